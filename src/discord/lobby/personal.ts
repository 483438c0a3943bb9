import type { GameTypes } from '../../games/game.js';
import type { NewGame, TableHandle } from '../../table/ports.js';
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

/** Opens the person's table of that kind, or goes on with the one that is on; the answer is its panel. */
export async function openPersonal(
  platform: Platform,
  from: Interaction,
  { kind, options, seed }: NewPersonal,
  t: Translate,
): Promise<Answer> {
  const { guildId, channelId, caller, id } = from;
  const no = gameObjection(kind, platform.settings.of(guildId, from.guildLocale), t);
  if (no !== null) return noteAnswer(t, no);
  const own = (): TableHandle | undefined =>
    platform.tables.directory.ofPerson(caller.userId).findLast((table) => table.kind === kind);
  const goOn = async (table: TableHandle): Promise<Answer> => {
    await begin(platform, table);
    return panelAnswer(platform, table, from, t);
  };
  const left = own();
  if (left !== undefined) return goOn(left);
  const host = { userId: caller.userId, name: caller.name };
  const request: NewGame<GameTypes> = { kind, guildId, channelId, host, personal: true, source: id, options, seed };
  const opened = await platform.tables.directory.open(request);
  if (opened.ok) return goOn(opened.table);
  // A double tap: the first one has opened it meanwhile.
  const first = opened.refusal.code === 'repeated' ? own() : undefined;
  return first === undefined ? noteAnswer(t, tableRefusal(t, platform.faces, opened.refusal, kind)) : goOn(first);
}
