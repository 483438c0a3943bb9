import { bossOf, METEOR_DECK, powerOf, RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { RULES_VERSION } from '../../../src/games/meteor/decide.js';
import { initialState } from '../../../src/games/meteor/evolve.js';
import { bossOnField, onField } from '../../../src/games/meteor/flow/field.js';
import { letterAt } from '../../../src/games/meteor/names.js';
import { projectsFor } from '../../../src/games/meteor/projects.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { siteOwners } from '../../../src/games/meteor/setup.js';
import type {
  Advanced,
  CardId,
  GameState,
  Meteor,
  MeteorId,
  Millis,
  Mode,
  Options,
  Seat,
  Site,
} from '../../../src/games/meteor/state.js';

/** The moment at which scenarios begin. */
export const START: Millis = 1_000_000;

/** Everything about a table in mid-play that a scenario may care for; cards as words: `C 1C survey`. */
export interface TableSpec {
  /** Default: as many as there are hands, else three. */
  readonly players?: number;
  readonly mode?: Mode;
  readonly zone?: number;
  /** By seat. */
  readonly hands?: readonly string[];
  /** What lies on each site, in order: each player's own, then the shared ones. */
  readonly sites?: readonly string[];
  /** Meteors by kind, lettered from K. Default: two that no single Rocket destroys. */
  readonly field?: readonly MeteorId[];
  /** Letters of the meteors that lie face up (double-sided ones always do). */
  readonly faceUp?: string;
  /** The next Meteor cards; the other cards that aren't on the field follow them. */
  readonly meteorDeck?: readonly MeteorId[];
  /** The next cards of the Resource deck; all cards that nothing here names follow them, or lie in `rest`. */
  readonly deck?: string;
  readonly rest?: 'deck' | 'discard';
  readonly technologies?: readonly CardId[];
  readonly passed?: readonly Seat[];
  readonly host?: Seat;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  /** Any of these makes it an Advanced game. Powers and Challenges by seat; '' for none. */
  readonly powers?: readonly string[];
  readonly challenges?: readonly string[];
  /** Its pieces lie behind the field's meteors, lettered on. */
  readonly boss?: string;
  /** For a Boss whose size is drawn. */
  readonly bossSize?: number;
  /** Seats that robots play. */
  readonly robots?: readonly Seat[];
}

export const optionsOf = (options: Partial<Options>): Options => ({ ...initialState.options, ...options });

const RULES = { rules: RULES_VERSION };

const words = (cards: string): string[] => cards.split(' ').filter((word) => word !== '');

/** Takes cards out of a box; a scenario that names a card too often is at fault. */
function takeFrom(box: readonly string[], taken: readonly string[]): string[] {
  const rest = [...box];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left in the box`);
    rest.splice(at, 1);
  }
  return rest;
}

function siteFrom(owner: Seat | null, cards: string, retrofitNeeds: number): Site {
  const pile = words(cards);
  const projects = projectsFor({ retrofitNeeds });
  const node = projects.find(pile);
  if (node < 0) throw new Error(`no project can be completed with ${cards}`);
  return { owner, pile, ready: projects.made(node) === 'rocket' };
}

function meteorsFrom({
  field = ['six-6', 'seven-7'],
  faceUp = '',
  mode,
  meteorDeck = [],
}: TableSpec): Pick<GameState, 'field' | 'letters' | 'meteorDeck'> {
  const rest = takeFrom(METEOR_DECK, [...field, ...meteorDeck]);
  return {
    field: field.map((card, at) => {
      const letter = letterAt(RULES, at);
      return onField(card, letter, mode === 'first' || faceUp.includes(letter));
    }),
    letters: field.length,
    meteorDeck: [...meteorDeck, ...rest],
  };
}

function bossFrom({ boss = '', bossSize, seed = 'scenario' }: TableSpec, letters: number): Meteor[] {
  const card = bossOf(boss);
  if (card === undefined) return [];
  const random = new Random(seedRandom(seed));
  return Array.from({ length: card.pieces ?? 1 }, (_, piece) => {
    const meteor = bossOnField(card, letterAt(RULES, letters + piece), random);
    return { ...meteor, size: bossSize ?? meteor.size };
  });
}

const isAdvanced = ({ mode, boss, powers, challenges }: TableSpec): boolean =>
  mode === 'advanced' || boss !== undefined || powers !== undefined || challenges !== undefined;

const advancedFrom = (spec: TableSpec, crew: number): Advanced | null =>
  isAdvanced(spec)
    ? {
        boss: spec.boss ?? null,
        seats: Array.from({ length: crew }, (_, seat) => ({
          power: spec.powers?.[seat] || null,
          challenge: spec.challenges?.[seat] || null,
          spent: [],
          armed: null,
          seen: null,
          placedAt: null,
        })),
      }
    : null;

const morePads =
  ({ powers = [] }: TableSpec) =>
  (seat: Seat): number =>
    (powerOf(powers[seat] ?? '')?.effects ?? []).reduce(
      (sum, effect) => sum + (effect.kind === 'more-sites' ? effect.sites : 0),
      0,
    );

/** The state of a table in mid-play, with the clock at the start of its zone. */
export function tableState(spec: TableSpec): GameState {
  const {
    hands = [],
    sites = [],
    technologies = [],
    deck = '',
    rest = 'deck',
    zone = 5,
    passed = [],
    host = 0,
    seed = 'scenario',
  } = spec;
  const crew = spec.players ?? (hands.length > 0 ? hands.length : 3);
  const options = optionsOf({ mode: spec.mode ?? (isAdvanced(spec) ? 'advanced' : 'standard'), ...spec.options });
  const standard = meteorsFrom(spec);
  const boss = bossFrom(spec, standard.letters);
  const onTable = [...hands.flatMap(words), ...sites.flatMap(words), ...technologies];
  const unnamed = takeFrom(RESOURCE_DECK, [...onTable, ...words(deck)]);
  return {
    ...initialState,
    rules: RULES_VERSION,
    options,
    seed,
    random: seedRandom(seed),
    phase: 'play',
    host,
    crew,
    humansAtStart: crew - (spec.robots?.length ?? 0),
    runningSince: START,
    zone,
    seats: Array.from({ length: crew }, (_, seat) => ({
      status: 'in',
      hand: words(hands[seat] ?? ''),
      passed: passed.includes(seat),
      robot: spec.robots?.includes(seat) ?? false,
    })),
    sites: siteOwners([...Array(crew).keys()], morePads(spec)).map((owner, at) =>
      siteFrom(owner, sites[at] ?? '', technologies.includes('salvage') || options.relaxed ? 3 : 4),
    ),
    ...standard,
    field: [...standard.field, ...boss],
    letters: standard.letters + boss.length,
    advanced: advancedFrom(spec, crew),
    deck: [...onTable, ...words(deck), ...(rest === 'deck' ? unnamed : [])],
    drawn: onTable.length,
    discard: rest === 'discard' ? unnamed : [],
    technologies,
    deadline: START + options.zoneMs,
    at: START,
    humanAt: START,
  };
}
