import { Routes } from 'discord.js';
import type { BotDeps } from '../bot-deps.js';
import type { Faces } from '../games/face.js';
import { flagged } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import { attempt } from '../rest/api.js';
import type { Platform } from '../platform.js';
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

/** Says, once a person and kind of failure, that the bot lacks the permission; by hand somebody else can do it. */
function tellForbidden({
  tables,
  messages,
  words,
}: Platform): (guildId: string, userId: string, mute: boolean) => void {
  const told = new Set<string>();
  const channels = new Map<string, string>();
  return (guildId, userId, mute) => {
    const table = tables.directory.live().find((one) => one.guildId === guildId && one.seatOf(userId) !== null);
    if (table !== undefined) channels.set(userId, table.channelId);
    const once = mute ? `${table?.game ?? guildId} mute` : `${guildId} ${userId}`;
    if (told.has(once)) return;
    told.add(once);
    const t = words.forGuild(guildId);
    if (mute && table !== undefined) {
      messages.boards.lacks(table, ['mute-members']);
      messages.boards.say(table, t('meteor.silence.cannot-mute'));
    }
    const channelId = channels.get(userId);
    if (mute || channelId === undefined) return;
    const text = t('meteor.silence.cannot-unmute', { mention: `<@${userId}>` });
    void messages.api.post(channelId, flagged(noteAnswer(t, text).body, 'public'));
  };
}

/** The silence in voice: the same rule by which chat is deleted, carried out by server-muting (R11). */
export function createVoice(deps: BotDeps, platform: Platform, faces: Faces): VoiceMutes {
  const { gateway, clock, timers, log, directory } = deps;
  const forbidden = tellForbidden(platform);
  const voice = new VoiceMutes({
    clock,
    timers,
    log,
    store: deps.stores.owedMutes,
    seated: (guildId) => gateway.voice.of(guildId),
    players: (guildId) => playersIn(platform, faces, guildId),
    send: (guildId, userId, mute) =>
      attempt(gateway.rest.patch(Routes.guildMember(guildId, userId), { body: { mute } }).then(() => null)),
    onForbidden: (guildId, userId, mute) => {
      log.warn({ guild: guildId, mute }, 'somebody in voice cannot be muted or unmuted: Mute Members is missing');
      forbidden(guildId, userId, mute);
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
