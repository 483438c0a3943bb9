import { describe, expect, it } from 'vitest';
import {
  board,
  field,
  drawPanel,
  rules,
  type HandModel,
  type Rendered,
} from '../../../../../src/discord/games/meteor/render/index.js';
import { end, lobby } from './from-views.js';
import type { MeteorView, OwnAdvanced, PublicView, SeatView } from '../../../../../src/games/meteor/view/seat.js';
import { seatName, translator, type People } from '../../../../../src/text/index.js';
import { headline } from '../../../../../src/text/meteor/index.js';
import { labels, partsOf, pressable, withId, words } from './limits.js';
import { HAND, NOW, PEOPLE, VIEW, ability } from './views.js';

const t = translator('en');
const CREW: People = new Map([...PEOPLE, [2, { name: '', robot: true }]]);
const base = { game: 'k3x9', people: CREW, now: NOW };

const boss = (letter: string, id: string, low: number, high: number, size: number | null): MeteorView => ({
  letter,
  band: 'boss',
  low,
  high,
  size,
  trait: null,
  faceUp: size !== null,
  boss: id,
});

const ADVANCED: PublicView = {
  ...VIEW,
  options: { ...VIEW.options, mode: 'advanced', powers: true, challenges: true, robotsAllowed: true },
  seats: VIEW.seats.map((one) => ({ ...one, robot: one.seat === 2 })),
  field: [...VIEW.field, boss('H', 'dark-body', 3, 9, null)],
  advanced: {
    boss: 'dark-body',
    seats: [
      { seat: 0, power: 'astronomer', challenge: 'red-tape', spent: 'zone', armed: null },
      { seat: 1, power: 'transmuter', challenge: null, spent: 'zone', armed: 'E' },
      { seat: 2, power: 'throttle', challenge: 'mistrusting', spent: null, armed: null },
    ],
  },
};
const OWN: OwnAdvanced = {
  power: 'astronomer',
  challenge: 'red-tape',
  ability: ability('astronomer', 'turn-up', 'meteor', ['K', 'N']),
  armed: null,
  seen: null,
  placeReadyAt: null,
  bossPlaces: [],
};
const FRESH: SeatView = { ...HAND, ...ADVANCED, advanced: { boss: 'dark-body', seats: [] }, own: OWN };

const boardOf = (view: Partial<PublicView> = {}, speaking: readonly number[] = []): string =>
  words(
    board({ ...base, view: { ...ADVANCED, ...view }, headline: null, blocked: false, speaking: new Set(speaking) }, t),
  );
const handOf = (view: Partial<SeatView> = {}, more: Partial<HandModel> = {}): Rendered =>
  drawPanel(
    {
      ...base,
      view: { ...FRESH, ...view },
      site: 0,
      change: 0,
      rockets: 'all',
      message: null,
      confirmPass: false,
      ...more,
    },
    t,
  );
const own = (change: Partial<OwnAdvanced>): Partial<SeatView> => ({ own: { ...OWN, ...change } });

describe('the board of an Advanced game', () => {
  it('tells the Boss with its name, its size as known, and its rule once', () => {
    expect(boardOf()).toContain('**H** ☠️ **Dark Body** unknown 3–9\n-# ☠️ never turned up');
    const twins = boardOf({ field: [boss('C', 'twin-terror', 4, 4, 4), boss('H', 'twin-terror', 4, 4, 4)] });
    expect(twins).toContain(
      '**C** ☠️ **Twin Terror** **size 4**\n**H** ☠️ **Twin Terror** **size 4**\n-# ☠️ a half destroyed by itself',
    );
    expect(boardOf({ field: [boss('C', 'eleven', 11, 11, 11)] })).not.toContain('-# ☠️');
  });

  it('names each Power and Challenge, with what is used or armed, and marks robots', () => {
    const said = boardOf();
    for (const part of [
      'Ana: ⚡ Astronomer (next zone) ⛓ Red Tape',
      'Ben: ⚡ Transmuter (next: 🟦E)',
      '🤖 Mira: ⚡ Throttle ⛓ Mistrusting',
    ])
      expect(said).toContain(part);
  });

  it('shows declared Energy with a mark, and when a Rocket is lost', () => {
    const [first, ...rest] = VIEW.sites;
    if (!first) throw new Error('no site');
    const said = boardOf({
      sites: [
        { ...first, pile: ['E', 'E', '3CE'], transmuted: [{ as: 'E', real: 'C' }], expiresAt: NOW + 9_000 },
        ...rest,
      ],
    });
    expect(said).toContain('🚀3 🟦E⇄ 🟦E – **READY** to launch · ⌛ lost <t:1800000009:R>');
  });

  it('says whom the silence treats otherwise, robots aside', () => {
    expect(boardOf({}, [0, 2])).toContain('can still talk: Ana');
    expect(boardOf({ silent: false, talkOpened: true }, [0])).toContain('still silent: Ben');
    expect(boardOf({}, [])).not.toContain('may talk');
  });
});

describe('the panel of an Advanced game', () => {
  it('has Power and Challenge on top, and the ability first among what is rare', () => {
    const drawn = handOf();
    expect(words(drawn)).toMatch(/^⚡ \*\*Astronomer\*\*: once a zone: turn up one meteor\.\n⛓ \*\*Red Tape\*\*/);
    const more = partsOf(drawn).find(({ custom_id }) => custom_id?.includes('|more|') === true);
    expect(more?.options?.[0]?.label).toBe('⚡ Astronomer');
    const aim = partsOf(handOf({}, { aiming: true })).find(
      ({ custom_id }) => custom_id?.includes('|ability|') === true,
    );
    expect(aim?.options?.[1]?.label).toBe('N medium 3–5');
  });

  it('keeps every other button where it was when targets open in the row', () => {
    const ids = (drawn: Rendered): string[] =>
      pressable(drawn)
        .map(({ custom_id }) => custom_id ?? '')
        .filter((id) => !id.includes('hand/use'));
    expect(ids(handOf({}, { aiming: true }))).toEqual(ids(handOf()));
  });

  it('puts many targets into a select, over two where one can’t hold them', () => {
    const many = ability('scavenger', 'take-discarded', 'card', ['C', 'F', 'A', 'E', '1C']);
    const selects = (drawn: Rendered): number =>
      partsOf(drawn).filter(({ type, custom_id }) => type === 3 && custom_id?.includes('ability') === true).length;
    expect(selects(handOf(own({ ability: many }), { aiming: true }))).toBe(1);
    expect(selects(handOf(own({ ability: many })))).toBe(0);
  });

  it('says that an ability is used up, and leaves one that can’t be used to be asked', () => {
    const spent = {
      boss: null,
      seats: [{ seat: 0, power: 'astronomer', challenge: null, spent: 'zone' as const, armed: null }],
    };
    const drawn = handOf(
      {
        advanced: spent,
        own: { ...OWN, ability: { ...ability('astronomer', 'turn-up', 'meteor', ['K']), refusal: 'ability-spent' } },
      },
      { aiming: true },
    );
    const rare = (one: Rendered): string => JSON.stringify(partsOf(one).map(({ options = [] }) => options));
    expect(rare(drawn)).not.toContain('Astronomer');
    expect(withId(drawn, 'hand/use')).toEqual([]);
    const aimless = handOf(
      own({ ability: { ...ability('astronomer', 'turn-up', 'meteor', []), refusal: 'ability-target' } }),
    );
    expect(rare(aimless)).toContain('Astronomer');
  });

  it('shows what is armed, seen, waited for and limited', () => {
    const said = words(
      handOf(
        own({
          armed: 'E',
          seen: { seat: 2, hand: ['C', 'C', '3CF'] },
          placeReadyAt: NOW + 3_000,
          challenge: 'small-silo',
        }),
      ),
    );
    for (const part of [
      'next energy counts as 🟦 E Electrical',
      '🕵 🤖 Mira held: 🟥C ×2, Rocket 3 (C F)',
      'place again <t:1800000003:R>',
      '5 of 6 cards',
    ])
      expect(said).toContain(part);
    expect(withId(handOf(own({ armed: 'E' })), 'hand/place|C|')[0]?.label).toContain('🟥 C ⇄ E ×2');
  });

  it('offers less and more damage, each as a toggle', () => {
    const drawn = handOf({ changes: [-1, 0, 1] }, { change: -1 });
    expect(withId(drawn, 'hand/change').map(({ label }) => label)).toEqual(['✓ −1 damage', '+1 damage']);
  });

  it('closes a site with the Challenge’s name', () => {
    const drawn = handOf({
      hand: FRESH.hand.map((one) => ({ ...one, sites: [null, 'owner-first', 'site-closed'] })),
      advanced: ADVANCED.advanced,
    });
    expect(words(drawn)).toContain('⛔ 🤖 Mira’s site: closed to you by Mistrusting.');
    expect(withId(drawn, 'hand/site|2')[0]).toMatchObject({ label: expect.stringMatching(/^⛔ 🤖/) as string });
  });
});

describe('before and after', () => {
  it('the lobby has four buttons, and robots where they are allowed', () => {
    const lobbyOf = (options: Partial<PublicView['options']>): string[] =>
      labels(
        lobby(
          {
            ...base,
            view: { ...ADVANCED, phase: 'lobby', advanced: null, options: { ...ADVANCED.options, ...options } },
            missing: [],
          },
          t,
        ),
      );
    expect(lobbyOf({ challenges: false })).toEqual(['Join', '+ Robot', 'Start', '⚙ Settings…']);
    expect(lobbyOf({ mode: 'standard', robotsAllowed: false })).toEqual(['Join', 'Start', '⚙ Settings…']);
  });

  it('the field asks the host for the Boss’s place until it is picked', () => {
    const fieldOf = (id: string | null): Rendered =>
      field({ ...base, view: { ...ADVANCED, phase: 'field', advanced: { boss: id, seats: [] } } }, t);
    const options = partsOf(fieldOf(null)).find(({ type }) => type === 3)?.options ?? [];
    expect(options.map(({ label }) => label.charAt(0))).toEqual(['K', 'L', 'N', 'S', 'H']);
    expect(partsOf(fieldOf('dark-body')).some(({ type }) => type === 3)).toBe(false);
    expect(withId(fieldOf('dark-body'), 'field/mulligan')[0]?.disabled).toBe(true);
  });

  it('the end tells of the Boss, and robots from people', () => {
    const said = (survivors: readonly MeteorView[]): string =>
      words(
        end(
          {
            ...base,
            view: {
              ...ADVANCED,
              phase: 'over',
              outcome: { result: 'lost', reason: 'impact-time', zone: 1, left: 0, at: NOW },
              survivors,
            },
          },
          t,
        ),
      );
    expect(said([boss('H', 'dark-body', 3, 9, 8)])).toContain('H ☠️ Dark Body size 8');
    expect(said([boss('H', 'dark-body', 3, 9, 8)])).toContain('Dark Body: not destroyed');
    expect(said([])).toContain('Dark Body: destroyed');
    expect(said([])).toContain('🤖 Mira (⚡ Throttle ⛓ Mistrusting)');
  });

  it('a redrawn card is named to the players (R15)', () => {
    const context = { people: CREW, view: ADVANCED, viewer: null };
    expect(headline(t, [{ type: 'card-redrawn', kind: 'challenge', card: 'weak-military', seat: 2 }], context)).toMatch(
      /Weak Military \(🤖 Mira\).*another was drawn/,
    );
    expect(headline(t, [{ type: 'card-redrawn', kind: 'boss', card: 'eleven', seat: null }], context)).toContain(
      'It Goes to 11',
    );
  });
});

it('a robot has a name of its own; one that took a seat over keeps its player’s, with the mark', () => {
  expect(seatName(t, CREW, 2)).toBe('🤖 Mira');
  expect(seatName(t, new Map([[1, { name: 'Ben', robot: true }]]), 1)).toBe('🤖 Ben');
});

it('rules answer by card', () => {
  const said = words(rules({ topic: 'power-secret-agent', nonce: 'a' }, t));
  expect(said).toContain('### Secret Agent · Power');
  expect(said).toContain('Once a zone: see another player’s current hand');
});
