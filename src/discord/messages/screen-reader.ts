import { evolveAndTell } from '../../games/shared/told.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { AnyGameTypes } from '../../games/game.js';
import type { Actor, ClickContext } from '../games/face.js';
import type { ScreenReaderFace } from '../games/presentation.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform, Store, Time } from '../platform.js';
import { noteAnswer } from './notes.js';
import { LIMITS } from './parts.js';

/** The most lines and characters of a report for a screen reader; the newest lines are kept. */
const MOST_LINES = 40;
const MOST_TEXT = LIMITS.text - 200;

/** What is asked of the platform. */
interface Reading extends Pick<Platform, 'faces'> {
  readonly store: Pick<Store, 'runningLog' | 'bookmarks'>;
  readonly time: Pick<Time, 'clock'>;
  readonly messages: { readonly panels: Pick<Platform['messages']['panels'], 'draw'> };
}
type Asking = Actor<AnyGameTypes, Reading> & Pick<ClickContext, 'repeated'>;

/** Answers with what changed or how the table stands, as a private note that the next one replaces. */
export async function screenReaderAnswer(ctx: Asking, asked: 'changes' | 'standing'): Promise<Answer> {
  const { platform, table, seat, t } = ctx;
  const screenReader = platform.faces.of(table).panel?.screenReader;
  if (screenReader === undefined || seat === null) return noteAnswer(t, t('error.malformed'));
  // The second tap of a double tap would put "nothing new" in the place of what was told.
  if (ctx.repeated) return { form: 'update', body: platform.messages.panels.draw(table, seat) };
  const lines =
    asked === 'changes'
      ? await changesFor(platform, screenReader, { table, seat, userId: ctx.caller.userId }, t)
      : screenReader.standing(table, seat, platform.time.clock.now(), t);
  return noteAnswer(t, lines.join('\n'), table.game);
}

interface Asker {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly userId: string;
}

/** What happened since this person asked last, or since play began; a bookmark in the log says up to where. */
async function changesFor(
  { store: { runningLog, bookmarks }, faces }: Pick<Reading, 'store' | 'faces'>,
  screenReader: ScreenReaderFace,
  { table, seat, userId }: Asker,
  t: Translate,
): Promise<readonly string[]> {
  const { game } = faces.of(table);
  const entries = await runningLog(table.game);
  const last = entries.at(-1)?.sequence ?? -1;
  const heard = await bookmarks.of(table.game, userId);
  const told: string[] = [];
  let state = game.initialState;
  for (const { sequence, at, events } of entries) {
    const entry = evolveAndTell(game, state, events, at);
    state = entry.state;
    const isNew = heard === null ? game.phase(state) !== 'lobby' : sequence > heard;
    if (isNew) told.push(...screenReader.changes({ state, events, told: entry.told }, table, seat, t));
  }
  bookmarks.put(table.game, userId, last);
  if (told.length === 0) return [t(heard === null ? 'plain.nothing-yet' : 'plain.nothing-new')];
  return [t(heard === null ? 'plain.since-start' : 'plain.since-last'), ...newest(told, t)];
}

function newest(lines: readonly string[], t: Translate): readonly string[] {
  let from = lines.length;
  let length = 0;
  while (from > 0 && lines.length - from < MOST_LINES) {
    length += (lines[from - 1]?.length ?? 0) + 1;
    if (length > MOST_TEXT) break;
    from -= 1;
  }
  return from === 0 ? lines : [t('plain.left-out', { count: from }), ...lines.slice(from)];
}
