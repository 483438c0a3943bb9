import { describe, expect, it } from 'vitest';
import {
  board,
  drawPanel,
  field,
  rules,
  type HandModel,
  type Rendered,
} from '../../../../../src/discord/games/meteor/render/index.js';
import { end, lobby, ownEnd } from './from-views.js';
import type { LaunchPromise } from '../../../../../src/games/meteor/view/promises.js';
import type { PublicView, SeatView } from '../../../../../src/games/meteor/view/seat.js';
import { translator, withIcons } from '../../../../../src/text/index.js';
import { RULE_TOPICS } from '../../../../../src/text/meteor/index.js';
import { labels, partsOf, pressable, withId, words } from './limits.js';
import { HAND, NOW, PEOPLE, VIEW, fullest, meteor } from './views.js';

const t = translator('en');
const base = { game: 'k3x9', people: PEOPLE, now: NOW };
const boardOf = (view: Partial<PublicView> = {}, blocked = false): Rendered =>
  board({ ...base, view: { ...VIEW, ...view }, headline: null, blocked }, t);
const handOf = (view: Partial<SeatView> = {}, more: Partial<HandModel> = {}): Rendered =>
  drawPanel(
    {
      ...base,
      view: { ...HAND, ...view },
      site: 0,
      change: 0,
      rockets: 'all',
      message: null,
      confirmPass: false,
      ...more,
    },
    t,
  );
const lobbyOf = (view: Partial<PublicView> = {}, missing: Parameters<typeof lobby>[0]['missing'] = []): Rendered =>
  lobby({ ...base, view: { ...VIEW, phase: 'lobby', field: [], sites: [], ...view }, missing }, t);
const disabledIn = (rendered: Rendered): string[] =>
  pressable(rendered)
    .filter(({ disabled }) => disabled === true)
    .map(({ label }) => label ?? '');
const EMPTY = { kind: 'empty', missing: '', retrofitMissing: null } as const;
const PAUSE = { by: 1, since: NOW, zoneLeft: 42_000, windowLeft: null } as const;

describe('the lobby', () => {
  it('recommends a first game to a newcomer, and not in a first game', () => {
    const seen = (mode: 'first' | 'standard'): string => {
      const options = { ...VIEW.options, mode, robotsAllowed: true };
      const seats = VIEW.seats.slice(0, 1);
      const view = { ...VIEW, options, seats, phase: 'lobby', field: [], sites: [] } as const;
      return words(lobby({ ...base, people: new Map([...PEOPLE].slice(0, 1)), view, missing: [], newcomers: true }, t));
    };
    expect(seen('standard')).toContain('New here?');
    expect(seen('first')).not.toContain('New here?');
  });
});

describe('the board', () => {
  it('says the zone, its countdown as a timestamp and in blocks of ten seconds, and the silence', () => {
    const said = words(boardOf());
    for (const part of ['ZONE 5', '<t:1800000042:R>', '▮▮▮▮▮▯', '🤫', 'Passed: Ben', 'Deck 41 · discarded 3'])
      expect(said).toContain(part);
  });

  it('sizes are told once: by the buttons of a window in which one has nothing to launch, else in a line', () => {
    const window = { closesAt: NOW + 4_000, rockets: [{ seat: 1, site: 1, target: 'S', change: 0 }] } as const;
    const rendered = handOf({ window, launchable: [] });
    expect(pressable(rendered).map(({ label }) => label)).toContain('K 1–3');
    expect(words(rendered)).not.toContain('**K**\u00a01–\u20603');
    expect(words(handOf({ window }))).toContain('**K**\u00a01–\u20603');
    expect(words(handOf({ launchable: [] }))).toContain('**K**\u00a01–\u20603');
  });

  it('of a zone that lasts longer than two minutes a block is a twelfth: no line is empty', () => {
    const options = { ...HAND.options, zoneMs: 600_000 };
    const deadline = NOW + 320_000;
    expect(words(boardOf({ options, deadline }))).toContain('▮▮▮▮▮▮▮▯▯▯▯▯');
    expect(words(handOf({ options, deadline, silent: false }))).toContain('▮▮▮▮▮▮▮▯▯▯▯▯');
  });

  it('shows of a meteor what is known, and of a site what it needs', () => {
    const said = words(boardOf());
    for (const part of [
      '**K** small 1–3',
      '**L** small **size 2** Twin',
      'READY',
      'needs 🟩A',
      'Retrofit: 2 more',
      '🏭 Supply',
    ])
      expect(said).toContain(part);
  });

  it('says which Energy a robot waits for, as long as its site lacks it', () => {
    const seats = VIEW.seats.map((seat) => (seat.seat === 2 ? { ...seat, robot: true, named: 'A' } : seat));
    expect(words(boardOf({ seats }))).toContain('Chloé needs A Atomic');
    const sites = VIEW.sites.map((site) => (site.owner === 2 ? { ...site, pile: [], outlook: EMPTY } : site));
    expect(words(boardOf({ seats, sites }))).not.toContain('needs A Atomic');
  });

  it('keeps its buttons in place in a Time Out', () => {
    const paused = boardOf({ pause: PAUSE });
    expect(labels(paused)).toEqual(['🖐 My hand', '✋ Pass', '▶ Resume', '❓ Rules']);
    expect(labels(boardOf())).toEqual(['🖐 My hand', '✋ Pass', '⏸ Time Out', '❓ Rules']);
    expect(disabledIn(paused)).toEqual(['✋ Pass']);
    expect(words(paused)).toContain('called by Ben');
    expect(words(paused)).not.toContain('<t:');
  });

  it('shows a salvo in the air, and says when storage stands still', () => {
    const flying = boardOf({
      window: { closesAt: NOW + 4_000, rockets: [{ seat: 0, site: 0, target: 'S', change: 1 }] },
    });
    expect(words(flying)).toContain('Ana 4 → S');
    expect(words(boardOf({}, true))).toContain('The game is on hold');
    expect(disabledIn(boardOf({}, true))).toContain('✋ Pass');
  });
});

describe('the hand', () => {
  it('marks the chosen site, and says of each what is there and what is missing; none is dead', () => {
    const drawn = handOf({}, { site: 1 });
    const sites = withId(drawn, 'hand/site');
    expect(sites.map(({ label }) => label)).toEqual(['Mine 3 ready', '✓ Ben C C ♻️ +2', 'Chloé Survey · A?']);
    expect(sites.some(({ disabled }) => disabled === true)).toBe(false);
  });

  it('names a chosen site of a robot that has just acted, however much lies there', () => {
    const sites = HAND.sites.map((site) => ({
      ...site,
      pile: ['C', 'A', 'F'],
      outlook: { kind: 'retrofit', missing: '', retrofitMissing: 1 } as const,
    }));
    const people = new Map([...PEOPLE].map(([seat]) => [seat, { name: 'Rigel', userId: '', robot: true }]));
    const drawn = handOf({ sites }, { people, site: 1, robot: { site: 1, events: [], until: NOW + 1000 } });
    expect(withId(drawn, 'hand/site')[1]?.label).toMatch(/^✓ ◆ Rigel .*♻️ \+1$/u);
  });

  it('offers a change of damage only where there is something to launch', () => {
    expect(withId(handOf({ changes: [0, 1] }), 'hand/change')).toHaveLength(1);
    expect(withId(handOf({ changes: [0, 1], launchable: [] }), 'hand/change')).toEqual([]);
  });

  it('keeps a hand of many kinds to a phone’s screen: what fits nowhere in words, the last cards in a select', () => {
    const model = HAND.hand.find(({ sites }) => sites.includes(null));
    if (model === undefined) throw new Error('no card fits');
    const kinds = ['1C', '2CF', '2CA', '3CF', '3CA', '3CE', '4FA', '4CE', '5CFA'];
    const live = kinds.map((card) => ({ ...model, card, completes: [null, null, null] }));
    const dead = { ...model, card: 'E', sites: model.sites.map(() => 'no-project' as const) };
    const drawn = handOf({ hand: [...live, dead] });
    expect(withId(drawn, 'hand/place|E')).toEqual([]);
    expect(words(drawn)).toContain('-# No place now: E');
    expect(JSON.stringify(drawn)).toContain('More cards…');
    expect(pressable(drawn).filter(({ label }) => label?.includes('Rocket') === true).length).toBeLessThan(live.length);
  });

  it('offers legal cards for the chosen site, and says what they complete', () => {
    const drawn = handOf({}, { site: 1 });
    expect(withId(drawn, 'hand/place|C|1')[0]).toMatchObject({ label: '🟥 C ×2 → Retrofit', disabled: false });
    // What fits another site goes there and says so; what fits nowhere is last, and grey.
    expect(withId(drawn, 'hand/place|A')[0]).toMatchObject({ label: '🟩 A → Chloé', disabled: false });
    expect(withId(drawn, 'hand/place|2F')[0]?.disabled).toBe(true);
    expect(withId(handOf({}, { site: 2 }), 'hand/place|A|2')[0]).toMatchObject({
      label: '🟩 A → built',
      disabled: false,
    });
  });

  it('says on the line of the zone’s time who of the others has passed, and nothing where nobody has', () => {
    const passed = (...seats: readonly number[]): Partial<SeatView> => ({
      seats: HAND.seats.map((one) => ({ ...one, passed: seats.includes(one.seat) })),
    });
    expect(words(handOf(passed(1, 2)))).toMatch(/^-# ▮+▯* 🤫 ✋ Ben, Chloé$/mu);
    expect(words(handOf(passed()))).not.toContain('✋ ');
    // One’s own pass has a line of its own, which says how to take it back.
    expect(words(handOf(passed(0)))).toMatch(/^-# ▮+▯* 🤫$/mu);
  });

  it('has no button for a card that is used up', () => {
    const fewer = HAND.hand.filter(({ card }) => card !== '2F' && card !== 'C');
    expect(withId(handOf({ hand: fewer }), 'hand/place|2F')).toEqual([]);
    expect(words(handOf({ hand: [] }))).toContain('Your hand is empty');
  });

  it('has targets only when a Rocket is ready, with the booster as a toggle', () => {
    expect(withId(handOf({ launchable: [] }), 'hand/launch')).toEqual([]);
    expect(withId(handOf(), 'hand/launch').map(({ label }) => label)).toEqual(['K 1–3', 'L 💥', 'N 3–5', 'S 7 −4']);
    const boosted = handOf({ changes: [0, 1] }, { change: 1 });
    expect(withId(boosted, 'hand/launch|K|0|1')).toHaveLength(1);
    expect(withId(boosted, 'hand/change|0')[0]?.label).toBe('✓ +1 damage');
  });

  it('says what a launch will do, and what loses the game in red', () => {
    const unseen = [
      { band: 'small' as const, size: 3, trait: null, copies: 2 },
      { band: 'small' as const, size: 1, trait: null, copies: 3 },
    ];
    expect(withId(handOf({}, { unseen }), 'hand/launch|K')[0]).toMatchObject({ label: 'K\u200540%', style: 2 });
    const last = withId(handOf({ zone: 1 }), 'hand/launch|L')[0];
    expect(last).toMatchObject({ label: 'L 💥', style: 4 });
    const asked = handOf({ zone: 1 }, { confirmLaunch: 'L' });
    expect(words(asked)).toContain('A launch at L is a sure Overkill');
    expect(withId(asked, 'hand/launch-confirm|L')[0]?.style).toBe(4);
    expect(withId(handOf({ zone: 1 }), 'hand/launch-confirm')).toEqual([]);
    const exact = [
      { letter: 'S', band: 'small' as const, low: 1, high: 3, size: 3, trait: null, faceUp: true, boss: null },
    ];
    expect(withId(handOf({ field: exact, targets: ['S'] }), 'hand/launch|S')[0]).toMatchObject({
      label: 'S 3 ✓',
      style: 3,
    });
  });

  it('keeps the newest salvo: a line of its own for five seconds, then a small one', () => {
    const strike = {
      target: 'M',
      rockets: [{ seat: 0, site: 0, damage: 3, counts: true }],
      sum: 3,
      size: 3,
      result: 'destroyed' as const,
    };
    const told = (at: number): string => words(handOf({ lastSalvo: { strikes: [strike], at } }));
    expect(told(NOW - 4000)).toContain('▸ Ana: 3 on M. Destroyed!');
    expect(told(NOW - 7000)).toContain('-# Last salvo: Ana: 3 on M. Destroyed!');
    // A robot that passes a second later doesn't hide what one's launch came to; afterwards its act comes first.
    const robot = { site: null, events: [{ type: 'passed' as const, seat: 1, agreed: false }], until: NOW + 1000 };
    const beside = (at: number): string => words(handOf({ lastSalvo: { strikes: [strike], at } }, { robot }));
    expect(beside(NOW - 4000)).toContain('▸ Ana: 3 on M. Destroyed!');
    expect(beside(NOW - 7000)).toContain('◆ ✋ Ben passed.');
    const shown = { ...VIEW, lastSalvo: { strikes: [strike], at: NOW } };
    const once = words(board({ ...base, view: shown, headline: 'Ana: 3 on M. Destroyed! More.', blocked: false }, t));
    expect(once.match(/on M/g)).toHaveLength(1);
  });

  it('tells in a select why a greyed card can’t be placed', () => {
    const shut = handOf({ hand: [{ card: 'C', count: 1, sites: ['no-project'], completes: [null] }] });
    const why = partsOf(shut).find(({ placeholder }) => placeholder?.startsWith('More') === true);
    expect(why?.options?.at(-1)).toMatchObject({ label: '🟥 Why not C?' });
    expect(why?.disabled).toBe(false);
    expect(words(shut)).toContain('Nothing you hold can be placed now: C.');
  });

  it('a hint says what its launch does, an Overkill too, and joins only what flies at that target', () => {
    const hinted = (promise: LaunchPromise['kind'], joins = false): string => {
      const hint = { kind: 'launch', target: 'L', sites: [0], change: 0, joins, promise } as const;
      return words(handOf({}, { coaching: { hints: 'on', hint, fresh: [] } }));
    };
    expect(hinted('hit', true)).toContain('Launch at **L**: an exact hit.');
    expect(hinted('overkill', true)).toContain('an Overkill costs the zone, but brings cards.');
    expect(hinted('absorbed')).toContain('the Deflector takes the Overkill');
    expect(hinted('short')).toContain('the others have a few seconds to join');
    expect(hinted('short', true)).toContain('Join the salvo: launch at **L** too.');
    expect(hinted('none')).toContain('💡 Launch at **L**.');
  });

  it('a hint to launch names the button that chooses its Rockets or its damage, where others are chosen', () => {
    const two = [
      { site: 0, card: '2C', damage: 2 },
      { site: 1, card: '1C', damage: 1 },
    ];
    const hinted = (sites: readonly number[], change: number, chosen: Partial<HandModel>): string => {
      const hint = { kind: 'launch', target: 'L', sites, change, joins: false, promise: 'hit' } as const;
      const view = { launchable: two, changes: [0, 1] };
      return words(handOf(view, { coaching: { hints: 'on', hint, fresh: [] }, ...chosen }));
    };
    expect(hinted([0], 0, { rockets: 'all' })).toMatch(
      /Choose \*\*🚀2 .+\*\*, then launch at \*\*L\*\*: an exact hit\./,
    );
    expect(hinted([0, 1], 0, { rockets: 0 })).toContain(
      'Choose **🚀 All: 2 + 1**, then launch at **L**: an exact hit.',
    );
    expect(hinted([0], 1, { rockets: 0 })).toContain('Choose **+1 damage**, then launch at **L**: an exact hit.');
    for (const [sites, change, chosen] of [
      [[0], 0, { rockets: 0 }],
      [[0, 1], 0, { rockets: 'all' }],
      [[1], 1, { rockets: 1, change: 1 }],
    ] as const)
      expect(hinted(sites, change, chosen)).toContain('💡 Launch at **L**: an exact hit.');
  });

  it('gives no hint while it asks whether something is meant', () => {
    const hint = { kind: 'launch', target: 'L', sites: [0], change: 0, joins: false, promise: 'hit' } as const;
    const coaching = { hints: 'on', hint, fresh: [] } as const;
    expect(words(handOf({}, { coaching }))).toContain('💡');
    expect(words(handOf({}, { coaching, confirmPass: true }))).not.toContain('💡');
    expect(words(handOf({}, { coaching, confirmLaunch: 'L' }))).not.toContain('💡');
  });

  it('falls back where a choice is gone', () => {
    const drawn = handOf({}, { site: 9, change: 5, rockets: 7 });
    expect(withId(drawn, 'hand/site|0')[0]?.label).toContain('✓');
    expect(withId(drawn, 'hand/launch|K|0|0')).toHaveLength(1);
  });

  it('asks before the pass that loses, in another place than Pass itself', () => {
    const drawn = handOf({ passLoses: true }, { confirmPass: true });
    expect(withId(drawn, 'hand/pass-confirm')[0]?.style).toBe(4);
    const ids = (one: Rendered): string[] => pressable(one).map(({ custom_id }) => custom_id?.split('|')[2] ?? '');
    expect(ids(drawn)).not.toContain('hand/pass');
    // Where Pass was is the way back: a double press never confirms.
    expect(ids(drawn).indexOf('hand/pass-cancel')).toBe(ids(handOf()).indexOf('hand/pass') + 1);
    expect(withId(handOf(), 'hand/pass-confirm')).toEqual([]);
  });

  it('lies face down in a Time Out', () => {
    const drawn = handOf({ pause: PAUSE, mayResume: true });
    expect(words(drawn)).toContain('your hand is hidden');
    expect(labels(drawn)).toEqual(['▶ Resume']);
    expect(withId(drawn, 'hand/place')).toEqual([]);
  });

  it('asks on top which target is meant; meteors are above sites in any case', () => {
    const ids = (drawn: Rendered): string[] => pressable(drawn).map(({ custom_id }) => custom_id ?? '');
    expect(words(handOf({}, { askTarget: true }))).toMatch(/^❓ \*\*Launch at which meteor/);
    expect(ids(handOf({}, { askTarget: true }))).toEqual(ids(handOf()));
    expect(ids(handOf()).find((id) => !id.includes('hand/pass'))).toContain('hand/launch');
  });

  it('makes selects of sites before cards and meteors, with an id of their own at each redraw', () => {
    const purposes = (kinds: number): (string | undefined)[] =>
      partsOf(
        drawPanel(
          { ...base, view: fullest(kinds), site: 0, change: 0, rockets: 'all', message: null, confirmPass: false },
          t,
        ),
      )
        .filter(({ type }) => type === 3)
        .map(({ custom_id }) => custom_id?.split('|')[3]);
    expect(purposes(4)).toEqual(['site', 'more']);
    expect(purposes(31)).toContain('site');
    expect(purposes(31)).toContain('card');
  });
});

describe('the field, before the clock', () => {
  const FIELD = ['twin', null, 'rich', 'twin'].map((trait, at) => meteor('KLMN'[at] ?? '', 'small', 1, 3, 2, trait));
  const said = (mode: 'first' | 'standard'): string =>
    words(field({ ...base, view: { ...VIEW, phase: 'field', options: { ...VIEW.options, mode }, field: FIELD } }, t));

  it('says once in a first game what each Trait does', () => {
    expect(said('first').match(/^-# \*\*.*$/gm)).toEqual([
      '-# **Twin**: destroyed, it brings another small meteor',
      '-# **Rich**: destroyed, everyone draws 1 card',
    ]);
    expect(said('standard')).not.toContain('destroyed');
  });
});

describe('the lobby', () => {
  it('names the crew and what they will be dealt', () => {
    const said = words(lobbyOf());
    for (const part of ['Crew 3/5', 'Ana (host)', '7 meteors', 'hands of 5']) expect(said).toContain(part);
  });

  it('says what is missing and what else can be done about it, where silence would be', () => {
    const drawn = lobbyOf({}, ['manage-messages']);
    expect(words(drawn)).toContain('Manage Messages');
    expect(words(drawn)).toContain('choose another silence under “Settings…”');
    const first = lobbyOf({ options: { ...VIEW.options, mode: 'first' } }, ['manage-messages']);
    expect(words(first)).not.toContain('Manage Messages');
  });

  it('says once how often such a crew wins: robots of their level, and one alone with two robots', () => {
    const withRobots = VIEW.seats.map((seat) => ({ ...seat, robot: seat.seat > 0 }));
    expect(words(lobbyOf({ seats: withRobots }))).toContain('Veteran robots win 47% of games like this.');
    const aces = words(lobbyOf({ seats: withRobots, options: { ...VIEW.options, robotLevel: 'ace' } }));
    expect(aces).toContain('Ace robots win 66% of games like this.');
    const alone = { seats: VIEW.seats.slice(0, 1), options: { ...VIEW.options, robotsAllowed: true } };
    expect(words(lobbyOf(alone))).toContain('With two robots, a crew like this wins 47% of its games.');
    const relaxed = { ...alone, options: { ...alone.options, relaxed: true } };
    expect(words(lobbyOf(relaxed))).toContain('Veteran robots win 29% of games like this.');
    expect(words(lobbyOf({ seats: withRobots })).match(/%/g)).toHaveLength(1);
  });
});

describe('the end', () => {
  const over = (more: Partial<PublicView>): Rendered =>
    end({ ...base, view: { ...VIEW, phase: 'over', seed: 'abc', ...more } }, t);

  it('of a defeat says what hit, how big it was, and how close it was', () => {
    const said = words(
      over({
        outcome: { result: 'lost', reason: 'impact-overkill', zone: 1, left: 17_000, at: NOW },
        survivors: [{ letter: 'N', band: 'medium', low: 3, high: 5, size: 4, trait: 'rich', faceUp: true, boss: null }],
      }),
    );
    for (const part of [
      'EARTH IS HIT',
      'Overkill',
      'N medium size 4 Rich',
      'So close: 1 meteor left',
      '17 seconds left',
    ])
      expect(said).toContain(part);
  });

  it('of a victory gives the account and asks for another', () => {
    const drawn = over({
      outcome: { result: 'won', reason: 'all-destroyed', zone: 2, left: 17_000, at: NOW },
      tally: { ...VIEW.tally, destroyed: 7, rockets: 11 },
    });
    expect(words(drawn)).toContain('7 meteors · 11 Rockets');
    expect(labels(drawn)).toEqual(['🔁 Again, same crew', '🔍 Replay', '📄 Export', '🎓 Coach', '📣 Share']);
  });

  const none = { rockets: 0, hits: 0, given: 0, technologies: 0, retrofits: 0 };
  const won = { result: 'won', reason: 'all-destroyed', zone: 2, left: 17_000, at: NOW } as const;

  it('names what people did, with awards for the most of it; equals share one, and nobody is blamed', () => {
    const deeds = [
      { ...none, rockets: 3, hits: 2, given: 1 },
      { ...none, rockets: 1, given: 4 },
      { ...none, hits: 2 },
    ];
    const said = words(over({ outcome: won, deeds }));
    for (const part of [
      'Ana: 3 Rockets · 2 exact hits · 1 card given',
      'Ben: 1 Rocket · 4 cards given',
      '🎯 Sharpshooter: Ana, Chloé',
      '🤝 Most generous: Ben',
      'Next: an Advanced game',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('Chief engineer');
    expect(words(over({ outcome: won, deeds: [] }))).not.toMatch(/Sharpshooter|Ana: /);
  });

  it('after a loss recommends a Survey Satellite only to a crew that built none', () => {
    const lost = { ...won, result: 'lost', reason: 'impact-time' } as const;
    const { tally } = VIEW;
    expect(words(over({ outcome: lost }))).toContain('an early Survey Satellite');
    const said = words(
      over({ outcome: lost, tally: { ...tally, built: [{ technology: 'survey', zone: 5, seat: 1 }] } }),
    );
    expect(said).not.toContain('an early Survey Satellite');
    expect(said).toContain('Next time: try a first game');
  });

  it('of a night names it, and once it is won the next; advice on its mode would not hold for its rules', () => {
    const night = (scenario: string): Partial<PublicView> => ({ options: { ...VIEW.options, scenario } });
    const said = words(over({ ...night('first-light'), outcome: won }));
    expect(said).toContain('Night 1 of 12: First Light');
    expect(said).toContain('Next: night 2, with `/meteor new scenario:Harvest`.');
    expect(said).not.toContain('Advanced game');
    expect(words(over({ ...night('eleven'), outcome: won }))).toContain('That was the last night.');
    const lost = words(over({ ...night('dark-reactors'), outcome: { ...won, result: 'lost', reason: 'impact-time' } }));
    expect(lost).toContain('Night 7 of 12: Dark Reactors');
    expect(lost).not.toMatch(/Next/);
  });

  it('on a player’s own panel says how it ended, and offers another', () => {
    const view = { ...VIEW, phase: 'over' as const, outcome: won, deeds: [{ ...none, rockets: 3 }] };
    const drawn = ownEnd({ ...base, view }, 0, t);
    expect(words(drawn)).toContain('You won!');
    expect(words(drawn)).toContain('3 Rockets');
    expect(labels(drawn)).toEqual(['🔁 Again, same crew', '🔍 Replay', '📄 Export', '🎓 Coach', '📣 Share']);
  });
});

it('rules let every topic be chosen', () => {
  expect(partsOf(rules({ topic: 'clock', nonce: 'a' }, t)).find(({ type }) => type === 3)?.options).toHaveLength(
    RULE_TOPICS.length,
  );
});

describe('the bot’s own emoji', () => {
  const pictured = withIcons(t, (name) => ({ id: '77', name }));

  it('stand in messages beside letters and numbers, never in their place', () => {
    const said = words(board({ ...base, view: VIEW, headline: null, blocked: false }, pictured));
    for (const part of [
      '<:zone_5:77> **ZONE 5**',
      '**K** <:meteor_small:77> 1–3',
      '**L** <:meteor_size_2:77> **size 2** <:twin:77> Twin',
      '_ready:77>3 <:chemical:77>C',
      'needs <:atomic:77>A',
      '<:supply:77> Supply',
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/🟥|🟨|🟩|🟦|🏭|face down/u);
  });

  it('stand on buttons beside the label, so that it reads without them', () => {
    const drawn = drawPanel(
      {
        ...base,
        view: HAND,
        site: 0,
        change: 0,
        rockets: 'all',
        message: null,
        confirmPass: false,
      },
      pictured,
    );
    expect(withId(drawn, 'hand/place|C|')[0]).toMatchObject({
      label: expect.stringMatching(/^C/) as string,
      emoji: { id: '77', name: 'chemical' },
    });
  });

  it('that one by one are missing leave their signs', () => {
    const some = withIcons(t, (name) => (name === 'chemical' ? { id: '77', name } : null));
    const said = words(board({ ...base, view: VIEW, headline: null, blocked: false }, some));
    expect(said).toContain('<:chemical:77>C');
    expect(said).toContain('needs 🟩A');
  });
});
