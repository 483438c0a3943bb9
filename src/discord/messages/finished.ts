import type { TableHandle } from '../../table/ports.js';
import type { Ended, UnsettledBoard } from '../ports.js';

const OVER = { ok: false, refusal: { code: 'no-game' } } as const;

/** A game that is over, as far as its board is drawn from it: nobody acts there any more. */
export const finishedTable = ({ game, guildId, channelId }: UnsettledBoard, ended: Ended): TableHandle => ({
  game,
  kind: ended.kind,
  guildId,
  channelId,
  createdAt: 0,
  owner: null,
  state: ended.state,
  version: 0,
  blocked: false,
  people: new Map([...ended.people].map(([seat, { name }]) => [seat, { userId: '', name }])),
  recalled: new Map(),
  seatOf: () => null,
  act: () => Promise.resolve(OVER),
  join: () => Promise.resolve(OVER),
});
