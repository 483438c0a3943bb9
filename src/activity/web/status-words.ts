import type { Status } from './connection.js';
import { t } from './words.js';

/** Why the table isn't there, and what to do about it. */
export function statusWords(status: Status): string {
  switch (status) {
    case 'outside':
      return t('activity.outside');
    case 'left':
      return t('activity.left');
    case 'not-here':
    case 'instance':
      return t('activity.refused.not-here');
    case 'not-in-server':
      return t('activity.refused.not-in-server');
    case 'no-server':
      return t('activity.refused.server');
    case 'malformed':
    case 'code':
      return t('activity.refused.code');
    case 'elsewhere':
    case 'nonce':
    case 'busy':
    case 'unreachable':
      return t('activity.no-answer');
    case 'lost':
      return t('activity.lost');
    case 'connecting':
    case 'in':
      return t('activity.connecting');
  }
}
