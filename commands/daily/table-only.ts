import type { DailyGame } from '../../src/discord/daily/face.js';
import { today } from '../../src/discord/daily/play.js';
import { tableAnswer } from '../../src/discord/daily/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Platform } from '../../src/discord/platform.js';
import type { Translate } from '../../src/text/index.js';

/** The day's table where it alone was asked for; null: it wasn't. */
export const tableOnly = (
  call: CommandCall,
  platform: Platform,
  daily: DailyGame,
  t: Translate,
): Promise<Answer> | null =>
  call.options.get('table') === true ? tableAnswer(platform, call, daily, today(platform), t) : null;
