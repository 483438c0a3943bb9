import { describe, expect, it } from 'vitest';
import { fromLogFile, logFileText, toLogFile } from '../../src/history/logs/log-file.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import { game, stored } from '../support/played.js';

const LOG: StoredLog = { ...stored(game('file1', 2)), kind: 'meteor', over: true };
const entriesOf = (text: string): unknown => {
  const log = fromLogFile(text);
  return 'fault' in log ? log : log.entries.length;
};

describe('The file of a log', () => {
  it('comes back as it was, with an entry a line', () => {
    const text = logFileText(LOG);
    expect(text.split('\n')).toHaveLength(LOG.entries.length + 3);
    expect(fromLogFile(text)).toEqual(LOG);
    const signed = { ...LOG, signature: 'hmac-sha256:00', dayKey: 'aa' };
    expect(fromLogFile(logFileText(signed))).toEqual(signed);
  });

  it('has only what is known of the game', () => {
    const { kind: _kind, over: _over, ...bare } = LOG;
    expect(Object.keys(toLogFile(bare))).toEqual(['format', 'formatVersion', 'game', 'over', 'entries']);
    expect(fromLogFile(logFileText({ ...bare, over: false }))).toEqual(bare);
  });

  it('says by itself whether the game was over', () => {
    const { over: _over, ...unknown } = LOG;
    expect(toLogFile(unknown).over).toBe(true);
    expect(toLogFile({ ...unknown, entries: LOG.entries.slice(0, -1) }).over).toBe(false);
    expect(toLogFile({ ...unknown, entries: [] }).over).toBe(false);
  });

  it('is refused where it holds something else', () => {
    const file = toLogFile(LOG);
    const faultOf = (of: unknown): unknown => fromLogFile(JSON.stringify(of));
    expect(faultOf(null)).toEqual({ fault: 'it is not a Meteor log' });
    expect(faultOf('meteor-log')).toEqual({ fault: 'it is not a Meteor log' });
    expect(faultOf({ ...file, format: 'other' })).toEqual({ fault: 'it is not a Meteor log' });
    expect(faultOf({ ...file, game: 7 })).toEqual({ fault: 'it lacks "game" or "entries"' });
    expect(faultOf({ ...file, entries: {} })).toEqual({ fault: 'it lacks "game" or "entries"' });
    expect(fromLogFile('meteor')).toEqual({ fault: 'it is not JSON' });
  });

  it.each([
    ['sequence', 1.5],
    ['at', '0'],
    ['digest', null],
    ['action', null],
    ['events', {}],
  ])('is refused where an entry’s %s is none, and says which entry', (name, value) => {
    const { entries, ...head } = toLogFile(LOG);
    const changed = entries.map((entry, at) => (at === 2 ? { ...entry, [name]: value } : entry));
    expect(fromLogFile(JSON.stringify({ ...head, entries: changed }))).toEqual({
      fault: 'its entry 2 lacks something',
    });
  });

  it('leaves out of the head what is of another type', () => {
    const odd = { ...toLogFile(LOG), kind: 1, over: 'yes', signature: 2, dayKey: 3 };
    expect(fromLogFile(JSON.stringify(odd))).toEqual({ game: LOG.game, entries: LOG.entries });
  });
});

describe('A file that was cut off or damaged', () => {
  it('has the entries up to where it can’t be read, and is known to lack its end', () => {
    const text = logFileText(LOG);
    const [head = '', ...lines] = text.split('\n');
    const cut = [head, ...lines.slice(0, 4), (lines[4] ?? '').slice(0, 30)].join('\n');
    expect(fromLogFile(cut)).toEqual({ game: 'file1', kind: 'meteor', over: true, entries: LOG.entries.slice(0, 4) });
    // The closing brackets alone are missing.
    expect(entriesOf(text.slice(0, -3))).toBe(LOG.entries.length);
    expect(entriesOf(text.slice(0, -5))).toBe(LOG.entries.length - 1);
    const damaged = text.replace('"sequence":3,', '"sequence":3;');
    expect(entriesOf(damaged)).toBe(3);
  });

  it('is read however it is indented', () => {
    const text = JSON.stringify(toLogFile(LOG), null, 2);
    expect(fromLogFile(text.slice(0, text.indexOf('"sequence": 5') + 20))).toEqual({
      game: 'file1',
      kind: 'meteor',
      over: true,
      entries: LOG.entries.slice(0, 5),
    });
    expect(entriesOf(` \n${text.slice(0, -2)}`)).toBe(LOG.entries.length);
  });

  it('of an older bot names no kind', () => {
    const { kind: _kind, ...older } = LOG;
    expect(fromLogFile(logFileText(older).slice(0, -2))).toEqual({ game: 'file1', over: true, entries: LOG.entries });
  });

  it('is no log where its head is gone', () => {
    const text = logFileText(LOG).slice(0, -2);
    expect(fromLogFile(text.replace('meteor-log', 'other'))).toEqual({ fault: 'it is not JSON' });
    expect(fromLogFile(text.slice(1))).toEqual({ fault: 'it is not JSON' });
    expect(entriesOf(text.slice(0, text.indexOf('"sequence"')))).toBe(0);
  });
});
