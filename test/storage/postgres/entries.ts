import type { LogEntry } from '../../../src/table/ports.js';

const OPENING = { type: 'created', rules: 'toy-1' };

export const created = (game: string, guildId = '100'): LogEntry => ({
  game,
  kind: 'toy',
  sequence: 0,
  at: 1_000,
  action: { type: 'create' },
  events: [OPENING],
  header: { game, kind: 'toy', guildId, channelId: `channel of ${game}`, createdAt: 1_000 },
  seating: [{ seat: 0, person: { userId: 'ann', name: 'Ann' } }],
  source: 'first',
});

export const acted = (game: string, sequence: number, source = `click ${sequence}`): LogEntry => ({
  game,
  kind: 'toy',
  sequence,
  at: 1_000 + sequence,
  action: { type: 'act' },
  events: [{ type: 'acted' }],
  source,
});
