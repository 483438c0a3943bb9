import { ALIENS } from '../../games/cosmic-run/cards/aliens.js';
import { legalActions, COSMIC_RUN, type Action, type CosmicState } from '../../games/cosmic-run/index.js';
import { rankPointsNow } from '../../games/cosmic-run/ranking.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { english } from '../../text/en/index.js';
import { worthOfCards, type Used } from '../quality/cards.js';
import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { decisionsThatMattered, forksOf, type Fork } from '../quality/decisions.js';
import { fewer } from '../quality/fewer.js';
import { ladderOfWins } from '../quality/ladder.js';
import { leadChanges, type Course } from '../quality/lead.js';
import { COMPETITIVE, TALK_IS_FREE } from '../quality/not-measured.js';
import { robotsThat } from '../quality/robots.js';
import { shares } from '../quality/shares.js';
import { seedOf } from '../simulate/seed-of.js';
import { begun, done, playedOn } from './play.js';

export const TITLE = 'Cosmic Run';

const PLAYERS = 3;
const PILOTS = Array.from({ length: PLAYERS }, () => 'pilot');

/** A deal, with dice of a generator of its own: any text. */
function dealt(seed: string, dice: string, levels: readonly string[]): CosmicState {
  const state = begun({ players: PLAYERS, levels, seed });
  return { ...state, random: seedRandom(dice) };
}

const chanceOf = (seed: string): Random => new Random(seedRandom(`robots ${seed}`));

/** What a seat wins of a game: a shared win counts its share. */
function wonBy({ ending }: CosmicState, seat: number | undefined): number {
  const winners = ending?.winners ?? [];
  return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
}

/** One player of a level, in another place each game, beside Pilots. */
const FOCUSED = robotsThat((level: string, { game, deal, chance }) => {
  const focus = game % PLAYERS;
  const levels = PILOTS.map((pilot, place) => (place === focus ? level : pilot));
  const state = dealt(deal, chance, levels);
  return wonBy(playedOn(state, levels, chanceOf(chance)), state.order[focus]);
});

/** Three Pilots, watched. */
interface Watched {
  readonly end: CosmicState;
  readonly course: Course;
  readonly used: readonly Used[];
}

/** Points of each seat, its ships ranked as they stand; tokens lie face down and are left out. */
function pointsNow(state: CosmicState): readonly number[] {
  const open = [...state.planets.keys()].filter((planet) => state.planets[planet]?.scored === null);
  const ranked = open.map((planet) => rankPointsNow(state, planet + 1));
  return state.players.map(
    ({ points: { seat, planets, aliens } }, player) =>
      seat + planets + aliens + ranked.reduce((sum, points) => sum + (points[player] ?? 0), 0),
  );
}

function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const leader = points.indexOf(most);
  return points.lastIndexOf(most) === leader ? leader : null;
}

const kindOf = (card: string): string => card.split('.')[0] ?? card;

function watched(seed: string): Watched {
  const leaders: (number | null)[] = [];
  const recruited = PILOTS.map(() => new Set<string>());
  const end = playedOn(dealt(seed, seed, PILOTS), PILOTS, chanceOf(seed), (state) => {
    if (state.turn?.step === 'strike') leaders.push(leaderOf(pointsNow(state)));
    for (const [seat, { aliens }] of state.players.entries())
      for (const card of aliens) recruited[seat]?.add(kindOf(card));
  });
  const winners = end.ending?.winners ?? [];
  return {
    end,
    course: { leaders, winner: winners.length === 1 ? (winners[0] ?? null) : null },
    used: recruited.map((cards, seat) => ({ cards, result: wonBy(end, seat) })),
  };
}

/** Other options that are compared with what was done. */
const OTHERS = 3;

/** One of a game's decisions with at least two options, each as likely as the other; null: it has none. */
function forkIn(seed: string): Fork | null {
  const random = new Random(seedRandom(`${seed}/fork`));
  const choices: { readonly state: CosmicState; readonly action: Action }[] = [];
  playedOn(dealt(seed, seed, PILOTS), PILOTS, chanceOf(seed), (state, action) => choices.push({ state, action }));
  for (const { state, action } of random.shuffle(choices)) {
    const seat = state.turn?.seat ?? 0;
    const own = JSON.stringify(action);
    const others = legalActions(COSMIC_RUN.viewFor(state, seat, 0)).filter((other) => JSON.stringify(other) !== own);
    if (others.length === 0) continue;
    const options = [action, ...random.shuffle(others).slice(0, OTHERS)];
    return {
      options: options.length,
      play: (option, rollout) => {
        const chance = `${seed}/rollout ${rollout}`;
        const after = done({ ...state, random: seedRandom(chance) }, options[option] ?? action);
        return wonBy(playedOn(after, PILOTS, chanceOf(chance)), seat);
      },
    };
  }
  return null;
}

function fairness(games: readonly Watched[]): Measure {
  const won = (place: number): number => games.reduce((sum, { end }) => sum + wonBy(end, end.order[place]), 0);
  return shares(
    {
      id: 'seats',
      title: 'Seat fairness',
      formula: 'Games of three Pilots won from each place in the order of play; 33.3 is an even share.',
    },
    PILOTS.map((_, place) => ({ name: `place ${place + 1}`, part: won(place), whole: games.length })),
  );
}

/** How good a game Cosmic Run is: games of three, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfWins({
    formula:
      'Games won by one player of that level beside two Pilots ÷ games, in each place in turn; 33.3 is an even share.',
    steps: [
      { level: 'Cadet', results: FOCUSED.results('cadet', asked) },
      { level: 'Pilot', results: FOCUSED.results('pilot', asked) },
      { level: 'Commander', results: FOCUSED.results('commander', { ...asked, games: fewer(asked.games) }) },
    ],
  });
  yield FOCUSED.luck(
    'A result is what one player of a level wins beside two Pilots. The deal: decks and tokens. Chance in play: dice. Levels: Cadet and Pilot.',
    ['cadet', 'pilot'],
    asked,
  );
  yield decisionsThatMattered({
    about:
      'Options: what a Pilot did, and up to three other legal actions at random; dice are assigned one by one. Pilots play on to the end with other dice, decks as they lie.',
    unit: '%',
    forks: forksOf(asked, forkIn),
  });
  const games = Array.from({ length: asked.games }, (_, game) => watched(seedOf(asked.seed, game)));
  yield leadChanges({
    title: 'How often the lead changed',
    formula:
      'Games of three Pilots, looked at when each turn begins: points so far, and each open planet’s for the ships as they stand, without tokens. A tie leads nobody.',
    courses: games.map(({ course }) => course),
  });
  yield fairness(games);
  yield worthOfCards({
    title: 'What goes along with each alien',
    formula: 'Games of three Pilots: wins of players who ever held it.',
    unit: '%',
    cards: ALIENS.map(({ id }) => ({
      id,
      name: ({ ...english['cosmic-run'].alien } as Readonly<Record<string, string>>)[id] ?? id,
    })),
    games: games.flatMap(({ used }) => used),
  });
  yield TALK_IS_FREE;
  yield COMPETITIVE;
}
