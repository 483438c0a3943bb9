import { describe, expect, test } from 'vitest';
import { METEOR } from '../../../src/games/meteor/index.js';
import { duelRulesOf } from '../../../src/table/duel/duel-sides.js';
import { lobby, started, table } from '../../support/table.js';

const duel = duelRulesOf(METEOR);
if (duel === null) throw new Error('Meteor is played as a duel');

describe('Meteor as a duel: what the platform reads off a table', () => {
  test('how far it has come', () => {
    const t = lobby(2);
    expect(duel.stage(t.state)).toBe('lobby');
    t.start();
    expect(duel.stage(t.state)).toBe('dealt');
    t.start();
    expect(duel.stage(t.state)).toBe('play');
    t.end(0);
    expect(duel.stage(t.state)).toBe('over');
  });

  test('its zone, and the meteors that are left', () => {
    const t = table({ zone: 4, sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    expect(duel.progress(t.state)).toEqual({ zone: 4, left: 2 });
    t.launch(0, 'K');
    t.wait(5_000);
    expect(duel.progress(t.state)).toEqual({ zone: 4, left: 1 });
  });

  test('a lost game stays in the zone in which it ended: there is none below 1', () => {
    const t = table({ zone: 1 });
    t.wait(60_000);
    expect(t.ending).toBe('lost: impact-time');
    expect(duel.progress(t.state)).toEqual({ zone: 1, left: 2 });
    expect(duel.gaveUp(t.state)).toBe(false);
  });

  test('who stopped its clock: a player, the bot, nobody', () => {
    const t = table();
    expect(duel.pausedBy(t.state)).toBeNull();
    t.timeOut(2);
    expect(duel.pausedBy(t.state)).toBe(2);
    t.resume(2);
    t.downtime(t.now);
    expect(duel.pausedBy(t.state)).toBe('bot');
  });

  test('its host starts it and ends its Time Out, as far as the rules are asked', () => {
    const t = started(3);
    t.makeHost(0, 2);
    t.timeOut(1);
    t.act(duel.resume(t.state));
    expect(t.state.pause).toBeNull();
    const waiting = lobby(2);
    waiting.act(duel.start(waiting.state));
    expect(duel.stage(waiting.state)).toBe('dealt');
    expect(duel.start(t.state)).toEqual({ type: 'start', by: 2 });
  });

  test('a crew that ends its game has given up; one whose Time Out became too long has not', () => {
    const ended = table();
    expect(duel.gaveUp(ended.state)).toBe(false);
    ended.end(0);
    expect(duel.gaveUp(ended.state)).toBe(true);

    const forgotten = table();
    forgotten.timeOut(0);
    forgotten.wait(24 * 3_600_000);
    expect(forgotten.ending).toBe('abandoned: time-out-too-long');
    expect(duel.gaveUp(forgotten.state)).toBe(false);
  });
});
