/** The toy on Discord: what it says of itself, and a board with three buttons; all else is the platform's. */
import type { ClickContext, GameFace } from '../../src/discord/games/face.js';
import { onePage } from '../../src/discord/games/presentation.js';
import { asSeat, refusedOrNull } from '../../src/discord/interactions/acting.js';
import { COMMON_PRESSES } from '../../src/discord/interactions/common-presses.js';
import { customIds, natural, pressHandlers } from '../../src/discord/interactions/custom-id.js';
import { openLobby } from '../../src/discord/lobby/opening.js';
import { bodyOf, partsFor, text } from '../../src/discord/messages/parts.js';
import { peopleOf } from '../../src/discord/people.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { GameLine } from '../../src/history/queries.js';
import { isTableOf } from '../../src/table/typed-tables.js';
import { seatName } from '../../src/text/index.js';
import { MATCHES, matchesLeft, type MatchesTypes } from './matches.js';

const PRESSES = { ...COMMON_PRESSES, 'board/take': { count: natural } } as const;
const ids = customIds(PRESSES);
const { buttons } = partsFor(ids);

const turnsOf = ({ summary }: GameLine): number => Number(summary['turns']);

export const MATCHES_FACE: GameFace<MatchesTypes> = {
  game: MATCHES,
  command: 'matches',
  ids,
  lobby: {
    least: 2,
    most: 2,
    options: [],
    agreed: (_opening, choice) => ({ matches: 7, ...choice }),
    about: () => ['**Matches**'],
  },
  board: {
    draw: (table, { extraLines }, _now, t) =>
      bodyOf({
        components: [
          text(
            `${matchesLeft(table.state)} matches; ${seatName(t, peopleOf(table), table.state.turn)} takes`,
            ...extraLines,
          ),
          ...buttons(
            table.game,
            [1, 2, 3].map((count) => ({
              press: { name: 'board/take', count } as const,
              label: `Take ${count}`,
              disabled: count > matchesLeft(table.state),
            })),
          ),
        ],
      }),
  },
  clicks: {
    board: pressHandlers<typeof PRESSES, ClickContext<MatchesTypes>, Promise<Answer | null>>({
      'board/take': async (ctx, { count }) =>
        refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'take', seat, count }) as const)),
    }),
  },
  refusalText: (_t, { code }) => (code === 'not-your-turn' || code === 'wrong-count' ? `refused: ${code}` : null),
  rules: onePage(
    'matches',
    () => 'Matches',
    () => bodyOf({ components: [text('Take one to three; the last match wins.')] }),
  ),
  end: {
    hasBegun: ({ table }) => table.state.taken.some((count) => count > 0),
    result: ({ table, people }, t) => {
      const [winner] = table.state.outcome?.winners ?? [];
      return [winner === undefined ? 'Given up' : `${seatName(t, people, winner)} won with the last match`];
    },
    deeds: ({ table, people }, seat, t) => `${seatName(t, people, seat)}: ${table.state.taken[seat]} taken`,
    awards: ({ table: { state } }) => [
      { line: (_t, names) => `Most matches: ${names}`, score: (seat) => state.taken[seat] ?? 0 },
    ],
  },
  daily: {
    mode: 'daily',
    open: (platform, from, { day, deals }, t) => {
      const matches = 5 + (deals[0]?.seed.length ?? 0);
      return openLobby(platform, from, { kind: MATCHES.kind, choice: { matches, day }, seed: `daily ${day}` }, t);
    },
    orderOf: (line) => [turnsOf(line)],
    scoreText: (_t, line) => `${turnsOf(line)} turns`,
    shareText: (_t, line) => `Matches ${String(line.summary['day'])}: ${turnsOf(line)} turns`,
  },
  duel: {
    choice: (first) => (first !== null && isTableOf(MATCHES, first) ? first.state.options : { matches: 8 }),
    progress: (_t, stage, { left }) => `The other crew (${stage}): ${left} matches left`,
    result: (_t, result, { left }) => `Duel ${result}: they had ${left} matches left`,
  },
};
