import type { GameId } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { buttons, type Row } from './parts.js';

/** The buttons below every plain panel of a running game. */
export const screenReaderButtons = (game: GameId, t: Translate): Row[] =>
  buttons(game, [
    { press: { name: 'hand/changes' }, label: t('plain.button.changes') },
    { press: { name: 'hand/standing' }, label: t('plain.button.standing') },
  ]);
