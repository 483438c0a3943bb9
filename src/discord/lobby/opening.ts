import type { AnyGame, GameTypes } from '../../games/game.js';
import type { ActOutcome, NewGame, TableHandle } from '../../table/ports.js';
import { all, kindName, type Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Caller, Interaction } from '../gateway/incoming.js';
import { noteAnswer } from '../messages/notes.js';
import { tableRefusal } from '../interactions/refusals.js';
import { grantedTo, missingToPlay } from '../permissions.js';
import { isOpen } from './model.js';
import type { Platform } from '../platform.js';
import type { GuildSettings } from '../settings/definitions.js';

/** A lobby as somebody asks for it. */
export interface NewLobby {
  readonly kind: string;
  /** What was chosen of the game's options; the rest is as the server's settings say. Absent: nothing. */
  readonly choice?: object;
  /** The robots that sit down at once, each with its level; null: the game's own choice. Absent: none. */
  readonly robots?: readonly (string | null)[];
  /** A seed chosen by a person; absent or null: one from the operating system's randomness. */
  readonly seed?: string | null;
  /** Names of the crew before, for "again". Absent: nobody. */
  readonly lastCrew?: readonly string[];
  /** A thread that was made for it; absent: it opens where it was asked for. */
  readonly thread?: string;
  /** Called with the new table before anybody can act there. Absent: nobody waits for it. */
  readonly onOpened?: (table: TableHandle) => void;
}

/** Discord docs, "Channel types": text, direct messages, announcements' and text threads, and a voice channel's text. */
const PLAYABLE: ReadonlySet<number> = new Set([0, 1, 2, 3, 5, 10, 11, 12]);

function mayStart({ starters }: GuildSettings, caller: Caller): boolean {
  if (starters === 'everybody' || caller.moderator) return true;
  return starters !== 'moderators' && starters.roles.some((role) => caller.roles.includes(role));
}

/** Why a game isn't played in this server; null: it is. */
export function gameObjection(kind: string, { games }: GuildSettings, t: Translate): string | null {
  if (games.length === 0 || games.includes(kind)) return null;
  const allowed = games.map((one) => kindName(t, one));
  return t('error.game-not-allowed', { game: kindName(t, kind), games: all(t, allowed) });
}

/** A thread counts as the channel that it hangs under. */
const isAllowedIn = ({ channels }: GuildSettings, { channelId, parentId }: Interaction): boolean =>
  channels.length === 0 || channels.includes(channelId) || (parentId !== undefined && channels.includes(parentId));

/** Why no game may be opened here by this person; null: it may. */
function objection(platform: Platform, from: Interaction, settings: GuildSettings, t: Translate): string | null {
  if (from.channelType !== null && !PLAYABLE.has(from.channelType)) return t('error.channel-kind');
  if (!isAllowedIn(settings, from)) {
    return t('error.channel-not-allowed', { channels: settings.channels.map((id) => `<#${id}>`).join(' ') });
  }
  if (!mayStart(settings, from.caller)) {
    const { starters } = settings;
    return t('error.not-allowed-to-start', {
      roles:
        typeof starters === 'string'
          ? t('settings.value.moderators')
          : starters.roles.map((id) => `<@&${id}>`).join(' '),
    });
  }
  if (!from.seenByAll) return t('error.external-apps');
  const granted = grantedTo(from, platform.messages.contentReadable());
  return missingToPlay(granted).length > 0 ? t('error.cannot-post') : null;
}

/** The next level below one that thinks for long. */
function quickLevel({ robots }: AnyGame, level: string | undefined): string | undefined {
  const levels: readonly string[] = robots?.levels ?? [];
  return levels.slice(0, levels.indexOf(level ?? '')).findLast((lower) => robots?.slow?.includes(lower) !== true);
}

/** The host's robots take the next seats, at a lower level where too many think for long; a full table ends it. */
export async function seatRobots(
  platform: Platform,
  table: TableHandle,
  host: string,
  robots: readonly (string | null)[],
): Promise<void> {
  const { game, lobby } = platform.faces.of(table);
  const by = table.seatOf(host);
  if (by === null) return;
  for (const asked of robots) {
    const level = asked ?? lobby.robotLevel?.(table.state) ?? undefined;
    const seat = game.freeSeat(table.state);
    if (seat === null) return;
    const sit = (at: string | undefined): Promise<ActOutcome> =>
      table.act({ type: 'join', seat, robot: true, by, ...(at === undefined ? {} : { level: at }) });
    const outcome = await sit(level);
    if (outcome.ok || outcome.refusal.code !== 'too-many-thinkers') continue;
    const lower = await sit(quickLevel(game, level));
    const t = platform.words.forGuild(table.guildId);
    platform.messages.boards.say(table, t(lower.ok ? 'lobby.robots-lower' : 'refusal.too-many-thinkers'));
    if (!lower.ok) return;
  }
}

/** What the channel's table offers to somebody who wanted another: a seat while it is a lobby, else a view. */
function busyAnswer({ faces }: Pick<Platform, 'faces'>, busy: TableHandle, t: Translate): Answer {
  const face = faces.of(busy);
  const game = kindName(t, busy.kind);
  return isOpen(face, busy.state)
    ? noteAnswer(t, t('refusal.channel-lobby', { game }), busy.game, ['join', 'renew-board'])
    : noteAnswer(t, tableRefusal(t, faces, { code: 'channel-busy' }, busy.kind), busy.game, ['watch', 'renew-board']);
}

/** Opens a lobby; the answer is its board. */
export async function openLobby(
  platform: Platform,
  from: Interaction,
  wanted: NewLobby,
  t: Translate,
): Promise<Answer> {
  const table = await openTable(platform, from, wanted, t);
  return 'form' in table ? table : boardAnswer(platform, table);
}

/** Opens a lobby whose board is not posted yet; where that can't be, the answer that says why. */
export async function openTable(
  platform: Platform,
  from: Interaction,
  wanted: NewLobby,
  t: Translate,
): Promise<TableHandle | Answer> {
  const { guildId, caller } = from;
  const { robots = [], seed = null, lastCrew = [] } = wanted;
  const channelId = wanted.thread ?? from.channelId;
  const settings = platform.settings.of(guildId, from.guildLocale);
  const no =
    objection(platform, from, settings, t) ??
    gameObjection(wanted.kind, settings, t) ??
    (robots.length > 0 && settings.robots === 'off' ? t('refusal.robots-off') : null);
  if (no !== null) return noteAnswer(t, no);
  const request: NewGame<GameTypes> = {
    kind: wanted.kind,
    guildId,
    channelId,
    host: { userId: caller.userId, name: caller.name },
    source: from.id,
    mostInServer: settings['open-games'],
    options: platform.faces
      .of(wanted)
      .lobby.agreed(
        { guildId, guild: settings, settings: platform.settings, defaults: platform.defaults },
        wanted.choice ?? {},
      ),
    ...(seed === null ? {} : { seed }),
  };
  const opened = await platform.tables.directory.open(request);
  if (!opened.ok) {
    const { code } = opened.refusal;
    // A double tap: the first one has opened it.
    const isBusy = code === 'channel-busy' || code === 'repeated';
    const busy = isBusy ? platform.tables.directory.inChannel(channelId) : undefined;
    if (busy !== undefined) return busyAnswer(platform, busy, t);
    return noteAnswer(t, tableRefusal(t, platform.faces, opened.refusal, wanted.kind));
  }
  wanted.onOpened?.(opened.table);
  await seatRobots(platform, opened.table, caller.userId, robots);
  const granted = grantedTo(from, platform.messages.contentReadable());
  platform.messages.boards.permitted(opened.table, {
    ...granted,
    thread: granted.thread || wanted.thread !== undefined,
  });
  platform.messages.boards.open(opened.table, lastCrew);
  return opened.table;
}

/** The board as an answer: the message that comes of it is the board from then on. */
export function boardAnswer(platform: Platform, table: TableHandle): Answer {
  // A new message has no picture yet: it follows.
  const body = platform.messages.boards.draw(table, { picture: null });
  const hold = platform.messages.boards.hold(table);
  hold.drawn();
  return {
    form: 'public',
    body,
    sending: (address) => {
      platform.messages.boards.sending(table, address);
    },
    landed: (address) => {
      platform.messages.boards.landed(table, address);
    },
    perhapsLanded: (address) => {
      platform.messages.boards.perhapsLanded(table, address);
    },
    after: (accepted) => {
      hold.release(accepted);
    },
  };
}
