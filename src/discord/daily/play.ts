import { dayOf } from '../../daily/day.js';
import { playedUntil } from '../../games/shared/day-key.js';
import type { TableDirectory } from '../../table/ports.js';
import { dayText, kindName, type Translate } from '../../text/index.js';
import type { Click, Interaction } from '../gateway/incoming.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { gameObjection } from '../lobby/opening.js';
import { noteAnswer } from '../messages/notes.js';
import { bodyOf, buttons, text } from '../messages/parts.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import type { DailyGame } from './face.js';
import { hasTried } from './results.js';
import { tableAnswer } from './table.js';

/** Today, in UTC, as everywhere in the world. */
export const today = ({ time: { discordClock } }: Pick<Platform, 'time'>): string => dayOf(discordClock.now());

/** A table of one's own begins at once, and the first attempt is the only one that counts: that is asked about. */
const question = ({ kind }: DailyGame, day: string, t: Translate): Answer => ({
  form: 'private',
  body: bodyOf({
    components: [
      text(t('daily.ask', { game: kindName(t, kind), day: dayText(t, day) })),
      ...buttons(NO_GAME, [{ press: { name: 'daily/begin', kind, day }, label: t('daily.begin'), style: 'primary' }]),
    ],
  }),
});

/** The button under that question: the question becomes the panel. */
export async function beginDaily(platform: Platform, click: Click, daily: DailyGame, day: string, t: Translate) {
  const answer =
    day === today(platform) ? await playDaily(platform, click, daily, 0, t, true) : noteAnswer(t, t('daily.past'));
  return answer.form === 'private' && click.ephemeral ? ({ ...answer, form: 'update' } as const) : answer;
}

/** By game and person: the answer that is being found. */
const underWay = new WeakMap<TableDirectory, Map<string, Promise<unknown>>>();

/**
 * Today's deal: a new table, one's own that was begun, or, after the first attempt, the day's table. One after the other
 * for each person: what is asked while a table is still being written finds that table.
 */
export async function playDaily(...asked: Parameters<typeof play>): Promise<Answer> {
  const [{ tables }, { caller }, { kind }] = asked;
  const answers = underWay.get(tables.directory) ?? new Map<string, Promise<unknown>>();
  underWay.set(tables.directory, answers);
  const key = `${kind} ${caller.userId}`;
  const before = answers.get(key) ?? Promise.resolve();
  const answer = before.then(() => play(...asked));
  const settled = answer.catch(() => undefined);
  answers.set(key, settled);
  try {
    return await answer;
  } finally {
    if (answers.get(key) === settled) answers.delete(key);
  }
}

async function play(
  platform: Platform,
  from: Interaction,
  daily: DailyGame,
  robots: number,
  t: Translate,
  confirmed = false,
): Promise<Answer> {
  const day = today(platform);
  const begun = daily.face.goOn?.(platform, from, day, t) ?? null;
  if (begun !== null) return begun;
  if (await hasTried(platform, daily, from.caller.userId, day))
    return tableAnswer(platform, from, daily, day, t, t('daily.tried'));
  const deals = platform.tables.deals.of(daily.kind, day);
  if (deals === null) return noteAnswer(t, t('daily.choosing'));
  if (daily.face.own === true && !confirmed) {
    const settings = platform.settings.of(from.guildId ?? '', from.guildLocale);
    const no = gameObjection(daily.kind, settings, t);
    return no === null ? question(daily, day, t) : noteAnswer(t, no);
  }
  return daily.face.open(platform, from, { day, ends: playedUntil(day), deals, robots }, t);
}
