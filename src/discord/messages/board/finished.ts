import type { TableHandle } from '../../../table/ports.js';
import type { Ended } from '../../../storage/ports/ended-games.js';
import type { UnsettledBoard } from '../../../storage/ports/messages.js';

const OVER = { ok: false, refusal: { code: 'no-game' } } as const;
const NOBODY_ACTS = {
  seatOf: () => null,
  act: () => Promise.resolve(OVER),
  join: () => Promise.resolve(OVER),
} as const;

/** A table as it was at another moment, to be drawn: nobody acts there. */
export const tableAt = (
  { game, kind, guildId, channelId, createdAt, owner, version, blocked, lost, people, told, recalled }: TableHandle,
  state: unknown,
): TableHandle => ({
  game,
  kind,
  guildId,
  channelId,
  createdAt,
  owner,
  version,
  blocked,
  lost,
  people,
  told,
  recalled,
  state,
  ...NOBODY_ACTS,
});

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
  lost: null,
  people: ended.people,
  told: [],
  recalled: new Map(),
  ...NOBODY_ACTS,
});
