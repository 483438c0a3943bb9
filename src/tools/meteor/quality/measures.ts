import { TECHNOLOGIES } from '../../../games/meteor/cards/technologies.js';
import type { Robot } from '../../../games/meteor/robots/index.js';
import { winChance } from '../../../games/meteor/robots/search/win-chance.js';
import { english } from '../../../text/en/index.js';
import type { Used } from '../../quality/cards.js';
import { worthOfCards } from '../../quality/cards.js';
import type { Asked, Measure, Row } from '../../quality/certificate.js';
import { decisionsThatMattered, forksOf } from '../../quality/decisions.js';
import { leadChanges, type Course } from '../../quality/lead.js';
import { luckAndSkill, type Repeats } from '../../quality/luck.js';
import { shares } from '../../quality/shares.js';
import { pairedDifference, shareOf, type Figure } from '../../simulate/figures.js';
import { seedOf } from '../../simulate/seed-of.js';
import { ACE, ACE_ROLLOUTS, careless, OVERKILLER, ROOKIE, SETTING, VETERAN } from './crews.js';
import { forkIn } from './forks.js';
import { launchedBy, playDeal, won } from './game.js';
import type { Games } from './games.js';
import { AS_IT_IS, OPEN_HANDS, type Variant } from './variants.js';

const repeatsOf = (robot: Robot, { games, seed }: Asked): Repeats =>
  Array.from({ length: games }, (_, game) => {
    const deal = seedOf(seed, game);
    const once = (chance: string): number => won(playDeal({ robot }, { seed: deal, chance }));
    return [once(deal), once(`${deal}/again`)] as const;
  });

export const luck = (asked: Asked): Measure =>
  luckAndSkill({
    about:
      'The deal: deck, hands, field. Chance in play: when each robot looks, and what it takes of equals. Levels: Rookie and Veteran.',
    levels: [repeatsOf(ROOKIE, asked), repeatsOf(VETERAN, asked)],
    seed: asked.seed,
  });

export const decisions = (asked: Asked): Measure =>
  decisionsThatMattered({
    about:
      'Options: what a Veteran did, and up to three other legal placings, launches and scraps at random. Veterans play on to the end, over the deck and the backs that no one has seen, dealt again.',
    unit: '%',
    forks: forksOf(asked, forkIn),
  });

/** What a Veteran's crew wins more than one of another robot, over the same deals. */
const lostWithout = (robot: Robot, games: Games, variant = AS_IT_IS): Figure =>
  pairedDifference(games.wins({ robot: VETERAN, variant }), games.wins({ robot, variant }));

/** What it is worth to mind Overkills. */
export const exactness = (games: Games, variant = AS_IT_IS): Figure => lostWithout(OVERKILLER, games, variant);

/** What a crew loses that leaves one kind of decision to chance. */
export const care = (games: Games): Measure => ({
  id: 'care',
  title: 'Which kind of decision matters',
  formula:
    'Games won by Veterans less games won, on the same deals, by Veterans who take any legal launch whenever they launch; whose Rockets go to any meteor that they are sure to destroy, too much or not; or who place any card on any site that takes it whenever they place one.',
  unit: '%',
  rows: [
    { name: 'launches', figure: lostWithout(careless('launch'), games), of: games.asked.games },
    { name: 'exactness of launches', figure: exactness(games), of: games.asked.games },
    { name: 'placings', figure: lostWithout(careless('place'), games), of: games.asked.games },
  ],
});

/** One game of Veterans, watched. */
interface Watched extends Used {
  readonly course: Course;
  readonly rockets: readonly number[];
}

const WON = 1;
const LOST = 0;
/** Between these the outlook is neither. */
const EVEN = { low: 0.45, high: 0.55 };

function sideOf(chance: number): number | null {
  if (chance >= EVEN.high) return WON;
  return chance <= EVEN.low ? LOST : null;
}

function watched(seed: string): Watched {
  const leaders: (number | null)[] = [];
  const cards = new Set<string>();
  const { state } = playDeal({ robot: VETERAN }, { seed, chance: seed }, (choice) => {
    leaders.push(sideOf(winChance(choice.state, choice.now)));
    for (const rocket of launchedBy(choice.state, choice)) cards.add(`rocket ${rocket.charAt(0)}`);
  });
  for (const { technology } of state.tally.built) cards.add(technology);
  const result = state.outcome?.result === 'won' ? WON : LOST;
  return { cards, result, course: { leaders, winner: result }, rockets: state.deeds.map(({ rockets }) => rockets) };
}

export const watchedGames = ({ games, seed }: Asked): readonly Watched[] =>
  Array.from({ length: games }, (_, game) => watched(seedOf(seed, game)));

export const outlook = (games: readonly Watched[]): Measure =>
  leadChanges({
    title: 'How often the outlook changed sides',
    formula:
      'Nobody leads in a game that all win or lose together. At each look of a Veteran the chance to win, by a logistic regression over Veterans’ games (Brier score 0.165): good from 55% on, bad up to 45%; a change goes from one to the other.',
    courses: games.map(({ course }) => course),
  });

export const seats = (games: readonly Watched[]): Measure => {
  const launched = (seat: number): number => games.reduce((sum, { rockets }) => sum + (rockets[seat] ?? 0), 0);
  const all = Array.from({ length: SETTING.players }, (_, seat) => launched(seat));
  const whole = all.reduce((sum, rockets) => sum + rockets, 0);
  return shares(
    {
      id: 'seats',
      title: 'Seat fairness',
      formula:
        'All win or lose together, so a seat is fair if it has as much to do: Rockets launched from it ÷ all Rockets launched; 33.3 is an even share. The interval is Wilson’s, as if Rockets were independent.',
    },
    all.map((part, seat) => ({ name: `seat ${seat + 1}`, part, whole })),
  );
};

const DAMAGES = [1, 2, 3, 4, 5];

export const cards = (games: readonly Watched[]): Measure =>
  worthOfCards({
    title: 'What goes along with each card',
    formula: 'Technologies built, and Rockets launched by their damage: games won.',
    unit: '%',
    cards: [
      ...TECHNOLOGIES.map(({ id }) => ({
        id,
        name: ({ ...english.meteor.card.technology } as Readonly<Record<string, string>>)[id] ?? id,
      })),
      ...DAMAGES.map((damage) => ({ id: `rocket ${damage}`, name: `a Rocket of damage ${damage}` })),
    ],
    games,
  });

const opened = (variant: Variant): Variant => (variant === AS_IT_IS ? OPEN_HANDS : { ...variant, see: OPEN_HANDS.see });

/** What seeing all hands is worth to a crew of Veterans. */
export const hearing = (games: Games, variant = AS_IT_IS): Figure =>
  pairedDifference(games.wins({ robot: VETERAN, variant: opened(variant) }), games.wins({ robot: VETERAN, variant }));

/** What a crew of one robot wins with hands hidden and open, over the same deals. */
function handRows(robot: Robot, games: Games): readonly Row[] {
  const [hidden, open] = [games.wins({ robot }), games.wins({ robot, variant: OPEN_HANDS })];
  const of = open.length;
  const share = (results: readonly number[]) => shareOf(results.filter((result) => result === 1).length, of);
  return [
    { name: 'everyone sees their own hand', figure: share(hidden), of },
    { name: 'all hands are seen', figure: share(open), of },
    { name: 'seen over not seen, same deals', figure: pairedDifference(open, hidden), of },
  ];
}

export const silence = (games: Games): Measure => ({
  id: 'silence',
  title: 'What the silence costs',
  formula:
    'Not what robots’ talk is worth, which is one word a zone (npm run simulate -- --talk), but what perfect talk would tell: Veterans who see all hands, and so know who can bring which Energy, less Veterans who see their own.',
  unit: '%',
  rows: handRows(VETERAN, games),
});

export const alpha = (games: Games): Measure => ({
  id: 'alpha',
  title: 'Alpha-player index',
  formula: `What one planner for all would win more: the same search (Ace, ${ACE_ROLLOUTS} rollouts) decides for every seat from all hands, less Aces who each see their own. It looks 20 s ahead and has Veterans play on who see their own hands, so a better planner would win more. Near 0, or below, hidden hands cost nothing: one player could as well play for all.`,
  unit: '%',
  rows: handRows(ACE, games),
});
