import { SlashCommandBuilder } from 'discord.js';
import type { GameFace } from '../src/discord/games/face.js';
import type { CommandCall } from '../src/discord/gateway/incoming.js';
import { isHostOrModerator } from '../src/discord/interactions/acting.js';
import { meant, textOption, type Command, type Subcommand } from '../src/discord/interactions/commands.js';
import { onTableOf, outcomeNote, type FindTable } from '../src/discord/interactions/table-commands.js';
import { boardAnswer } from '../src/discord/lobby/opening.js';
import { noteAnswer } from '../src/discord/messages/notes.js';
import { panelAnswer } from '../src/discord/messages/panel/answer.js';
import { rulesAnswer } from '../src/discord/messages/rules-answer.js';
import { watchAnswer } from '../src/discord/messages/board/watch-answer.js';
import type { Platform } from '../src/discord/platform.js';
import type { AnyGameTypes } from '../src/games/game.js';
import { kindName, type Translate } from '../src/text/index.js';
import { playCommand, type Act } from './acts.js';
import { describe, EVERYWHERE, offered, subcommand } from './define.js';
import { duelCommand } from './duel.js';
import { hostAct } from './table/host-acts.js';
import { newGame } from './table/new-game.js';
import { plain } from './table/personal.js';
import { end, leave, start } from './table/seated.js';
import { tableIn, type OnTable, type TableVerbs } from './table/verbs.js';

/** The commands that every game has under its own name: a table is opened, joined, led and looked at the same way. */

/** A page of the rules, by topic. */
const rules = ({ face }: TableVerbs): Subcommand => ({
  definition: subcommand('rules', 'command.table.rules.about').addStringOption(
    offered('topic', 'command.table.rules.topic', false),
  ),
  complete: { topic: (_call, _services, t) => face.rules.topics(t) },
  run: async (call, platform, t) => {
    const wanted = meant(textOption(call, 'topic') ?? face.rules.first, face.rules.topics(t));
    const page = face.rules.page(wanted, call.id, t);
    const topic = page === null ? face.rules.first : wanted;
    const body = page ?? face.rules.page(topic, call.id, t);
    if (body === null) return noteAnswer(t, t('error.malformed'));
    return rulesAnswer(platform, { form: 'private', body }, face.rules.picture?.(topic, t) ?? null);
  },
});

/** What is said where the channel has no table of the game. */
export const noneHere = ({ game, command }: GameFace, t: Translate): string =>
  t('refusal.no-game', { game: kindName(t, game.kind), command });

function verbs(of: TableVerbs): readonly Subcommand[] {
  const { face, startAbout = 'command.table.start.about', handTable = tableIn(face) } = of;
  const onTable: OnTable = onTableOf(tableIn(face), (t) => noneHere(face, t));
  const lesson = face.offers?.lesson;
  return [
    newGame(of),
    {
      definition: subcommand('join', 'command.table.join.about'),
      run: onTable(async (ctx) => {
        const { userId, name } = ctx.caller;
        return outcomeNote(ctx, await ctx.table.join({ userId, name }, ctx.source), ctx.t('table.done.joined'));
      }),
    },
    { definition: subcommand('leave', 'command.table.leave.about'), run: onTable(leave) },
    { definition: subcommand('start', startAbout), run: onTable(start) },
    {
      definition: subcommand('hand', 'command.table.hand.about'),
      run: onTableOf(handTable, (t) => noneHere(face, t))(({ platform, table, call, t }) =>
        Promise.resolve(panelAnswer(platform, table, call, t)),
      ),
    },
    {
      definition: subcommand('watch', 'command.table.watch.about'),
      run: onTable(({ platform, table, call, t }) => Promise.resolve(watchAnswer(platform, table, call, t))),
    },
    // The answer itself is the new board; the old one is deleted.
    {
      definition: subcommand('board', 'command.table.board.about'),
      form: 'public',
      run: onTable(({ platform, table, call, t }) =>
        Promise.resolve(
          // An answer that one person alone sees must not take the board's place.
          call.seenByAll ? boardAnswer(platform, table) : noteAnswer(t, t('error.external-apps'), table.game),
        ),
      ),
    },
    hostAct(of, onTable, {
      name: 'kick',
      done: 'table.done.kicked',
      action: (by, seat) => ({ type: 'kick', by, seat }),
    }),
    hostAct(of, onTable, {
      name: 'host',
      done: 'table.done.host',
      action: (by, seat) => ({ type: 'make-host', by, seat }),
    }),
    { definition: subcommand('end', 'command.table.end.about'), run: onTable(end) },
    ...(lesson === undefined
      ? []
      : [
          {
            definition: subcommand('learn', 'command.table.learn.about'),
            run: (call: CommandCall, platform: Platform, t: Translate) => lesson(platform, call, t),
          },
        ]),
    rules(of),
    plain,
  ];
}

type Legal = (call: CommandCall, platform: Platform) => boolean;

/** When a command of every game is offered as an act. */
function legalVerbs({ face, handTable = tableIn(face) }: TableVerbs): Readonly<Record<string, Legal>> {
  const here = tableIn(face);
  const seated =
    (find: FindTable<AnyGameTypes>): Legal =>
    (call, platform) =>
      (find(platform, call)?.seatOf(call.caller.userId) ?? null) !== null;
  const isOn: Legal = (call, platform) => here(platform, call) !== undefined;
  const leads: Legal = (call, platform) => {
    const table = here(platform, call);
    return table !== undefined && isHostOrModerator({ platform, table, caller: call.caller });
  };
  const mayStart: Legal = (call, platform) => {
    const table = here(platform, call);
    return table !== undefined && face.game.phase(table.state) === 'lobby' && leads(call, platform);
  };
  return {
    leave: seated(here),
    start: mayStart,
    hand: seated(handTable),
    watch: isOn,
    board: isOn,
    kick: leads,
    host: leads,
    end: leads,
  };
}

/** Opening and joining are commands; everything else is an act, the game's own first. */
function withActs(of: TableVerbs, acts: readonly Act[]): readonly Subcommand[] {
  const legal = legalVerbs(of);
  const always: Legal = () => true;
  const [open, join, ...others] = verbs(of);
  const shared = others.map((command) => ({ command, isLegal: legal[command.definition.name] ?? always }));
  return [...[open, join].filter((one) => one !== undefined), playCommand([...acts, ...shared])];
}

/** A game's slash command: what every game has, and what is its own. */
export function gameCommand(of: TableVerbs): Command {
  const choice = of.face.duel?.choice;
  const duel = choice === undefined ? [] : [duelCommand(of.face, () => choice)];
  const subcommands = [...(of.acts === undefined ? [...verbs(of), ...(of.own ?? [])] : withActs(of, of.acts)), ...duel];
  const definition = describe(new SlashCommandBuilder().setName(of.face.command), of.about)
    .setContexts(EVERYWHERE.contexts)
    .setIntegrationTypes(EVERYWHERE.integrationTypes);
  for (const { definition: part } of subcommands) definition.addSubcommand(part);
  return { definition, subcommands: new Map(subcommands.map((one) => [one.definition.name, one])) };
}
