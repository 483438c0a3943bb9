import { LESSON_OPTIONS, LESSON_SCRIPT, lessonPlace, METEOR, publicView } from '../../../games/meteor/index.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { openOwn } from '../../lobby/personal.js';
import { bodyOf } from '../../messages/parts.js';
import { panelAnswer } from '../../messages/panel/answer.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import { lessonLeft } from './render/index.js';
import type { TableHandle } from './table.js';

/** The lesson that a person left, or is in; undefined: none is on. */
const lessonOf = ({ tables: { directory } }: Pick<Platform, 'tables'>, userId: string): TableHandle | undefined =>
  tablesOf(METEOR, directory)
    .ofPerson(userId)
    .findLast(({ state }) => state.options.lesson === true);

/**
 * Seats the partner and starts the clock, in whatever state the table is: the process may have been killed in between.
 */
async function begin(table: TableHandle): Promise<void> {
  const partner = METEOR.freeSeat(table.state);
  if (table.state.phase === 'lobby' && partner !== null && !table.state.seats.some(({ robot }) => robot))
    await table.act({ type: 'join', seat: partner, robot: true, by: table.state.host });
  for (const phase of ['lobby', 'field'] as const)
    if (table.state.phase === phase) await table.act({ type: 'start', by: table.state.host });
}

/** Opens the lesson, or goes on with it where it was left; the answer is its panel. */
export async function openLesson(platform: Platform, from: Interaction, t: Translate): Promise<Answer> {
  const found = (): TableHandle | undefined => lessonOf(platform, from.caller.userId);
  const left = found();
  if (left === undefined) {
    const own = { kind: METEOR.kind, options: LESSON_OPTIONS, found, begin };
    return openOwn(platform, tablesOf(METEOR, platform.tables.directory), from, own, t);
  }
  await begin(left);
  return panelAnswer(platform, left, from, t);
}

/** The lesson's panel makes room for a note that says how to come back; its table waits. */
export function leaveLesson(platform: Platform, table: TableHandle, t: Translate): Answer {
  platform.messages.panels.forget(table.game);
  const step = (lessonPlace(publicView(table.state))?.step ?? 0) + 1;
  const body = bodyOf(lessonLeft({ game: table.game, step, steps: LESSON_SCRIPT.length }, t));
  return { form: 'update', body };
}

/** Ends the lesson and begins another in its place. */
export async function restartLesson(
  platform: Platform,
  table: TableHandle,
  from: Interaction,
  t: Translate,
): Promise<Answer> {
  // The message is the new lesson's: the old one must not write its end into it.
  platform.messages.panels.forget(table.game);
  await table.act({ type: 'end', by: table.state.host });
  return { ...(await openLesson(platform, from, t)), form: 'update' };
}
