/** The toy on Discord: a lobby, a board with three buttons, and no private panel. */
import { SlashCommandBuilder, SlashCommandSubcommandBuilder } from 'discord.js';
import type { ClickContext, GameFace } from '../../src/discord/games/face.js';
import { asSeat, refusedOrNull } from '../../src/discord/interactions/acting.js';
import type { Command } from '../../src/discord/interactions/commands.js';
import { COMMON_PRESSES } from '../../src/discord/interactions/common-presses.js';
import { customIds, natural, pressHandlers } from '../../src/discord/interactions/custom-id.js';
import { changeRobots, joinLobby, leaveLobby, renewBoard, startGame } from '../../src/discord/lobby/clicks.js';
import { openLobby, type NewLobby } from '../../src/discord/lobby/opening.js';
import { bodyOf, partsFor, text, type Choice } from '../../src/discord/messages/parts.js';
import { MATCHES, type MatchesTypes } from './matches.js';

const PRESSES = { ...COMMON_PRESSES, 'board/take': { count: natural } } as const;
const ids = customIds(PRESSES);
const { buttons } = partsFor(ids);

const LOBBY: NewLobby<MatchesTypes['options']> = {
  kind: MATCHES.kind,
  options: () => ({ matches: 7 }),
  robots: 0,
  seed: null,
  lastCrew: [],
};

type State = MatchesTypes['state'];
type Press = Parameters<typeof ids.encode>[1];

function choicesOf({ phase, matches }: State): readonly Choice<Press>[] {
  if (phase === 'lobby') {
    return [
      { press: { name: 'lobby/join' }, label: 'Join' },
      { press: { name: 'lobby/leave' }, label: 'Leave' },
      { press: { name: 'lobby/robot', change: 'more' }, label: 'Robot' },
      { press: { name: 'lobby/start' }, label: 'Start' },
    ];
  }
  if (phase === 'over') return [{ press: { name: 'end/again' }, label: 'Again' }];
  return [1, 2, 3].map((count) => ({
    press: { name: 'board/take', count },
    label: `Take ${count}`,
    disabled: count > matches,
  }));
}

function lineOf(
  { phase, matches, turn, outcome }: State,
  names: ReadonlyMap<number, { readonly name: string }>,
): string {
  if (phase === 'lobby') return `Matches: ${[...names.values()].map(({ name }) => name).join(', ')}`;
  if (outcome !== null) return `${names.get(outcome.winners?.[0] ?? -1)?.name ?? 'Nobody'} won`;
  return `${matches} matches; ${names.get(turn)?.name ?? 'the robot'} takes`;
}

export const MATCHES_FACE: GameFace<MatchesTypes> = {
  game: MATCHES,
  ids,
  clicks: {
    board: pressHandlers<typeof PRESSES, ClickContext<MatchesTypes>, Promise<Awaited<ReturnType<typeof joinLobby>>>>(
      PRESSES,
      {
        'lobby/join': joinLobby,
        'lobby/leave': leaveLobby,
        'lobby/start': startGame,
        'lobby/robot': (ctx, { change }) => changeRobots(ctx, change),
        'board/renew': renewBoard,
        'board/take': async (ctx, { count }) =>
          refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'take', seat, count }) as const)),
      },
    ),
    panel: { has: () => false, run: () => undefined },
    note: { has: () => false, run: () => undefined },
    repeatable: new Set(),
  },
  board: {
    draw: ({ game, state, people }) =>
      bodyOf({ components: [text(lineOf(state, people)), ...buttons(game, choicesOf(state))] }),
    headline: () => null,
    isUrgent: () => true,
  },
  host: ({ host }) => host,
  refusalText: (_t, { code }) => `refused: ${code}`,
  rematch: () => (services, from, t) => openLobby(services, from, LOBBY, t),
  rulesPage: () => null,
};

const open = {
  definition: new SlashCommandSubcommandBuilder().setName('new').setDescription('A game of matches'),
  form: 'public',
  run: (call, services, t) => openLobby(services, call, LOBBY, t),
} satisfies Command['subcommands'] extends ReadonlyMap<string, infer S> ? S : never;

const definition = new SlashCommandBuilder().setName('matches').setDescription('Matches');
definition.addSubcommand(open.definition);
export const MATCHES_COMMAND: Command = { definition, subcommands: new Map([['new', open]]) };
