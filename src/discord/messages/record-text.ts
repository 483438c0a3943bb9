import type { Feat } from '../../history/statistics/records.js';
import { escapeText, orPlayer, playTime, type Translate } from '../../text/index.js';

/** A streak or record of the server, as one line. */
export function recordText(t: Translate, feat: Feat): string {
  if (feat.kind === 'server-fastest') return t('records.server-fastest', { time: playTime(feat.ms) });
  const name = orPlayer(t, escapeText(feat.name), 1);
  if ('points' in feat) return t(`records.${feat.kind}`, { name, points: feat.points });
  return t(`records.${feat.kind}`, { name, streak: feat.streak });
}
