import {
  SlashCommandBooleanOption,
  SlashCommandBuilder,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
} from 'discord.js';
import type { Authority, Seat } from '../src/games/shared/seat.js';
import { startTogether } from '../src/discord/duel/start.js';
import type { GameFace } from '../src/discord/games/face.js';
import type { CommandCall } from '../src/discord/gateway/incoming.js';
import { asAuthority, asSeat, isHostOrModerator, refusedNote } from '../src/discord/interactions/acting.js';
import { meant, textOption, type Choice, type Command, type Subcommand } from '../src/discord/interactions/commands.js';
import { onTableOf, outcomeNote, type FindTable, type TableCall } from '../src/discord/interactions/table-commands.js';
import { startWarning } from '../src/discord/lobby/clicks.js';
import { mayBeNotified, setNotified } from '../src/discord/lobby/notify.js';
import { boardAnswer, openLobby } from '../src/discord/lobby/opening.js';
import { setPlain } from '../src/discord/lobby/plain.js';
import type { LobbyOption } from '../src/discord/lobby/spec.js';
import { noteAnswer } from '../src/discord/messages/notes.js';
import { panelAnswer } from '../src/discord/messages/panel/answer.js';
import { rulesAnswer } from '../src/discord/messages/rules-answer.js';
import { watchAnswer } from '../src/discord/messages/board/watch-answer.js';
import { withRobots } from '../src/discord/people.js';
import type { Answer } from '../src/discord/rest/acknowledge.js';
import type { Platform } from '../src/discord/platform.js';
import type { AnyGameTypes } from '../src/games/game.js';
import type { TableHandle } from '../src/table/ports.js';
import { kindName, seatLabel, seatName, type PlainKey, type Translate } from '../src/text/index.js';
import { playCommand, type Act } from './acts.js';
import { choice, describe, EVERYWHERE, offered, subcommand, switchOption, type DescriptionKey } from './define.js';

/** The commands that every game has under its own name: a table is opened, joined, led and looked at the same way. */

const SEED_LONGEST = 32;

type Call = TableCall<AnyGameTypes>;

/** What a game's commands are made from; what is left out is said as in all games. */
export interface TableVerbs {
  readonly face: GameFace;
  readonly about: DescriptionKey;
  readonly startAbout?: DescriptionKey;
  /** What `new` asks beside the options of the lobby: its options, and what was chosen by them, or why it can't be. */
  readonly asks?: {
    readonly options: readonly SlashCommandStringOption[];
    readonly complete: NonNullable<Subcommand['complete']>;
    choice(call: CommandCall, chosen: object, t: Translate): object | Answer;
  };
  /** Whose panel `hand` shows, where that may be another table than the channel's. */
  readonly handTable?: FindTable<AnyGameTypes>;
  /** Commands of its own beside those of every game. */
  readonly own?: readonly Subcommand[];
  /** What one does in the game. Given: all but opening and joining is an act of `play`. */
  readonly acts?: readonly Act[];
}

/** The channel's table of a game that is on. */
const tableIn =
  ({ game }: GameFace): FindTable<AnyGameTypes> =>
  ({ tables: { directory } }, { channelId }) => {
    const table = directory.inChannel(channelId);
    return table?.kind === game.kind && game.phase(table.state) !== 'over' ? table : undefined;
  };

function openingOption({
  name,
  about,
  isSwitch,
  values,
}: LobbyOption): (SlashCommandBooleanOption | SlashCommandStringOption)[] {
  if (about === undefined) return [];
  if (isSwitch === true) return [describe(new SlashCommandBooleanOption().setName(name), about)];
  const choices = values.map((one) => choice(one.name, one.value));
  return [describe(new SlashCommandStringOption().setName(name), about).addChoices(...choices)];
}

/** What was chosen of an option; nothing where it was left out. */
function chosenBy(call: CommandCall, { name, isSwitch, values }: LobbyOption): object {
  const typed = call.options.get(name);
  const value = isSwitch === true && typed !== undefined ? (typed === true ? 'on' : 'off') : textOption(call, name);
  return values.find((one) => one.value === value)?.choice ?? {};
}

function newGame({ face, asks }: TableVerbs): Subcommand {
  const { lobby, game } = face;
  const mostRobots = lobby.most - 1;
  const definition = subcommand('new', 'command.table.new.about');
  for (const option of lobby.options.flatMap(openingOption)) {
    if (option instanceof SlashCommandBooleanOption) definition.addBooleanOption(option);
    else definition.addStringOption(option);
  }
  if (mostRobots === 1)
    definition.addBooleanOption(describe(new SlashCommandBooleanOption().setName('robot'), 'command.table.new.robot'));
  else
    definition.addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'command.table.new.robots')
        .setMinValue(0)
        .setMaxValue(mostRobots),
    );
  for (const option of asks?.options ?? []) definition.addStringOption(option);
  definition.addStringOption(
    describe(new SlashCommandStringOption().setName('seed'), 'command.table.new.seed')
      .setMinLength(1)
      .setMaxLength(SEED_LONGEST),
  );
  return {
    definition,
    form: 'public',
    ...(asks === undefined ? {} : { complete: asks.complete }),
    run: async (call, platform, t) => {
      const chosen = Object.assign({}, ...lobby.options.map((option) => chosenBy(call, option))) as object;
      const wanted = asks?.choice(call, chosen, t) ?? chosen;
      if ('form' in wanted) return wanted as Answer;
      const asked = call.options.get('robot') === true ? 1 : Number(call.options.get('robots') ?? 0);
      const robots = Math.max(0, Math.min(mostRobots, asked));
      const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
      const levels = Array.from({ length: robots }, () => null);
      return openLobby(
        platform,
        call,
        { kind: game.kind, choice: wanted, robots: levels, seed: seed === '' ? null : seed },
        t,
      );
    },
  };
}

/** What is asked before, and said after, by what a leaving means (R14). */
function leaving({ platform, table, seat }: Call): { readonly ask: PlainKey; readonly done: PlainKey } {
  const { game, lobby } = platform.faces.of(table);
  const others = game
    .seats(table.state)
    .filter(({ status, robot }, other) => status === 'in' && !robot && other !== seat);
  if (others.length === 0) return { ask: 'table.note.leave-confirm-last', done: 'table.done.left' };
  return lobby.replacesLeavers === true && lobby.robotsAllowed(table.state)
    ? { ask: 'table.note.leave-confirm-robot', done: 'table.done.left-robot' }
    : { ask: lobby.leaveConfirm ?? 'table.note.leave-confirm', done: 'table.done.left' };
}

async function leave(ctx: Call): Promise<Answer> {
  const { platform, table, seat, t } = ctx;
  const plays = seat !== null && platform.faces.of(table).game.phase(table.state) === 'play';
  const words = leaving(ctx);
  // In the lobby a seat is soon taken again; in play there is no way back.
  if (plays && !platform.confirmations.isMeant(ctx, 'leave')) return noteAnswer(t, t(words.ask), table.game);
  const outcome = await asSeat(ctx, (own) => ({ type: 'leave', seat: own }));
  return outcomeNote(ctx, outcome, t(plays ? words.done : 'table.done.left'));
}

async function start(ctx: Call): Promise<Answer> {
  const { platform, table, call, t } = ctx;
  const refused = await startTogether(ctx);
  if (refused !== null) return refused;
  const { game, lobby } = platform.faces.of(table);
  const warning = startWarning(platform, table, t);
  const done = [t(lobby.started?.(table.state) ?? 'table.done.started'), warning]
    .filter((line) => line !== null)
    .join('\n');
  return game.phase(table.state) === 'play'
    ? panelAnswer(platform, table, call, t, done)
    : noteAnswer(t, done, table.game);
}

async function end(ctx: Call): Promise<Answer> {
  const { platform, table, t } = ctx;
  // Only those who may end it are asked to confirm; the others get the rules' refusal.
  if (isHostOrModerator(ctx) && !platform.confirmations.isMeant(ctx, 'end'))
    return noteAnswer(t, t('table.note.end-confirm'), table.game, ['end-confirm']);
  return outcomeNote(ctx, await asAuthority(ctx, (by) => ({ type: 'end', by })), t('table.done.ended'));
}

const peopleAt = ({ game }: GameFace, table: TableHandle) => withRobots(table.people, game.seats(table.state));

/** Those who play, by name; `heirs`: people who may become the host. */
function playerChoices(face: GameFace, table: TableHandle, heirs: boolean, t: Translate): readonly Choice[] {
  const seats = face.game.seats(table.state);
  const named = peopleAt(face, table);
  return [...seats.keys()]
    .filter(
      (seat) => seats[seat]?.status === 'in' && !(heirs && (seats[seat].robot || seat === face.host(table.state))),
    )
    .map((seat) => ({ name: seatLabel(t, named, seat), value: `p${seat}` }));
}

/** A player as chosen, mentioned or typed; null: nobody of that name plays. */
function playerOption(face: GameFace, call: CommandCall, table: TableHandle, t: Translate): Seat | null {
  const typed = textOption(call, 'player') ?? '';
  const mentioned = /^<@!?(\d+)>$/.exec(typed)?.[1];
  if (mentioned !== undefined) return table.seatOf(mentioned);
  const found = /^p(\d+)$/.exec(meant(typed, playerChoices(face, table, false, t)))?.[1];
  return found === undefined ? null : Number(found);
}

interface HostAct {
  readonly name: 'host' | 'kick';
  readonly done: 'table.done.host' | 'table.done.kicked';
  readonly action: (by: Authority, seat: Seat) => AnyGameTypes['action'];
}

/** What the host or a moderator does to one player; nobody else is offered anyone. */
const hostAct = ({ face }: TableVerbs, onTable: OnTable, { name, done, action }: HostAct): Subcommand => ({
  definition: subcommand(name, `command.table.${name}.about`).addStringOption(
    offered('player', 'command.table.player', true),
  ),
  complete: {
    player: (call, platform, t) => {
      const table = tableIn(face)(platform, call);
      return table !== undefined && !table.blocked && isHostOrModerator({ platform, table, caller: call.caller })
        ? playerChoices(face, table, name === 'host', t)
        : [];
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(face, call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    const player = seatName(t, peopleAt(face, table), seat);
    return outcomeNote(ctx, await asAuthority(ctx, (by) => action(by, seat)), t(done, { name: player }));
  }),
});

/** A page of the rules, by topic. */
const rules = ({ face }: TableVerbs): Subcommand => ({
  definition: subcommand('rules', 'command.table.rules.about').addStringOption(
    offered('topic', 'command.table.rules.topic', false),
  ),
  complete: { topic: (_call, _services, t) => face.rules.topics(t) },
  run: async (call, platform, t) => {
    const wanted = meant(textOption(call, 'topic') ?? face.rules.first, face.rules.topics(t));
    const page = face.rulesPage(wanted, call.id, t);
    const topic = page === null ? face.rules.first : wanted;
    const body = page ?? face.rulesPage(topic, call.id, t);
    if (body === null) return noteAnswer(t, t('error.malformed'));
    return rulesAnswer(platform, { form: 'private', body }, face.rulesPicture?.(topic, t) ?? null);
  },
});

type OnTable = (run: (ctx: Call) => Promise<Answer>) => Subcommand['run'];

/** What is said where the channel has no table of the game. */
export const noneHere = ({ game, command }: GameFace, t: Translate): string =>
  t('refusal.no-game', { game: kindName(t, game.kind), command });

/** Something that a person switches for themselves; without a mode the command toggles it. */
const personal = (
  name: 'plain' | 'notify',
  isOn: (platform: Platform, call: CommandCall) => boolean,
  set: (platform: Platform, call: CommandCall, on: boolean) => void,
): Subcommand => ({
  definition: subcommand(name, `command.table.${name}.about`).addStringOption(
    switchOption('mode', `command.table.${name}.mode`),
  ),
  run: (call, platform, t) => {
    const said = textOption(call, 'mode');
    const on = said === null ? !isOn(platform, call) : said === 'on';
    set(platform, call, on);
    return Promise.resolve(noteAnswer(t, t(`${name}.${on ? 'on' : 'off'}`)));
  },
});

/** Stored per person, for all servers. */
export const plain = personal(
  'plain',
  ({ words: { readers } }, { caller }) => readers.of(caller.userId).plain,
  (platform, { guildId, caller }, on) => {
    setPlain(platform, guildId ?? '', caller.userId, on);
  },
);

/** Stored per person and server. */
export const notify = personal(
  'notify',
  (platform, { guildId, caller }) => mayBeNotified(platform, guildId ?? '', caller.userId),
  (platform, { guildId, caller }, on) => {
    setNotified(platform, guildId ?? '', caller.userId, on);
  },
);

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
      run: onTable(({ platform, table }) => Promise.resolve(boardAnswer(platform, table))),
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
  const subcommands = of.acts === undefined ? [...verbs(of), ...(of.own ?? [])] : withActs(of, of.acts);
  const definition = describe(new SlashCommandBuilder().setName(of.face.command), of.about)
    .setContexts(EVERYWHERE.contexts)
    .setIntegrationTypes(EVERYWHERE.integrationTypes);
  for (const { definition: part } of subcommands) definition.addSubcommand(part);
  return { definition, subcommands: new Map(subcommands.map((one) => [one.definition.name, one])) };
}
