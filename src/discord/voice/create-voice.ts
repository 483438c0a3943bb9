import { Routes } from 'discord.js';
import type { BotDeps } from '../bot-deps.js';
import type { Faces } from '../games/face.js';
import { flagged } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import { attempt } from '../rest/api.js';
import type { Platform } from '../platform.js';
import type { TableHandle } from '../../table/ports.js';
import { VoiceMutes, type Player } from './voice-mutes.js';

/** Who has to be silent in a server's voice channels, by the games that are played there. */
function playersIn({ tables, settings }: Platform, faces: Faces, guildId: string): ReadonlyMap<string, Player> {
  const players = new Map<string, Player>();
  if (settings.of(guildId).voice !== 'mute') return players;
  for (const table of tables.directory.live()) {
    const { chat } = faces.of(table);
    if (table.guildId !== guildId || chat?.inVoice === undefined) continue;
    for (const [seat, { userId }] of table.people) {
      const rule = table.seatOf(userId) === seat ? chat.inVoice(table.state, seat) : null;
      // Whoever plays in two silent games stays muted until both end.
      if (rule !== null) players.set(userId, { silent: rule === 'silent' || players.get(userId)?.silent === true });
    }
  }
  return players;
}

/** What boards and channels are told of the permission to mute. */
class MuteNotices {
  /** Said once a person and kind of failure: by hand somebody else can do it. */
  readonly #told = new Set<string>();
  /** Where each person who is muted plays: their game may be over when the unmute fails. */
  readonly #channels = new Map<string, string>();

  constructor(private readonly platform: Platform) {}

  #table(guildId: string, userId: string): TableHandle | undefined {
    const live = this.platform.tables.directory.live();
    return live.find((one) => one.guildId === guildId && one.seatOf(userId) !== null);
  }

  forbidden(guildId: string, userId: string, mute: boolean): void {
    const { messages, words } = this.platform;
    const table = this.#table(guildId, userId);
    const person = `${guildId} ${userId}`;
    if (table !== undefined) this.#channels.set(person, table.channelId);
    const once = mute ? `${table?.game ?? guildId} mute` : person;
    if (this.#told.has(once)) return;
    this.#told.add(once);
    const t = words.forGuild(guildId);
    if (mute && table !== undefined) {
      messages.boards.lacks(table, ['mute-members']);
      messages.boards.say(table, t('meteor.silence.cannot-mute'));
    }
    const channelId = this.#channels.get(person);
    if (mute || channelId === undefined) return;
    const text = t('meteor.silence.cannot-unmute', { mention: `<@${userId}>` });
    void messages.api.post(channelId, flagged(noteAnswer(t, text).body, 'public'));
  }

  /** Discord took a mute: the permission is there. */
  muted(guildId: string, userId: string): void {
    const table = this.#table(guildId, userId);
    if (table === undefined) return;
    this.#channels.set(`${guildId} ${userId}`, table.channelId);
    this.#told.delete(`${table.game} mute`);
    this.platform.messages.boards.hasAgain(table, ['mute-members']);
  }

  unmuted(guildId: string, userId: string): void {
    this.#channels.delete(`${guildId} ${userId}`);
    this.#told.delete(`${guildId} ${userId}`);
  }
}

/** The silence in voice: the same rule by which chat is deleted, carried out by server-muting (R11). */
export function createVoice(deps: BotDeps, platform: Platform, faces: Faces): VoiceMutes {
  const { gateway, clock, timers, log, directory } = deps;
  const notices = new MuteNotices(platform);
  const voice = new VoiceMutes({
    clock,
    timers,
    log,
    store: deps.stores.owedMutes,
    seated: (guildId) => gateway.voice.of(guildId),
    players: (guildId) => playersIn(platform, faces, guildId),
    send: async (guildId, userId, mute) => {
      const sent = await attempt(gateway.rest.patch(Routes.guildMember(guildId, userId), { body: { mute } }));
      if (sent.ok && mute) notices.muted(guildId, userId);
      else if (sent.ok) notices.unmuted(guildId, userId);
      return sent;
    },
    onForbidden: (guildId, userId, mute) => {
      log.warn({ guild: guildId, mute }, 'somebody in voice cannot be muted or unmuted: Mute Members is missing');
      notices.forbidden(guildId, userId, mute);
    },
  });
  directory.onChange(({ table }) => {
    voice.look(table.guildId);
  }, 'voice');
  platform.settings.whenSet((guildId) => {
    voice.look(guildId);
    for (const { game } of directory.live().filter((table) => table.guildId === guildId))
      platform.messages.boards.touch(game);
  });
  return voice;
}
