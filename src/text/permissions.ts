/**
 * What the bot needs from a server and may lack; each has its words under `permission.<id>`: what it is, what it is
 * for, and where it is granted. The first group plays, the second keeps silence.
 */
export const TO_PLAY = ['view-channel', 'send-messages'] as const;
export const TO_KEEP_SILENCE = ['manage-messages', 'read-history', 'message-content', 'guild-messages'] as const;
export const MISSING = [...TO_PLAY, ...TO_KEEP_SILENCE] as const;
export type Missing = (typeof MISSING)[number];
