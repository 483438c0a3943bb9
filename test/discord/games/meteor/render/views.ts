import fc from 'fast-check';
import { CARDS, METEOR_KINDS } from '../../../../../src/games/meteor/catalogue.js';
import { BOSSES } from '../../../../../src/games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../../../../src/games/meteor/cards/challenges.js';
import { POWERS } from '../../../../../src/games/meteor/cards/powers.js';
import { TECHNOLOGIES } from '../../../../../src/games/meteor/cards/technologies.js';
import type { Options } from '../../../../../src/games/meteor/state.js';
import type {
  AbilityView,
  AdvancedView,
  CardMoves,
  MeteorView,
  OwnAdvanced,
  PublicView,
  SeatView,
  SiteView,
} from '../../../../../src/games/meteor/view/seat.js';
import type { People } from '../../../../../src/text/index.js';

/** Views in the middle of a game, and arbitrary ones. */

export const NOW = 1_800_000_000_000;

export const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: false,
};

export const PEOPLE: People = new Map([
  [0, { name: 'Ana' }],
  [1, { name: 'Ben' }],
  [2, { name: 'Chloé' }],
]);

export const meteor = (
  letter: string,
  band: MeteorView['band'],
  low: number,
  high: number,
  size: number | null = null,
  trait: string | null = null,
): MeteorView => ({ letter, band, low, high, size, trait, faceUp: size !== null, boss: null });

const site = (
  id: number,
  owner: number | null,
  pile: readonly string[],
  outlook: Partial<SiteView['outlook']>,
): SiteView => ({
  id,
  owner,
  pile,
  outlook: { kind: 'empty', missing: '', retrofitMissing: null, ...outlook },
  transmuted: [],
  expiresAt: null,
});

export const VIEW: PublicView = {
  phase: 'play',
  options: OPTIONS,
  host: 0,
  crew: 3,
  seats: [0, 1, 2].map((seat) => ({ seat, status: 'in', passed: seat === 1, handSize: 5 - seat, robot: false })),
  sites: [
    site(0, 0, ['C', 'F', '3CF'], { kind: 'ready' }),
    site(1, 1, ['C', 'C'], { kind: 'open', retrofitMissing: 2 }),
    site(2, 2, ['survey'], { kind: 'technology', missing: 'A' }),
  ],
  field: [
    meteor('K', 'small', 1, 3),
    meteor('L', 'small', 1, 3, 2, 'twin'),
    meteor('N', 'medium', 3, 5),
    meteor('S', 'seven', 7, 7, 7),
  ],
  technologies: ['supply'],
  zone: 5,
  deadline: NOW + 42_000,
  window: null,
  pause: null,
  mulliganed: false,
  deckSize: 41,
  discard: ['C', 'C', '1F'],
  advanced: null,
  silent: true,
  talkOpened: false,
  lastSalvo: null,
  deeds: [],
  fallen: [],
  letters: [...'KLMNPRSTVWXZ'],
  tally: { destroyed: 0, rockets: 0, overkills: 0, retrofits: 0, built: [], best: null },
  outcome: null,
  seed: null,
  survivors: [],
};

const moves = (
  card: string,
  count: number,
  sites: CardMoves['sites'],
  completes: CardMoves['completes'] = [null, null, null],
): CardMoves => ({ card, count, sites, completes });

export const HAND: SeatView = {
  ...VIEW,
  seat: 0,
  hand: [
    moves('C', 2, ['site-ready', null, 'no-project'], [null, 'retrofit', null]),
    moves('A', 1, ['site-ready', 'no-project', null], [null, null, 'technology']),
    moves('2F', 1, ['site-ready', 'no-project', 'no-project']),
    moves('communications', 1, ['site-ready', 'no-project', 'no-project']),
  ],
  launchable: [{ site: 0, card: '3CF', damage: 3 }],
  targets: ['K', 'L', 'N', 'S'],
  changes: [0],
  impliedTarget: null,
  scrappable: [],
  mayPass: true,
  passLoses: false,
  mayTimeOut: true,
  mayResume: false,
  mayMulligan: false,
  maySpeak: false,
  own: null,
};

export const ability = (
  id: string,
  does: AbilityView['does'],
  asks: AbilityView['asks'],
  targets: readonly string[],
): AbilityView => ({ ability: id, does, every: 'zone', refusal: null, asks, targets });

/** The names of a long game, by R18; the last ones only a very long one has. */
const LETTERS = [...'KLMNPRSTVWXZHJQUY', 'KK', 'LL'];
const cardId = fc.constantFrom(...CARDS.map(({ id }) => id));
const rocketId = fc.constantFrom(...CARDS.filter(({ kind }) => kind === 'rocket').map(({ id }) => id));

/** Names as people make them, and as those make them who want to break something. */
export const anyName = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '@everyone',
    '<@123>',
    '**bold**',
    '`x`',
    '$t(refusal.no-game)',
    '{{name}}',
    '',
    '   ',
    '\u202eevil',
    'a\nb',
    '||spoiler||',
    '[x](http://y)',
  ),
);
export const anyPeople: fc.Arbitrary<People> = fc
  .array(anyName, { maxLength: 5 })
  .map((all) => new Map(all.map((name, seat) => [seat, { name }])));

const anyMeteors: fc.Arbitrary<readonly MeteorView[]> = fc
  .uniqueArray(fc.constantFrom(...LETTERS), { maxLength: 12 })
  .chain((letters) =>
    fc.tuple(
      ...letters.map((letter) =>
        fc
          .record({ kind: fc.constantFrom(...METEOR_KINDS), faceUp: fc.boolean() })
          .map(({ kind, faceUp }): MeteorView => ({
            letter,
            band: kind.band,
            low: kind.low,
            high: kind.high,
            size: faceUp ? kind.size : null,
            trait: faceUp ? kind.trait : null,
            faceUp,
            boss: null,
          })),
      ),
    ),
  );

/** Any field, perhaps with a Boss's one or two pieces among it. */
const anyField: fc.Arbitrary<readonly MeteorView[]> = fc
  .tuple(anyMeteors, fc.option(fc.constantFrom(...BOSSES)), fc.integer({ min: 1, max: 2 }), fc.boolean())
  .map(([meteors, boss, pieces, faceUp]) =>
    meteors.map((one, at): MeteorView =>
      boss === null || at >= pieces
        ? one
        : {
            letter: one.letter,
            band: 'boss',
            low: boss.low,
            high: boss.high,
            size: faceUp ? boss.high : null,
            trait: null,
            faceUp,
            boss: boss.id,
          },
    ),
  );

const powerId = fc.constantFrom(...POWERS.map(({ id }) => id));
const challengeId = fc.constantFrom(...CHALLENGES.map(({ id }) => id), 'of another set');
const energyId = fc.constantFrom('C', 'F', 'A', 'E');

const anyAdvanced: fc.Arbitrary<AdvancedView | null> = fc.option(
  fc.record({
    boss: fc.option(fc.constantFrom(...BOSSES.map(({ id }) => id))),
    seats: fc
      .array(
        fc.record({
          power: fc.option(powerId),
          challenge: fc.option(challengeId),
          spent: fc.constantFrom(null, 'zone', 'game'),
          armed: fc.option(energyId),
        }),
        { maxLength: 5 },
      )
      .map((seats) => seats.map((one, seat) => ({ seat, ...one }))),
  }),
);

const anyAbility: fc.Arbitrary<AbilityView> = fc.oneof<fc.Arbitrary<AbilityView>[]>(
  fc.subarray(['0', '1', '2', '3', '4']).map((targets) => ability('secret-agent', 'see-hand', 'seat', targets)),
  fc.subarray(LETTERS.slice(0, 12)).map((targets) => ability('astronomer', 'turn-up', 'meteor', targets)),
  fc.subarray(CARDS.map(({ id }) => id)).map((targets) => ability('scavenger', 'take-discarded', 'card', targets)),
  fc.constant(ability('slow-time', 'add-time', null, [])),
  fc.constant(ability('transmuter', 'declare-energy', 'energy', ['C', 'F', 'A', 'E'])),
  fc.constant({ ...ability('astronomer', 'turn-up', 'meteor', []), refusal: 'ability-target' as const }),
);

const anyOwn: fc.Arbitrary<OwnAdvanced | null> = fc.option(
  fc.record({
    power: fc.option(powerId),
    challenge: fc.option(challengeId),
    ability: fc.option(anyAbility),
    armed: fc.option(energyId),
    seen: fc.option(fc.record({ seat: fc.nat(4), hand: fc.array(cardId, { maxLength: 31 }) })),
    placeReadyAt: fc.option(fc.constant(NOW + 3_000)),
    bossPlaces: fc.constant([]),
  }),
);

const anyOutlook: fc.Arbitrary<SiteView['outlook']> = fc.record({
  kind: fc.constantFrom('empty', 'open', 'rocket', 'technology', 'retrofit', 'ready', 'launching'),
  missing: fc.constantFrom('', 'C', 'CFA', 'CCF', 'E'),
  retrofitMissing: fc.option(fc.integer({ min: 1, max: 3 })),
});
const anySites: fc.Arbitrary<readonly SiteView[]> = fc
  .array(
    fc.record({
      owner: fc.option(fc.integer({ min: 0, max: 4 })),
      pile: fc.array(cardId, { maxLength: 4 }),
      outlook: anyOutlook,
      transmuted: fc.array(fc.record({ as: energyId, real: energyId }), { maxLength: 3 }),
      expiresAt: fc.option(fc.constant(NOW + 20_000)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((sites) => sites.map((one, id) => ({ id, ...one })));

const anyWindow: fc.Arbitrary<PublicView['window']> = fc.option(
  fc.record({
    closesAt: fc.constant(NOW + 3_000),
    rockets: fc.array(
      fc.record({
        seat: fc.integer({ min: 0, max: 4 }),
        site: fc.integer({ min: 0, max: 5 }),
        target: fc.constantFrom(...LETTERS),
        change: fc.integer({ min: -1, max: 1 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
);

export const anyOptions: fc.Arbitrary<Options> = fc.record({
  mode: fc.constantFrom('first', 'standard', 'advanced'),
  powers: fc.boolean(),
  challenges: fc.boolean(),
  robotsAllowed: fc.boolean(),
  relaxed: fc.boolean(),
  zoneMs: fc.constant(60_000),
  windowMs: fc.constant(5_000),
  timeOut: fc.constantFrom('anyone', 'host', 'off'),
  silence: fc.constantFrom('players', 'everyone', 'strict', 'off'),
  seeded: fc.boolean(),
});

const anyStrike = fc.record({
  target: fc.constantFrom(...LETTERS),
  rockets: fc.array(
    fc.record({ seat: fc.nat(4), site: fc.nat(5), damage: fc.integer({ min: 1, max: 6 }), counts: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  ),
  sum: fc.nat(20),
  size: fc.nat(7),
  result: fc.constantFrom('survived', 'destroyed', 'overkill'),
});

export const anyView: fc.Arbitrary<PublicView> = fc.record({
  phase: fc.constantFrom('lobby', 'field', 'play', 'over'),
  options: anyOptions,
  host: fc.integer({ min: 0, max: 4 }),
  crew: fc.integer({ min: 1, max: 5 }),
  seats: fc
    .array(
      fc.record({
        status: fc.constantFrom('in', 'left'),
        passed: fc.boolean(),
        handSize: fc.nat(20),
        robot: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((seats) => seats.map((one, seat) => ({ seat, ...one }))),
  sites: anySites,
  field: anyField,
  letters: fc.constant(LETTERS),
  technologies: fc.subarray(TECHNOLOGIES.map(({ id }) => id)),
  zone: fc.integer({ min: 0, max: 5 }),
  deadline: fc.integer({ min: -5_000, max: 60_000 }).map((left) => NOW + left),
  window: anyWindow,
  pause: fc.option(
    fc.record({
      by: fc.option(fc.integer({ min: 0, max: 4 })),
      since: fc.constant(NOW - 1_000),
      zoneLeft: fc.integer({ min: 0, max: 60_000 }),
      windowLeft: fc.option(fc.integer({ min: 0, max: 10_000 })),
    }),
  ),
  mulliganed: fc.boolean(),
  deckSize: fc.nat(76),
  discard: fc.array(cardId, { maxLength: 40 }),
  advanced: anyAdvanced,
  silent: fc.boolean(),
  talkOpened: fc.boolean(),
  deeds: fc.array(
    fc.record({ rockets: fc.nat(9), hits: fc.nat(9), given: fc.nat(9), technologies: fc.nat(6), retrofits: fc.nat(6) }),
    { maxLength: 5 },
  ),
  fallen: fc.array(
    fc.record({
      letter: fc.constantFrom(...LETTERS),
      size: fc.integer({ min: 1, max: 11 }),
      boss: fc.option(fc.constantFrom(...BOSSES.map(({ id }) => id))),
      zone: fc.integer({ min: 1, max: 5 }),
      overkill: fc.boolean(),
      seats: fc.subarray([0, 1, 2, 3, 4]),
    }),
    { maxLength: 16 },
  ),
  lastSalvo: fc.option(
    fc.record({ strikes: fc.array(anyStrike, { minLength: 1, maxLength: 4 }), at: fc.constantFrom(NOW, NOW - 9000) }),
  ),
  tally: fc.record({
    destroyed: fc.nat(12),
    rockets: fc.nat(31),
    overkills: fc.nat(5),
    retrofits: fc.nat(10),
    built: fc.array(
      fc.record({
        technology: fc.constantFrom(...TECHNOLOGIES.map(({ id }) => id)),
        zone: fc.integer({ min: 1, max: 5 }),
        seat: fc.nat(4),
      }),
      { maxLength: 6 },
    ),
    best: fc.option(anyStrike),
  }),
  outcome: fc.option(
    fc.record({
      result: fc.constantFrom('won', 'lost', 'abandoned'),
      reason: fc.constantFrom(
        'all-destroyed',
        'impact-time',
        'impact-pass',
        'impact-overkill',
        'ended-by-host',
        'ended-by-moderator',
        'all-left',
        'idle',
        'time-out-too-long',
        'channel-gone',
      ),
      zone: fc.integer({ min: 0, max: 5 }),
      left: fc.nat(60_000),
      at: fc.constant(NOW),
    }),
  ),
  seed: fc.option(fc.string({ maxLength: 32 })),
  survivors: anyField,
});

/** Up to thirty-one kinds of card in one hand: far more than any game deals. */
export const anySeatView: fc.Arbitrary<SeatView> = anyView.chain((view) => {
  const perSite = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.array(value, { minLength: view.sites.length, maxLength: view.sites.length });
  const hand: fc.Arbitrary<readonly CardMoves[]> = fc.shuffledSubarray(CARDS.map(({ id }) => id)).chain((ids) =>
    fc.tuple(
      ...ids.map((card) =>
        fc.record({
          card: fc.constant(card),
          count: fc.integer({ min: 1, max: 9 }),
          sites: perSite(fc.constantFrom(null, 'no-project', 'owner-first', 'site-ready', 'site-closed', 'too-soon')),
          completes: perSite(fc.constantFrom(null, 'rocket', 'technology', 'retrofit')),
        }),
      ),
    ),
  );
  return fc
    .record({
      hand,
      seat: fc.nat(4),
      launchable: fc.subarray(view.sites.map(({ id }) => id)).chain((ids) =>
        fc.tuple(
          ...ids.map((id) =>
            fc.record({
              site: fc.constant(id),
              card: rocketId,
              damage: fc.integer({ min: 1, max: 5 }),
            }),
          ),
        ),
      ),
      targets: fc.subarray(view.field.map(({ letter }) => letter)),
      changes: fc.constantFrom([0], [0, 1], [-1, 0], [-1, 0, 1]),
      impliedTarget: fc.constant(null),
      scrappable: fc.subarray(view.sites.map(({ id }) => id)),
      mayPass: fc.boolean(),
      passLoses: fc.boolean(),
      mayTimeOut: fc.boolean(),
      mayResume: fc.boolean(),
      mayMulligan: fc.boolean(),
      maySpeak: fc.boolean(),
      own: anyOwn,
    })
    .map((seat): SeatView => ({ ...view, ...seat }));
});

/** The fullest table of the base game: six sites, ten meteors, every group of buttons on show. */
export const fullest = (kinds: number): SeatView => {
  const sites = [0, 1, 2, 3, 4, null].map((owner, id) => site(id, owner, ['C'], { kind: 'open' }));
  const ids = [...['C', 'F', 'A', 'E'], ...CARDS.map(({ id }) => id).filter((id) => id.length > 1)].slice(0, kinds);
  return {
    ...HAND,
    sites,
    field: LETTERS.slice(0, 10).map((letter) => meteor(letter, 'medium', 3, 5, 5, 'radioactive')),
    targets: LETTERS.slice(0, 10),
    hand: ids.map((card) =>
      moves(
        card,
        2,
        sites.map(() => null),
        sites.map(() => 'technology'),
      ),
    ),
    launchable: sites.slice(0, 3).map(({ id }) => ({ site: id, card: '3CF', damage: 3 })),
    changes: [0, 1],
  };
};

/** The fullest table of the Advanced game: a second pad, the dearest ability open, every line on the panel said. */
export const fullestAdvanced = (kinds: number, own: AbilityView, aiming: boolean): SeatView => {
  const base = fullest(kinds);
  const sites = [...base.sites, site(6, 0, ['C'], { kind: 'open' })];
  return {
    ...base,
    options: { ...OPTIONS, mode: 'advanced', powers: true, challenges: true, robotsAllowed: true },
    sites,
    seats: [0, 1, 2, 3, 4].map((seat) => ({ seat, status: 'in', passed: false, handSize: 6, robot: seat > 1 })),
    advanced: {
      boss: 'dark-body',
      seats: [0, 1, 2, 3, 4].map((seat) => ({
        seat,
        power: own.ability,
        challenge: 'ideological-differences',
        spent: null,
        armed: aiming ? null : 'E',
      })),
    },
    hand: base.hand.map((one) => ({
      ...one,
      sites: sites.map(({ id }) => (id === 1 ? ('site-closed' as const) : null)),
      completes: sites.map(() => 'technology' as const),
    })),
    launchable: sites.slice(0, 5).map(({ id }) => ({ site: id, card: '3CF', damage: 3 })),
    changes: [-1, 0, 1],
    own: {
      power: own.ability,
      challenge: 'ideological-differences',
      ability: own,
      armed: 'E',
      seen: { seat: 1, hand: CARDS.map(({ id }) => id) },
      placeReadyAt: NOW + 2_000,
      bossPlaces: [],
    },
  };
};
