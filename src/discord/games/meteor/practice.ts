import { METEOR, practiceAt, publicView } from '../../../games/meteor/index.js';
import type { Options, Practice } from '../../../games/meteor/state.js';
import type { MeteorRecord } from '../../../history/meteor/adapter.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { PracticeMoment } from '../../history/face.js';
import type { OpenAgain } from '../face.js';
import { noteAnswer } from '../../messages/notes.js';
import { openOwn } from '../../lobby/personal.js';
import { bodyOf } from '../../messages/parts.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import { practiceEnd } from './render/index.js';
import type { TableHandle } from './table.js';

/** The game's own rules, played alone with robots: nobody is kept silent, and no chosen deal is dealt again. */
function optionsOf(options: Options, practice: Practice): Options {
  const { deal: _deal, lesson: _lesson, practice: _before, robotLevel: _level, shared: _shared, ...agreed } = options;
  return { ...agreed, practice, personal: true, robotsAllowed: true, silence: 'off', timeOut: 'anyone', seeded: false };
}

const practiceTables = ({ tables: { directory } }: Pick<Platform, 'tables'>, userId: string): readonly TableHandle[] =>
  tablesOf(METEOR, directory)
    .ofPerson(userId)
    .filter(({ state }) => state.options.practice !== undefined);

/** Ends the asker's practice before: a person has one. */
async function endBefore(platform: Platform, userId: string): Promise<void> {
  for (const table of practiceTables(platform, userId)) {
    platform.messages.panels.forget(table.game);
    await table.act({ type: 'end', by: table.state.host });
  }
}

async function open(platform: Platform, from: Interaction, options: Options, t: Translate): Promise<Answer> {
  await endBefore(platform, from.caller.userId);
  const begin = async (table: TableHandle): Promise<void> => {
    await table.act({ type: 'start', by: table.state.host });
  };
  return openOwn(platform, tablesOf(METEOR, platform.tables.directory), from, { kind: METEOR.kind, options, begin }, t);
}

/** A table of the asker's own, from a moment of a past game; null: nobody could play on there. */
export function openPractice({ game, entries }: MeteorRecord, moment: PracticeMoment): OpenAgain | null {
  const [first] = entries;
  const created = first?.events.find((event) => event.type === 'created');
  if (created === undefined || practiceAt({ game, entries }, moment, game) === null) return null;
  return (platform, from, t) => {
    // Each practice has chances of its own.
    const practice = practiceAt({ game, entries }, moment, from.id);
    if (practice === null) return Promise.resolve(noteAnswer(t, t('analysis.no-practice')));
    return open(platform, from, optionsOf(lastOptions(entries) ?? created.options, practice), t);
  };
}

/** What was agreed when the clock started. */
function lastOptions(entries: MeteorRecord['entries']): Options | null {
  const configured = entries.flatMap(({ events }) => events).findLast((event) => event.type === 'configured');
  return configured?.options ?? null;
}

/** A player has practised enough: the panel says how it stood. */
export async function endPractice(platform: Platform, table: TableHandle, t: Translate): Promise<Answer> {
  platform.messages.panels.forget(table.game);
  await table.act({ type: 'end', by: table.state.host });
  return { form: 'update', body: bodyOf(practiceEnd({ game: table.game, view: publicView(table.state) }, t)) };
}
