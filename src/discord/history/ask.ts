import type { Answer } from '../rest/acknowledge.js';
import { NO_GAME, type Press } from '../interactions/custom-id.js';
import { bodyOf } from '../games/meteor/scene.js';
import { buttons, text } from '../games/meteor/render/parts.js';

/** "Do you mean it?", to its asker alone; the button's answer takes its place. */
export const askAnswer = (question: string, press: Press, label: string): Answer => ({
  form: 'private',
  body: bodyOf({ components: [text(question), ...buttons(NO_GAME, [{ press, label, style: 'danger' }])] }),
});
