/** The toy on Discord: what it says of itself, and a board with three buttons; all else is the platform's. */
import type { ClickContext, GameFace } from '../../src/discord/games/face.js';
import { asSeat, refusedOrNull } from '../../src/discord/interactions/acting.js';
import { SlashCommandStringOption } from 'discord.js';
import type { DailyGame } from '../../src/discord/daily/face.js';
import { playDaily } from '../../src/discord/daily/play.js';
import { openDuel } from '../../src/discord/duel/open.js';
import { openLobby } from '../../src/discord/lobby/opening.js';
import type { GameLine } from '../../src/history/queries.js';
import { isTableOf } from '../../src/table/typed-tables.js';
import { describe, subcommand } from '../../commands/define.js';
import { textOption, type Command, type Subcommand } from '../../src/discord/interactions/commands.js';
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

const turnsOf = ({ summary }: GameLine): number => Number(summary['turns']);

const MATCHES_DAY: DailyGame = {
  kind: MATCHES.kind,
  face: {
    mode: 'daily',
    open: (platform, from, { day, deals }, t) => {
      const matches = 5 + (deals[0]?.seed.length ?? 0);
      return openLobby(platform, from, { kind: MATCHES.kind, choice: { matches, day }, seed: `daily ${day}` }, t);
    },
    orderOf: (line) => [turnsOf(line)],
    scoreText: (_t, line) => `${turnsOf(line)} turns`,
    shareText: (_t, line) => `Matches ${String(line.summary['day'])}: ${turnsOf(line)} turns`,
  },
};

export const MATCHES_OF_THE_DAY: Subcommand = {
  definition: subcommand('matches', 'daily.command.about'),
  form: 'public',
  run: (call, platform, t) => playDaily(platform, call, MATCHES_DAY, 0, t),
};

const DUEL_COMMAND: Subcommand = {
  definition: subcommand('duel', 'duel.command.about').addStringOption(
    describe(new SlashCommandStringOption().setName('code'), 'duel.command.code'),
  ),
  form: 'public',
  run: (call, platform, t) =>
    openDuel(
      platform,
      call,
      {
        kind: MATCHES.kind,
        code: textOption(call, 'code'),
        robots: 0,
        choice: (first) => ({ matches: first !== null && isTableOf(MATCHES, first) ? first.state.matches : 8 }),
      },
      t,
    ),
};

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
    board: pressHandlers<typeof PRESSES, ClickContext<MatchesTypes>, Promise<Answer | null>>({
      'board/take': async (ctx, { count }) =>
        refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'take', seat, count }) as const)),
    }),
    panel: { has: () => false, run: () => undefined },
    note: { has: () => false, run: () => undefined },
  },
  daily: MATCHES_DAY.face,
  duel: {
    progress: (_t, stage, { left }) => `The other crew (${stage}): ${left} matches left`,
    result: (_t, result, { left }) => `Duel ${result}: they had ${left} matches left`,
  },
  board: {
    draw: ({ game, state, people }, { extraLines }) =>
      bodyOf({
        components: [
          text(`${state.matches} matches; ${nameAt(people, state.turn)} takes`, ...extraLines),
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

export const MATCHES_COMMAND: Command = gameCommand({
  face: MATCHES_FACE,
  about: 'command.table.new.about',
  own: [DUEL_COMMAND],
});
