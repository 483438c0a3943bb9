import { freeSeat, METEOR } from '../../games/meteor/index.js';
import type { Mode, Options } from '../../games/meteor/state.js';
import type { TableHandle } from '../games/meteor/table.js';
import { refusalText, type Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import { noteAnswer } from '../games/meteor/handlers/context.js';
import type { Caller, Interaction } from '../gateway/incoming.js';
import { grantedTo, missingForSilence, missingToPlay } from '../permissions.js';
import type { Services } from '../services.js';
import { MODERATORS } from '../settings/definitions.js';
import type { GuildSettings } from '../settings/definitions.js';
import { windowMs } from '../settings/settings.js';

export interface Wish {
  readonly mode: Mode;
  readonly relaxed: boolean;
  /** Of an Advanced game. */
  readonly powers: boolean;
  readonly challenges: boolean;
  /** How many robots sit down at once. */
  readonly robots: number;
  readonly seed: string | null;
  /** Names of the crew before, for "again". */
  readonly lastCrew: readonly string[];
}

/** Discord docs, "Channel types": text, announcements' and text threads, and a voice channel's text. */
const PLAYABLE: ReadonlySet<number> = new Set([0, 2, 5, 10, 11, 12]);

function mayStart({ starters }: GuildSettings, caller: Caller): boolean {
  if (starters === 'everybody' || caller.moderator) return true;
  return starters !== 'moderators' && starters.roles.some((role) => caller.roles.includes(role));
}

/** Why no game may be opened here by this person; null: it may. */
function objection(services: Services, from: Interaction, settings: GuildSettings, t: Translate): string | null {
  if (from.guildId === null) return t('error.guild-only');
  if (from.channelType !== null && !PLAYABLE.has(from.channelType)) return t('error.channel-kind');
  if (settings.channels.length > 0 && !settings.channels.includes(from.channelId)) {
    return t('error.channel-not-allowed', { channels: settings.channels.map((id) => `<#${id}>`).join(' ') });
  }
  if (!mayStart(settings, from.caller)) {
    const { starters } = settings;
    return t('error.not-allowed-to-start', {
      roles: typeof starters === 'string' ? MODERATORS : starters.roles.map((id) => `<@&${id}>`).join(' '),
    });
  }
  const granted = grantedTo(from, services.contentReadable());
  return missingToPlay(granted).length > 0 ? t('error.cannot-post') : null;
}

/** Why what was wished for does not go together; null: it does. */
function contradiction(wish: Wish, settings: GuildSettings, t: Translate): string | null {
  if (wish.mode !== 'advanced' && (wish.powers || wish.challenges)) return t('error.advanced-only');
  return wish.robots > 0 && settings.robots === 'off' ? t('refusal.robots-off') : null;
}

/** The host's robots take the next seats; a full table ends it. */
async function seatRobots(table: TableHandle, robots: number): Promise<void> {
  for (let turn = 0; turn < robots; turn += 1) {
    const seat = freeSeat(table.state);
    if (seat === null) return;
    await table.act({ type: 'join', seat, robot: true, by: table.state.host });
  }
}

function optionsOf(services: Services, settings: GuildSettings, wish: Wish, guildId: string): Options {
  return {
    mode: wish.mode,
    relaxed: wish.relaxed,
    seeded: wish.seed !== null,
    zoneMs: services.defaults.zoneMs,
    windowMs: services.settings.isSet(guildId, 'window') ? windowMs(settings) : services.defaults.windowMs,
    timeOut: settings['time-out'],
    silence: settings.silence,
    powers: wish.powers,
    challenges: wish.challenges,
    robotsAllowed: settings.robots === 'allow',
  };
}

/** Opens a lobby; the answer is its board. */
export async function openGame(services: Services, from: Interaction, wish: Wish, t: Translate): Promise<Answer> {
  const { guildId, channelId, caller } = from;
  const settings = services.settings.of(guildId ?? '', from.guildLocale);
  const no = objection(services, from, settings, t) ?? contradiction(wish, settings, t);
  if (no !== null || guildId === null) return noteAnswer(t, no ?? t('error.guild-only'));
  const opened = await services.directory.open({
    kind: METEOR.kind,
    guildId,
    channelId,
    host: { userId: caller.userId, name: caller.name },
    source: from.id,
    options: optionsOf(services, settings, wish, guildId),
    ...(wish.seed === null ? {} : { seed: wish.seed }),
  });
  if (!opened.ok) {
    const busy = opened.refusal.code === 'channel-busy' ? services.directory.inChannel(channelId) : undefined;
    return noteAnswer(t, refusalText(t, opened.refusal), busy?.game, busy ? ['renew-board'] : []);
  }
  await seatRobots(opened.table, wish.robots);
  return lobbyAnswer(services, from, opened.table, wish);
}

function lobbyAnswer(services: Services, from: Interaction, table: TableHandle, wish: Wish): Answer {
  const granted = grantedTo(from, services.contentReadable());
  const silent = table.state.options.silence !== 'off';
  services.boards.open(table, { missing: silent ? missingForSilence(granted) : [], lastCrew: wish.lastCrew });
  return {
    form: 'public',
    body: services.boards.draw(table),
    landed: (address) => {
      services.boards.landed(table, address);
    },
    perhapsLanded: (address) => {
      services.boards.perhapsLanded(table, address);
    },
  };
}
