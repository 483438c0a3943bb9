import type { GameId, TableHandle } from '../../table/ports.js';
import type { Faces } from '../games/face.js';
import type { Click } from '../gateway/incoming.js';
import { isHistoryPress } from '../history/clicks.js';
import type { Platform } from '../platform.js';
import { commonIds } from './common-presses.js';
import { NO_GAME, split, type AnyPress, type Unreadable } from './custom-id.js';

interface OfClick {
  readonly click: Click;
  /** Of what was pressed; of a select, of what was chosen. */
  readonly id: string;
}

/** A click, read once: the press with its arguments, and the table that it is about. */
export interface Pressed extends OfClick {
  readonly ok: true;
  /** As the id names it: the table's, a past one's, or none. */
  readonly game: GameId;
  readonly press: AnyPress;
  /** Null: the game is over, or it belongs to none and none is in the channel. */
  readonly table: TableHandle | null;
}

export type Reading = Pressed | (OfClick & Unreadable);

/** What was chosen of a select must belong to the same game as the select; a list of past games has many. */
export function pressedOn(click: Click, { tables }: Pick<Platform, 'tables'>, faces: Faces): Reading {
  const own = split(click.customId);
  const isSelect = own.ok && own.name === 'select/open';
  const id = isSelect ? (click.values[0] ?? '') : click.customId;
  const found = isSelect ? split(id) : own;
  if (!found.ok) return { click, id, ...found };
  const { game, name } = found;
  const isListed = own.ok && own.game === NO_GAME && isHistoryPress(name);
  const isOthers = own.ok && own.game !== game && !isListed;
  const { directory } = tables;
  const table = (game === NO_GAME ? directory.inChannel(click.channelId) : directory.byGame(game)) ?? null;
  const readers = table === null ? faces.all : [faces.of(table)];
  const press = commonIds.read(found) ?? readers.map(({ ids }) => ids.read(found)).find((read) => read !== undefined);
  if (press === undefined || isOthers) return { click, id, ok: false, fault: 'malformed' };
  return { ok: true, click, id, game, press, table };
}
