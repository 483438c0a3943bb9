import type { Answer } from '../rest/acknowledge.js';
import type { CommonPress as Press } from '../interactions/common-presses.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { bodyOf } from '../messages/parts.js';
import { buttons, text } from '../messages/parts.js';

/** A private request to confirm; the answer to its button replaces it. */
export const confirmAnswer = (question: string, press: Press, label: string): Answer => ({
  form: 'private',
  body: bodyOf({ components: [text(question), ...buttons(NO_GAME, [{ press, label, style: 'danger' }])] }),
});
