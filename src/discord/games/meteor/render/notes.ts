import type { Answer } from '../../../rest/acknowledge.js';
import { bodyOf } from '../../../messages/parts.js';
import type { Press } from '../presses.js';
import type { GameId } from '../../../../table/ports.js';
import { type PlainKey, type Translate } from '../../../../text/index.js';
import { MOST_PLAYERS } from '../../../../games/meteor/setup.js';
import type { NoteButton, NoteModel, Rendered, SpectatorModel } from './models.js';
import { buttons, text, type Style } from './parts.js';
import { fieldLines, names, playing } from './sky.js';

const NOTE_BUTTONS: {
  readonly [B in NoteButton]: { readonly press: Press; readonly label: PlainKey; readonly style: Style };
} = {
  'open-hand': { press: { name: 'hand/open' }, label: 'table.button.hand', style: 'primary' },
  'renew-board': { press: { name: 'board/renew' }, label: 'table.button.board', style: 'secondary' },
  'pass-confirm': { press: { name: 'note/pass-confirm' }, label: 'meteor.hand.button.pass-and-lose', style: 'danger' },
  'end-confirm': { press: { name: 'note/end-confirm' }, label: 'table.button.end', style: 'danger' },
  again: { press: { name: 'end/again-of', kind: 'meteor' }, label: 'end.again', style: 'primary' },
};

/** A private note: some words, and what to press next. The words must be escaped already. */
export function note({ game, text: words, buttons: wanted = [] }: NoteModel, t: Translate): Rendered {
  const choices = wanted.map((one) => {
    const { press, label, style } = NOTE_BUTTONS[one];
    return { press, label: t(label), style };
  });
  return { components: [text(words), ...buttons(game, choices)] };
}

/** R9: asks before the pass that loses the game. */
export const passQuestion = (game: GameId, t: Translate): Answer => ({
  form: 'private',
  passing: true,
  body: bodyOf(note({ game, text: t('meteor.hand.note.pass-confirm'), buttons: ['pass-confirm'] }, t)),
});

/** For an old hand panel that was clicked; the new one follows it. */
export const stalePanel = (game: GameId, t: Translate): Rendered =>
  note({ game, text: t('table.note.stale'), buttons: ['open-hand'] }, t);

/**
 * For one who doesn't play and asks for a hand: nothing here that the board doesn't show. It says no time, for only what
 * Watch opens follows the game.
 */
export function spectator({ game, view, people }: SpectatorModel, t: Translate): Rendered {
  const open = view.phase === 'lobby' && playing(view).length < MOST_PLAYERS;
  return {
    components: [
      text(
        t('meteor.hand.note.spectator'),
        ...fieldLines(t, view.field),
        t('meteor.board.crew', { names: names(t, people, playing(view)) }),
        view.silent ? t('meteor.hand.note.spectator-silence') : null,
        t(open ? 'meteor.hand.note.spectator-lobby' : 'meteor.hand.note.spectator-join'),
      ),
      ...buttons(game, [
        ...(open ? [{ press: { name: 'lobby/join' }, label: t('lobby.button.join'), style: 'primary' } as const] : []),
        { press: { name: 'watch/open' }, label: t('watch.button.watch'), style: open ? 'secondary' : 'primary' },
      ]),
    ],
  };
}
