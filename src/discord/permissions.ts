import { OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import {
  TO_KEEP_SILENCE,
  TO_MUTE,
  TO_PLAY,
  TO_RETITLE,
  TO_THREAD,
  type Missing,
  type Permission,
} from '../text/index.js';
import type { Interaction } from './gateway/incoming.js';
import { holds } from './gateway/read.js';
import { isGuestHome } from '../table/home.js';

/** Which Discord permission each need is; the rest are intents. */
const BITS: { readonly [M in Missing]?: bigint } = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'send-messages': PermissionFlagsBits.SendMessages,
  'manage-messages': PermissionFlagsBits.ManageMessages,
  'manage-threads': PermissionFlagsBits.ManageThreads,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
  'create-threads': PermissionFlagsBits.CreatePublicThreads,
  'send-in-threads': PermissionFlagsBits.SendMessagesInThreads,
  'mute-members': PermissionFlagsBits.MuteMembers,
};

/** What the invite link asks for: what is checked, and reactions (the ❓ of R11). */
const INVITED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.ManageMessages,
  PermissionFlagsBits.ManageThreads,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.AddReactions,
  PermissionFlagsBits.MuteMembers,
].reduce((all, one) => all | one, 0n);

export interface Granted {
  /** The bot's permissions in the channel; null where the server didn't say: then nothing is held against it. */
  readonly permissions: bigint | null;
  readonly contentReadable: boolean;
  /** The bot is no member here. */
  readonly guest: boolean;
  /** Nobody else is here: the direct messages between the bot and one person. */
  readonly alone: boolean;
  /** A thread has its own permission to write in it. */
  readonly thread: boolean;
}

/** What an interaction says of the bot's permissions where it was made. */
export const grantedTo = (from: Interaction, contentReadable: boolean): Granted => ({
  permissions: from.appPermissions,
  contentReadable,
  guest: isGuestHome(from.guildId),
  alone: from.withBot === true,
  // Discord docs, "Channel types": threads.
  thread: from.channelType !== null && from.channelType >= 10 && from.channelType <= 12,
});

function grants(need: Missing, granted: Granted): boolean {
  if (need === 'message-content') return granted.contentReadable;
  const bit = BITS[need];
  if (bit === undefined || granted.permissions === null) return true;
  const asked = need === 'send-messages' && granted.thread ? PermissionFlagsBits.SendMessagesInThreads : bit;
  return holds(granted.permissions, asked);
}

const lacking = (needs: readonly Missing[], granted: Granted): readonly Missing[] =>
  needs.filter((need) => !grants(need, granted));

/** The permissions missing to show a game in the channel. */
export const missingToPlay = (granted: Granted): readonly Missing[] => (granted.guest ? [] : lacking(TO_PLAY, granted));
/** The permissions missing to move a table to a thread of its own. */
export const missingForThread = (granted: Granted): readonly Missing[] => lacking(TO_THREAD, granted);
/** The permissions missing to enforce the silence (R11). */
export function missingForSilence(granted: Granted): readonly Missing[] {
  // Nobody has to be silent alone.
  if (granted.alone) return [];
  return granted.guest ? ['membership'] : lacking(TO_KEEP_SILENCE, granted);
}

/** Every need with whether it is granted, for `/settings check`. */
export const checklist = (granted: Granted): readonly { readonly need: Permission; readonly granted: boolean }[] =>
  [...TO_PLAY, ...TO_KEEP_SILENCE, ...TO_RETITLE, ...TO_THREAD, ...TO_MUTE].map((need) => ({
    need,
    granted: grants(need, granted),
  }));

export function inviteUrl(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    permissions: INVITED.toString(),
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    integration_type: '0',
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
