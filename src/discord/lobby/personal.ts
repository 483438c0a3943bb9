import type { GameTypes } from '../../games/game.js';
import type { TableDirectory, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { Interaction } from '../gateway/incoming.js';
import { tableRefusal } from '../interactions/refusals.js';
import { noteAnswer } from '../messages/notes.js';
import { panelAnswer } from '../messages/panel/answer.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { gameObjection } from './opening.js';

/** A table of one person's own against a robot. */
export interface NewPersonal {
  readonly kind: string;
  readonly options: unknown;
  readonly seed: string;
}

/** Seats the robot and starts, in whatever state the table is: the process may have been killed in between. */
async function begin({ faces }: Platform, table: TableHandle): Promise<void> {
  const { game } = faces.of(table);
  if (game.phase(table.state) !== 'lobby') return;
  const seat = game.freeSeat(table.state);
  if (seat !== null && !game.seats(table.state).some(({ robot }) => robot))
    await table.act({ type: 'join', seat, robot: true, by: 0 });
  await table.act({ type: 'start', by: 0 });
}

/** A table of one person's own, and what is done before its panel is shown. */
interface Own<T extends GameTypes> {
  readonly kind: string;
  readonly options: T['options'];
  readonly seed?: string;
  /** The one that is on. A double tap on what opens a table is answered with what the first tap opened. */
  readonly found?: () => TableHandle<T> | undefined;
  /** Brings a new one, or one that was left, to where its owner plays. */
  readonly begin?: (table: TableHandle<T>) => Promise<void>;
}

/** Opens a table of one's own; the answer is its panel. */
export async function openOwn<T extends GameTypes>(
  platform: Platform,
  directory: Pick<TableDirectory<T>, 'open'>,
  from: Interaction,
  { kind, options, seed, found, begin }: Own<T>,
  t: Translate,
): Promise<Answer> {
  const { guildId, channelId, caller, id } = from;
  const host = { userId: caller.userId, name: caller.name };
  const dealt = seed === undefined ? {} : { seed };
  const request = { kind, guildId, channelId, host, personal: true, source: id, options, ...dealt } as const;
  const opened = await directory.open(request);
  const shown = async (table: TableHandle<T>): Promise<Answer> => {
    await begin?.(table);
    return panelAnswer(platform, table, from, t);
  };
  if (opened.ok) return shown(opened.table);
  const first = opened.refusal.code === 'repeated' ? found?.() : undefined;
  return first === undefined ? noteAnswer(t, tableRefusal(t, platform.faces, opened.refusal, kind)) : shown(first);
}

/** Opens the person's table of that kind, or goes on with the one that is on; the answer is its panel. */
export async function openPersonal(
  platform: Platform,
  from: Interaction,
  { kind, options, seed }: NewPersonal,
  t: Translate,
): Promise<Answer> {
  const { guildId, caller } = from;
  const { directory } = platform.tables;
  const no = gameObjection(kind, platform.settings.of(guildId, from.guildLocale), t);
  if (no !== null) return noteAnswer(t, no);
  const found = (): TableHandle | undefined =>
    directory.ofPerson(caller.userId).findLast((table) => table.kind === kind);
  const left = found();
  if (left === undefined) {
    const own = { kind, options, seed, found, begin: (table: TableHandle) => begin(platform, table) };
    return openOwn(platform, directory, from, own, t);
  }
  await begin(platform, left);
  return panelAnswer(platform, left, from, t);
}
