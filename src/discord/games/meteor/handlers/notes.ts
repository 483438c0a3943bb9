import type { MeteorTypes } from '../../../../games/meteor/index.js';
import { refusedText } from '../../../interactions/acting.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import type { Answer } from '../../../rest/acknowledge.js';
import { noteAnswer } from '../../../messages/notes.js';
import type { ClickContext } from '../../face.js';
import { passAndLose } from '../intents.js';
import { leaveLesson, restartLesson } from '../lesson.js';
import { endPractice } from '../practice.js';
import type { METEOR_PRESSES } from '../presses.js';

/** What the buttons of private notes do: the question becomes its answer. */
export const onNote = pressHandlers<typeof METEOR_PRESSES, ClickContext<MeteorTypes>, Promise<Answer>>({
  'note/pass-confirm': async (ctx) => {
    const outcome = await passAndLose(ctx);
    const words = outcome.ok ? ctx.t('meteor.hand.done.passed') : refusedText(ctx, outcome.refusal);
    return { ...noteAnswer(ctx.t, words, ctx.table.game), form: 'update' };
  },
  'practice/end': ({ platform, table, t }) => endPractice(platform, table, t),
  'lesson/leave': ({ platform, table, t }) => Promise.resolve(leaveLesson(platform, table, t)),
  'lesson/again': ({ platform, table, click, t }) => restartLesson(platform, table, click, t),
});
