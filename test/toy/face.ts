/** The toy on Discord: what it says of itself, and a board with three buttons; all else is the platform's. */
import type { ClickContext, GameFace } from '../../src/discord/games/face.js';
import { asSeat, refusedOrNull } from '../../src/discord/interactions/acting.js';
import type { Command } from '../../src/discord/interactions/commands.js';
import { COMMON_PRESSES } from '../../src/discord/interactions/common-presses.js';
import { customIds, natural, pressHandlers } from '../../src/discord/interactions/custom-id.js';
import { bodyOf, partsFor, text } from '../../src/discord/messages/parts.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import { gameCommand } from '../../commands/table.js';
import { MATCHES, type MatchesTypes } from './matches.js';

const PRESSES = { ...COMMON_PRESSES, 'board/take': { count: natural } } as const;
const ids = customIds(PRESSES);
const { buttons } = partsFor(ids);

type State = MatchesTypes['state'];
type Names = ReadonlyMap<number, { readonly name: string }>;

const nameAt = (names: Names, seat: number | undefined): string => names.get(seat ?? -1)?.name ?? 'the robot';

const choicesOf = ({ matches }: State) =>
  [1, 2, 3].map((count) => ({
    press: { name: 'board/take', count } as const,
    label: `Take ${count}`,
    disabled: count > matches,
  }));

export const MATCHES_FACE: GameFace<MatchesTypes> = {
  game: MATCHES,
  command: 'matches',
  ids,
  lobby: {
    least: 2,
    most: 2,
    options: [],
    agreed: (_opening, choice) => ({ matches: 7, ...choice }),
    optionsOf: ({ matches }) => ({ matches }),
    robotsAllowed: () => true,
    levelName: (_t, level) => level,
    chosenSeed: () => null,
    about: () => ['**Matches**'],
  },
  end: {
    hasBegun: ({ table }) => table.state.taken.some((count) => count > 0),
    accent: ({ table }) => (table.state.outcome?.result === 'won' ? 'good' : 'still'),
    result: ({ table, people }) => [`${nameAt(people, table.state.outcome?.winners?.[0])} won with the last match`],
    deeds: ({ table, people }, seat) => `${nameAt(people, seat)}: ${table.state.taken[seat === 0 ? 0 : 1]} taken`,
    awards: ({ table }) => [
      { line: (_t, names) => `Most matches: ${names}`, score: (seat) => table.state.taken[seat === 0 ? 0 : 1] },
    ],
  },
  clicks: {
    board: pressHandlers<typeof PRESSES, ClickContext<MatchesTypes>, Promise<Answer | null>>(PRESSES, {
      'board/take': async (ctx, { count }) =>
        refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'take', seat, count }) as const)),
    }),
    panel: { has: () => false, run: () => undefined },
    note: { has: () => false, run: () => undefined },
  },
  board: {
    draw: ({ game, state, people }) =>
      bodyOf({
        components: [
          text(`${state.matches} matches; ${nameAt(people, state.turn)} takes`),
          ...buttons(game, choicesOf(state)),
        ],
      }),
    headline: () => null,
    isUrgent: () => true,
  },
  rules: { first: 'matches', topics: () => [{ name: 'Matches', value: 'matches' }] },
  host: ({ host }) => host,
  refusalText: (_t, { code }) => (code === 'not-your-turn' || code === 'wrong-count' ? `refused: ${code}` : null),
  rulesPage: (topic) =>
    topic === 'matches' ? bodyOf({ components: [text('Take one to three; the last match wins.')] }) : null,
};

export const MATCHES_COMMAND: Command = gameCommand({ face: MATCHES_FACE, about: 'command.table.new.about', own: [] });
