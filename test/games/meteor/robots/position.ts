import {
  initialState,
  viewFor,
  type CardId,
  type GameState,
  type Letter,
  type Meteor,
  type Mode,
  type SeatView,
} from '../../../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { METEOR_BANDS, type MeteorBand } from '../../../../src/games/meteor/cards/meteors.js';
import { bossOf, RESOURCE_DECK } from '../../../../src/games/meteor/catalogue.js';
import { RULES_VERSION } from '../../../../src/games/meteor/decide.js';
import { bossOnField } from '../../../../src/games/meteor/flow/field.js';
import { letterAt } from '../../../../src/games/meteor/names.js';
import {
  NOTHING_SEEN,
  ROBOTS,
  type Memory,
  type Robot,
  type Thought,
} from '../../../../src/games/meteor/robots/index.js';
import { remember } from '../../../../src/games/meteor/robots/memory.js';
import { Situation } from '../../../../src/games/meteor/robots/situation.js';
import { WEIGHTS } from '../../../../src/games/meteor/robots/weights.js';
import { siteOwners } from '../../../../src/games/meteor/setup.js';

/** A moment of a game, in few words. Piles as `3CF+C`, completed ones with `!`; meteors as `medium-5-rich`, face down with `?`, Bosses by id. */
export interface Position {
  readonly hands: readonly string[];
  readonly sites?: readonly string[];
  readonly field: readonly string[];
  readonly zone?: number;
  readonly mode?: Mode;
  readonly technologies?: readonly CardId[];
  readonly passed?: readonly number[];
  /** Rockets in the open window: site and target. */
  readonly flying?: readonly (readonly [number, Letter])[];
  readonly discard?: readonly CardId[];
  /** Advanced: each seat's Power and Challenge. */
  readonly cards?: readonly (readonly [string | null, string | null])[];
  /** Seats that robots play and say so; none where it isn't said. */
  readonly robots?: readonly number[];
  /** Cards in the deck; all that are nowhere else where it isn't said. */
  readonly deck?: readonly CardId[];
  /** What robots have named in this zone, by seat. */
  readonly named?: readonly CardId[];
}

export const NOW = 10_000;

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const isBand = (text: string): text is Exclude<MeteorBand, 'boss'> => text in METEOR_BANDS;

/** Any band, size and Trait, whether the house set has that card or not. */
function meteorAt(text: string, index: number): Meteor {
  const boss = bossOf(text);
  if (boss !== undefined)
    return bossOnField(boss, letterAt({ rules: RULES_VERSION }, index), new Random(seedRandom('boss')));
  const card = text.replace('?', '');
  const [band = '', size, trait = null] = card.split('-');
  if (!isBand(band)) throw new Error(`no meteor ${text}`);
  return {
    letter: letterAt({ rules: RULES_VERSION }, index),
    card,
    band,
    ...METEOR_BANDS[band],
    size: Number(size),
    trait,
    faceUp: !text.endsWith('?'),
  };
}

/** The cards of the game that lie nowhere else. */
function rest(used: readonly CardId[]): CardId[] {
  const left = [...RESOURCE_DECK];
  for (const card of used) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`one ${card} too many`);
    left.splice(at, 1);
  }
  return left;
}

export function stateOf(position: Position): GameState {
  const crew = position.hands.length;
  const owners = siteOwners([...position.hands.keys()]);
  const piles = owners.map((_, at) => words((position.sites?.[at] ?? '').replace('!', '').replaceAll('+', ' ')));
  const hands = position.hands.map(words);
  const { technologies = [], discard = [], mode = 'standard' } = position;
  return {
    ...initialState,
    rules: RULES_VERSION,
    seed: 'x',
    random: seedRandom('x'),
    phase: 'play',
    crew,
    humansAtStart: crew - (position.robots?.length ?? 0),
    technologies,
    discard,
    named: position.named ?? [],
    options: { ...initialState.options, mode },
    advanced:
      mode !== 'advanced'
        ? null
        : {
            boss: position.field.find((text) => bossOf(text) !== undefined) ?? null,
            seats: hands.map((_, seat) => {
              const [power, challenge] = position.cards?.[seat] ?? [null, null];
              return { power, challenge, spent: [], armed: null, seen: null, placedAt: null };
            }),
          },
    seats: hands.map((hand, seat) => ({
      status: 'in',
      hand,
      passed: position.passed?.includes(seat) ?? false,
      robot: position.robots?.includes(seat) ?? false,
    })),
    sites: owners.map((owner, at) => ({
      owner,
      pile: piles[at] ?? [],
      ready: position.sites?.[at]?.endsWith('!') ?? false,
    })),
    field: position.field.map(meteorAt),
    letters: position.field.length,
    deck: position.deck ?? rest([...hands.flat(), ...piles.flat(), ...technologies, ...discard]),
    zone: position.zone ?? 5,
    deadline: NOW + 50_000,
    window:
      position.flying === undefined
        ? null
        : {
            closesAt: NOW + 3_000,
            rockets: position.flying.map(([site, target]) => ({ seat: owners[site] ?? 0, site, target, change: 0 })),
          },
    at: NOW,
    humanAt: NOW,
  };
}

export const viewOf = (position: Position, seat = 0): SeatView => viewFor(stateOf(position), seat, NOW);

export function situationOf(position: Position, seat = 0, looks = 1, pressed = false): Situation {
  const view = viewOf(position, seat);
  let memory: Memory = NOTHING_SEEN;
  for (let look = 0; look < looks; look += 1) memory = remember(view, memory);
  return new Situation(view, memory, NOW, WEIGHTS, pressed);
}

/** The robot that stands first in the registry. */
export const firstRobot = (): Robot => ROBOTS[0];

/** What it does there, after so many looks at the same table. */
export function thoughtAt(position: Position, seat = 0, looks = 1): Thought {
  let thought: Thought = { action: null, memory: NOTHING_SEEN };
  for (let look = 0; look < looks; look += 1) {
    thought = firstRobot().think(viewOf(position, seat), thought.memory, new Random(seedRandom('t')), NOW);
  }
  return thought;
}
