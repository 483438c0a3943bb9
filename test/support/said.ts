import type { MessageContent } from '../../src/discord/gateway/incoming.js';

/** An ordinary message without words, but for what a test gives it. */
export const said = (over: Partial<MessageContent> = {}): MessageContent => ({
  type: 0,
  content: '',
  attachments: 0,
  stickers: 0,
  extras: false,
  pictures: false,
  forward: false,
  voice: false,
  edited: false,
  unfolded: false,
  ...over,
});
