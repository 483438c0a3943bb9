import type { Click } from '../gateway/incoming.js';
import { isHistoryPress } from '../history/clicks.js';
import { NO_GAME, split, type Split, type Unreadable } from './custom-id.js';

/** A click with what was pressed, read once. */
export interface Pressed {
  readonly click: Click;
  /** Of what was pressed; of a select, of what was chosen. */
  readonly id: string;
  readonly read: Split | Unreadable;
}

/** What was chosen of a select must belong to the same game as the select; a list of past games has many. */
export function pressedOn(click: Click): Pressed {
  const own = split(click.customId);
  if (!own.ok || own.name !== 'select/open') return { click, id: click.customId, read: own };
  const id = click.values[0] ?? '';
  const choice = split(id);
  const isListed = own.game === NO_GAME && choice.ok && isHistoryPress(choice.name);
  const isOthers = choice.ok && choice.game !== own.game && !isListed;
  return { click, id, read: isOthers ? { ok: false, fault: 'malformed' } : choice };
}
