import type { GameId } from '../../table/ports.js';
import type { PlainKey, Translate } from '../../text/index.js';
import type { CommonPress } from '../interactions/common-presses.js';
import { NO_GAME } from '../interactions/custom-id.js';
import type { Answer } from '../rest/acknowledge.js';
import { bodyOf, buttons, text, type Style } from './parts.js';

/** What a private note may offer to press next, in every game. */
export type NoteButton = 'renew-board' | 'join' | 'watch' | 'leave' | 'end-confirm';

const NOTE_BUTTONS: {
  readonly [B in NoteButton]: { readonly press: CommonPress; readonly label: PlainKey; readonly style: Style };
} = {
  'renew-board': { press: { name: 'board/renew' }, label: 'table.button.board', style: 'secondary' },
  join: { press: { name: 'lobby/join' }, label: 'lobby.button.join', style: 'primary' },
  watch: { press: { name: 'watch/open' }, label: 'watch.button.watch', style: 'primary' },
  leave: { press: { name: 'lobby/leave' }, label: 'lobby.button.leave', style: 'secondary' },
  'end-confirm': { press: { name: 'note/end-confirm' }, label: 'table.button.end', style: 'danger' },
};

/** A short private note to one person, which the next one replaces. `words` must be escaped already. */
export function noteAnswer(
  t: Translate,
  words: string,
  game: GameId = NO_GAME,
  wanted: readonly NoteButton[] = [],
): Answer {
  const choices = wanted.map((one) => {
    const { press, label, style } = NOTE_BUTTONS[one];
    return { press, label: t(label), style };
  });
  return {
    form: 'private',
    passing: true,
    body: bodyOf({ components: [text(words), ...buttons(game, choices)] }),
  };
}
