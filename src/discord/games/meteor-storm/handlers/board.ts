import { publicView, type MeteorStormTypes } from '../../../../games/meteor-storm/index.js';
import { boardText } from '../../../../text/meteor-storm/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { noteAnswer } from '../../../messages/notes.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { logText } from '../journal.js';
import { peopleOf } from '../../../people.js';
import { ownSide } from '../picture/on-board.js';
import type { STORM_PRESSES } from '../presses.js';

type Context = ClickContext<MeteorStormTypes>;
type Private = Promise<Answer | null>;

const showText = ({ t, table }: Context): Promise<Answer> =>
  Promise.resolve(noteAnswer(t, boardText(t, publicView(table.state), peopleOf(table)), table.game));

const showLog = ({ t, table }: Context): Private => Promise.resolve(noteAnswer(t, logText(t, table), table.game));

/** What the buttons of the board do. */
export const onBoard = pressHandlers<typeof STORM_PRESSES, Context, Private>({
  'board/picture': (ctx) => ownSide(ctx),
  'board/text': showText,
  'board/log': showLog,
});

/** What is shown beside a panel. */
export const onNote = pressHandlers<typeof STORM_PRESSES, Context, Promise<Answer>>({
  'note/text': showText,
});
