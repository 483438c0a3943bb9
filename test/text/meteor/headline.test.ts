import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import type { Strike } from '../../../src/games/meteor/state.js';
import { translator } from '../../../src/text/index.js';
import { headline } from '../../../src/text/meteor/index.js';
import { NOW, PEOPLE, VIEW } from '../../discord/games/meteor/render/views.js';

const say = (...events: readonly GameEvent[]): string | null =>
  headline(translator('en'), events, { people: PEOPLE, view: VIEW, viewer: null });

const strike = (damages: readonly number[], size: number, result: Strike['result']): Strike => ({
  target: 'S',
  size,
  result,
  sum: damages.reduce((total, damage) => total + damage, 0),
  rockets: damages.map((damage, seat) => ({ seat, site: seat, damage, counts: true })),
});
const salvo = (...strikes: readonly Strike[]): GameEvent => ({ type: 'salvo-resolved', strikes });

describe('headlines', () => {
  it('add up a salvo', () => {
    expect(say(salvo(strike([3, 4], 7, 'destroyed')))).toBe('Ana + Ben: 3 + 4 on S = 7. Destroyed!');
    expect(say(salvo(strike([3], 3, 'destroyed')))).toBe('Ana: 3 on S. Destroyed!');
    expect(say(salvo(strike([2], 3, 'survived')))).toBe('Ana: 2 on S (size 3). Not enough.');
    const idle: Strike = {
      ...strike([1], 3, 'survived'),
      sum: 0,
      rockets: [{ seat: 0, site: 0, damage: 1, counts: false }],
    };
    expect(say(salvo(idle))).toBe('Ana on S (size 3): no effect.');
  });

  it('say where a Rocket is finished as each language does of what is there already', () => {
    const finished: GameEvent = { type: 'placed', seat: 1, site: 0, card: 'C', ready: true };
    const inLanguage = (locale: 'de' | 'pl'): string | null =>
      headline(translator(locale), [finished], { people: PEOPLE, view: VIEW, viewer: null });
    expect(inLanguage('de')).toContain('auf der Rampe von Ana fertig');
    expect(inLanguage('pl')).toContain('na wyrzutni gracza Ana');
  });

  it('tell an Overkill with what it brought', () => {
    const said = say(
      salvo(strike([5], 3, 'overkill')),
      { type: 'zone-changed', zone: 4, deadline: NOW, cause: 'overkill' },
      { type: 'drawn', cards: [[0, 'C']] },
    );
    expect(said).toBe('Ana: 5 on S (size 3). 💥 OVERKILL. 💥 Zone 4: the Overkill pushed the rest closer.');
    expect(say({ type: 'overkill-absorbed', technology: 'deflector' })).toContain('Deflector Satellite');
  });

  it('name the zone that ended, and why it did', () => {
    const ended = (cause: 'time' | 'pass'): string | null =>
      say({ type: 'zone-changed', zone: 4, deadline: NOW, cause });
    expect(ended('time')).toBe('⏱ Time ran out in zone 5: now zone 4.');
    expect(ended('pass')).toBe('✋ Everyone passed in zone 5: now zone 4.');
  });

  it('tell what a card completed instead of where it went', () => {
    const placed: GameEvent = { type: 'placed', seat: 1, site: 2, card: 'A', ready: false };
    expect(say(placed)).toBe('Ben put 🟩A on Chloé’s site.');
    const built: GameEvent = { type: 'technology-built', seat: 1, site: 2, technology: 'survey' };
    expect(say(placed, built, { type: 'meteors-revealed' })).toBe(
      'Ben built Survey Satellite: all meteors face up, later ones too.',
    );
  });

  it('never name a drawn or discarded card', () => {
    const said = say(
      { type: 'retrofit-built', seat: 0, site: 0 },
      {
        type: 'drawn',
        cards: [
          [0, 'survey'],
          [1, '5AE'],
        ],
      },
      { type: 'discarded', cards: [[0, 'deflector']], random: [1, 2, 3, 4] },
    );
    expect(said).toBe('♻️ Ana completed a Retrofit. 2 cards drawn. ☢️ Radioactive: 1 card discarded at random.');
  });

  it('stay silent where there is nothing to say, and short where there is much', () => {
    expect(say({ type: 'returned' })).toBeNull();
    expect(say()).toBeNull();
    const many = Array.from({ length: 30 }, (): GameEvent => ({ type: 'passed', seat: 0, agreed: false }));
    expect(say(...many)?.length).toBeLessThan(260);
  });
});
