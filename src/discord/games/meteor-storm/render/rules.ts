import type { Translate } from '../../../../text/index.js';
import { bodyOf } from '../../../messages/parts.js';
import type { MessageBody } from '../../../rest/api.js';
import { container, text } from './parts.js';

/** The rules in short, and whose they are. */
export const rulesBody = (t: Translate): MessageBody =>
  bodyOf({
    components: [
      container('calm', [
        text(`**${t('meteor-storm.rules.title')}**`, t('meteor-storm.rules.body'), t('meteor-storm.rules.source')),
      ]),
    ],
  });
