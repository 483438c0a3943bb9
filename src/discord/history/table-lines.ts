import type { HistoryAdapter, SeatNames } from '../../history/adapter.js';
import { NAME_TOKEN, nameToken } from '../../history/export/viewer-data.js';
import type { GameRecord } from '../../history/queries.js';
import { namesIn } from '../../history/seat-names.js';
import { escapeText, orPlayer, type Translate } from '../../text/index.js';

const TOKENS: SeatNames = (seat) => nameToken(seat);

/**
 * Lines that a game's history adapter makes, for a message. Names come in last: the adapter can't tell whether they must
 * be escaped.
 */
export function namedLines(
  t: Translate,
  adapter: HistoryAdapter,
  record: GameRecord,
  lines: (names: SeatNames) => readonly string[],
): readonly string[] {
  const names = namesIn(t, adapter, record);
  return lines(TOKENS).map((line) =>
    line.replace(NAME_TOKEN, (_, seat: string) =>
      orPlayer(t, escapeText(names(Number(seat)), LONGEST), Number(seat) + 1),
    ),
  );
}

/** With a robot's mark. */
const LONGEST = 18;
