/** A channel in which nothing has been said yet. */
export const blank = (createdAt: number, id: string, name: string) => ({
  id,
  name,
  position: 0,
  createdAt,
  overwrites: new Map(),
  messages: new Map(),
  ephemerals: new Map(),
  lastMessageId: null,
  archived: false,
});
