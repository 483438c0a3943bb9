/**
 * What the bot needs from a server and may lack; each has its words under `permission.<id>`: what it is, what it is
 * for, and where it is granted. The first group plays, the second keeps silence, the third keeps it in titles, the fourth
 * gives a slow game a thread of its own.
 */
export const TO_PLAY = ['view-channel', 'send-messages'] as const;
export const TO_KEEP_SILENCE = ['manage-messages', 'read-history', 'message-content', 'guild-messages'] as const;
/** Done without: `/settings check` names it, no lobby warns of it. */
export const TO_RETITLE = ['manage-threads'] as const;
export const TO_THREAD = ['create-threads', 'send-in-threads'] as const;
/** Only for the `voice` setting. */
export const TO_MUTE = ['mute-members'] as const;
export const MISSING = [...TO_PLAY, ...TO_KEEP_SILENCE, ...TO_RETITLE, ...TO_THREAD, ...TO_MUTE] as const;
export type Permission = (typeof MISSING)[number];
/** `membership`: the bot is no member of the server or group, so that it can do nothing but answer. */
export type Missing = Permission | 'membership';
