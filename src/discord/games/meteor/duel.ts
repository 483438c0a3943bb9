import { randomBytes } from 'node:crypto';
import { METEOR, MOST_PLAYERS } from '../../../games/meteor/index.js';
import type { Mode, Options, SharedDeal } from '../../../games/meteor/state.js';
import { guildLike, readCode } from '../../../table/duel-code.js';
import { isTableOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { boardAnswer, openTable } from '../../lobby/opening.js';
import { noteAnswer } from '../../messages/notes.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import type { TableHandle } from './table.js';

/** What somebody asks for with `/meteor duel`. */
export interface NewDuel {
  /** As it was typed; null: theirs is the first crew. */
  readonly code: string | null;
  readonly mode: Mode;
  readonly robots: number;
}

/** One deal for each number of players; nobody knows it beforehand. */
function freshDeal(): SharedDeal {
  const seed = randomBytes(16).toString('hex');
  const seats = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1);
  return { seeds: Object.fromEntries(seats.map((players) => [players, `${seed}/${players}`])) };
}

/** What both tables are played by. */
const alike = ({ mode, zoneMs, windowMs, timeOut, shared }: Options) => ({
  mode,
  zoneMs,
  windowMs,
  timeOut,
  ...(shared === undefined ? {} : { shared }),
});

function objection(platform: Platform, from: Interaction, code: string | null, t: Translate): string | null {
  if (code === null) return t('duel.note.malformed');
  const first = platform.tables.duels.waiting(code);
  if (first !== null) return first.channelId === from.channelId ? t('duel.note.same') : null;
  return platform.tables.serves(guildLike(code))
    ? t('duel.note.unknown', { code })
    : t('duel.note.elsewhere', { code });
}

function waitingAt(platform: Platform, code: string | null): TableHandle | null {
  const table = code === null ? null : platform.tables.duels.waiting(code);
  return table !== null && isTableOf(METEOR, table) ? table : null;
}

/** Opens one side of a duel: the first, whose board shows the code, or the one that came with it. */
export async function openDuel(platform: Platform, from: Interaction, wanted: NewDuel, t: Translate): Promise<Answer> {
  const code = wanted.code === null ? null : readCode(wanted.code);
  const no = wanted.code === null ? null : objection(platform, from, code, t);
  if (no !== null) return noteAnswer(t, no);
  const first = waitingAt(platform, code);
  const table = await openTable(
    platform,
    from,
    {
      kind: METEOR.kind,
      choice: { mode: wanted.mode, ...(first === null ? { shared: freshDeal() } : alike(first.state.options)) },
      robots: Array.from({ length: wanted.robots }, () => null),
    },
    t,
  );
  if ('form' in table) return table;
  if (code === null) platform.tables.duels.open(table);
  // Somebody may have been quicker: then it is an ordinary lobby with that deal.
  else if (platform.tables.duels.waiting(code) !== null) platform.tables.duels.join(code, table);
  return boardAnswer(platform, table);
}
