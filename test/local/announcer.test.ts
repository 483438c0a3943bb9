import { beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/local/protocol.js';
import { Announcer, type Urgency } from '../../src/local/web/messages/announcer.js';
import { firstLine, isUrgent, spoken } from '../../src/local/web/messages/reading.js';
import { TestTime } from '../support/local-time.js';

const BOT = { id: '1', name: 'Bot', bot: true };
const text = (content: string) => ({ type: 10, content });

let time: TestTime;
let said: (readonly [Urgency, string])[];
let announcer: Announcer;
let actedAt: number;
let shown: PageMessage[];

/** A message of this id with these texts in a container, as it stands now. */
function message(id: string, texts: readonly string[], more: Partial<PageMessage> = {}): PageMessage {
  return {
    id,
    channelId: '9',
    author: BOT,
    content: '',
    components: [{ type: 17, components: texts.map(text) }],
    attachments: [],
    ephemeral: false,
    loading: false,
    edited: false,
    pinned: false,
    at: 0,
    reactions: [],
    ...more,
  };
}

/** Shows it, in place of an earlier one of the same id. */
function show(next: PageMessage): void {
  const at = shown.findIndex(({ id }) => id === next.id);
  shown = at < 0 ? [...shown, next] : shown.with(at, next);
  announcer.look('9', shown);
}

beforeEach(() => {
  time = new TestTime();
  said = [];
  shown = [];
  actedAt = 0;
  announcer = new Announcer({
    say: (words, urgency) => said.push([urgency, words]),
    setTimeout: (run, ms) => void time.setTimeout(run, ms),
    now: () => time.now(),
    actedAt: () => actedAt,
    nameOf: (id) => (id === '7' ? 'Ana' : undefined),
  });
  announcer.look('9', []);
});

/** What was said politely until now. */
function polite(): string[] {
  time.advance(1_000);
  return said.splice(0).map(([urgency, words]) => {
    expect(urgency).toBe('polite');
    return words;
  });
}

const seconds = (left: number): string => `Ends <t:${Math.floor(time.now() / 1000) + left}:R> (${left} seconds left)`;

describe('what the page says aloud', () => {
  it('what was there when one came in is no news', () => {
    announcer.look('8', [message('1', ['**OLD**'])]);
    expect(polite()).toEqual([]);
  });

  it('the changed lines of a board’s heading, in words', () => {
    show(message('1', ['First\nSame', 'Table']));
    expect(polite()).toEqual(['First. Same']);
    show(message('1', ['▸ <@7> did **this** ▰▱\nSame', 'Table']));
    expect(polite()).toEqual(['Ana did this']);
  });

  it('not what changes below the heading, not small print, and not seconds that run down', () => {
    show(message('1', [`${seconds(40)}\nSame`, 'Deck 40']));
    polite();
    show(message('1', [`${seconds(39)}\nSame\n-# small print`, 'Deck 39']));
    expect(polite()).toEqual([]);
  });

  it('what is in bold at a line’s begin at once, with all that changed beside it', () => {
    show(message('1', ['Quiet']));
    polite();
    show(message('1', [`Quiet\n🚀 **LAUNCHING** <t:${Math.floor(time.now() / 1000) + 5}:R>\nAna 3 → A`]));
    expect(said).toEqual([['assertive', 'LAUNCHING in 5 seconds. Ana 3 → A']]);
  });

  it('the end with what it is', () => {
    show(message('1', ['☄️ **ROUND 1**']));
    polite();
    show(message('1', ['🌍 **WON**\nIn 40 seconds.']));
    expect(said).toEqual([['assertive', 'WON. In 40 seconds.']]);
  });

  it('the outcome of one’s own click: every changed line of what only this person sees', () => {
    const panel = (...texts: string[]): PageMessage => message('2', texts, { ephemeral: true });
    show(panel('Your panel', 'Two cards'));
    polite();
    show(panel('Your panel', 'One card'));
    expect(polite()).toEqual([]);
    actedAt = time.now();
    show(panel('Your panel', 'No card'));
    expect(polite()).toEqual(['No card']);
    actedAt = time.now();
    show(message('3', ['That does not go.', 'It would take more.'], { ephemeral: true }));
    expect(polite()).toEqual(['That does not go. It would take more.']);
  });

  it('several polite news together, the same once', () => {
    show(message('1', ['One']));
    polite();
    show(message('1', ['Two']));
    show(message('1', ['Three']));
    show(message('1', ['Two']));
    expect(polite()).toEqual(['Two. Three']);
  });

  it('again what was said before, when it comes again', () => {
    for (const line of ['One', 'Two', 'One']) {
      show(message('1', [line]));
      expect(polite()).toEqual([line]);
    }
  });
});

describe('lines in words', () => {
  const speaker = { nameOf: () => undefined, now: () => 0 };

  it.each([
    ['**Bold** _and_ `code` <:comet:123456789012345678>', 'Bold and code comet'],
    ['Needs <:piece_3:1>3 <:red:2>C, **D** <:big_size_4:3> **size 4**', 'Needs piece 3 red C, D big size 4'],
    ['<:piece_3:1>33 and <:piece_3:1>', 'piece 3 33 and piece 3'],
    ['☄️ **ZONE 4** ▰▰▱', 'ZONE 4'],
    ['empty (🤖 Rigel first)', 'empty (Rigel first)'],
    ['🟥', '🟥'],
    ['in <t:60:R>', 'in in 1 minute'],
  ])('%s', (line, words) => {
    expect(spoken(line, speaker)).toBe(words);
  });

  it('urgent is what begins in bold or is a heading', () => {
    expect(['🚀 **NOW**', '**NOW**', '# Now', '⚠️ **NOW** and more'].filter(isUrgent)).toHaveLength(4);
    expect(['▸ Ana **now**', 'now', '-# **now**', 'Deck **4**'].filter(isUrgent)).toEqual([]);
  });

  it('a message is about its first line', () => {
    expect(firstLine(message('1', ['## ☄️ **Title**\nmore']))).toBe('☄️ Title');
    expect(firstLine(message('1', ['<:zone5:123456789012345678> **ZONE 5**\nmore']))).toBe('ZONE 5');
  });
});
