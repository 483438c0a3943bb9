import type { Store, Tables } from '../platform.js';
import type { HistoryAdapter } from '../../history/adapter.js';
import type { GameRecord } from '../../history/queries.js';
import { momentsOf, plainMoments } from '../../history/logs/replay-steps.js';
import { dateStamp, escapeText, kindName, playTime, type Translate } from '../../text/index.js';
import type { DuelFaces } from '../duel/face.js';
import { finishedDuelLine } from '../duel/lines.js';
import { endModel } from '../end/draw.js';
import type { Presentations } from '../games/presentation.js';
import type { Rendered } from '../messages/parts.js';
import { buttons, container, small, text } from '../messages/parts.js';
import { crewNames, seededNote } from './access.js';
import { endingOf, historyFaceOf } from './face.js';
import { namedLines } from './table-lines.js';

const ACCENT = { won: 'good', lost: 'bad', drawn: 'warm', abandoned: 'still' } as const;
/** Characters for this part, of a message's 4,000 (Discord docs). */
const MOST_OF_TABLE = 3000;

/** What past games are drawn with. */
export interface Drawing {
  readonly faces: Pick<Presentations, 'all'> & DuelFaces;
  readonly store: Pick<Store, 'histories'>;
  readonly tables: Pick<Tables, 'duels'>;
}

/** How a game went, and the ways into it. */
export function drawShow(t: Translate, record: GameRecord, drawing: Drawing): Rendered {
  if (record.withheld === 'never-started') return drawNeverStarted(t, record, drawing);
  const drawn = historyFaceOf(drawing.faces, record.kind).show?.(t, record) ?? drawPlain(t, record, drawing);
  const duel = finishedDuelLine(drawing.tables.duels, drawing.faces, record, t);
  return duel === null ? drawn : { components: [text(duel), ...drawn.components] };
}

/** Nothing was played, so there is nothing to tell but who sat there. */
const drawNeverStarted = (t: Translate, record: GameRecord, drawing: Drawing): Rendered => ({
  components: [
    container('still', [
      text(
        titleText(t, record, drawing),
        record.people.size === 0 ? null : t('history.show.crew', { names: crewNames(t, record, escapeText) }),
        t('history.withheld.never-started'),
      ),
    ]),
  ],
});

/** What every game has: how it ended, and its table as it was then. */
function drawPlain(t: Translate, record: GameRecord, drawing: Drawing): Rendered {
  const { game, result, playMs } = record;
  const face = historyFaceOf(drawing.faces, record.kind);
  const facts = face.facts?.(t, record) ?? null;
  const last = lastMoment(record, drawing);
  const table = last === null ? '' : tableText(t, record, last);
  return {
    components: [
      container(ACCENT[result], [
        text(
          titleText(t, record, drawing),
          ...(last === null ? [] : resultLines(t, record, drawing, last.state)),
          t('history.show.crew', { names: crewNames(t, record, escapeText) }),
          [facts, t('history.show.time', { time: playTime(playMs) })].filter((part) => part !== null).join(' · '),
          seededNote(t, record),
        ),
        ...(table === '' ? [] : [text(table)]),
        ...buttons(game, [
          {
            press: { name: 'past/replay', at: null, hands: 'none', by: 'open' },
            label: t('history.show.replay'),
            style: 'primary',
          },
          { press: { name: 'past/export' }, label: t('history.show.export') },
        ]),
        ...(face.analysis === undefined ? [text(small(t('analysis.none')))] : []),
      ]),
    ],
  };
}

function titleText(t: Translate, { kind, mode, result, endedAt }: GameRecord, { faces }: Drawing): string {
  const face = historyFaceOf(faces, kind);
  const { icon, words } = endingOf(t, face, result);
  return t('history.show.title', {
    icon,
    result: words,
    game: [kindName(t, kind), face.modeName?.(t, mode)].filter((part) => part !== undefined).join(' · '),
    when: dateStamp(endedAt),
  });
}

interface Last {
  readonly adapter: HistoryAdapter;
  readonly state: unknown;
}

/** How a game stood when it ended; null: nothing can be told of it. */
function lastMoment({ kind, entries }: GameRecord, { store: { histories } }: Drawing): Last | null {
  const adapter = histories.find(kind);
  const last = adapter && momentsOf(adapter.moments ?? plainMoments(adapter.game), entries).at(-1);
  return adapter === undefined || last === undefined ? null : { adapter, state: last.state };
}

/** Who won and why, as the game's own message and panels said it. */
function resultLines(
  t: Translate,
  { game, kind, people }: GameRecord,
  { faces }: Drawing,
  state: unknown,
): readonly (string | null)[] {
  const face = faces.all.find((one) => one.game.kind === kind);
  return face?.end.result(endModel(face, { game, kind, people, state, owner: null }), t) ?? [];
}

const tableText = (t: Translate, record: GameRecord, { adapter, state }: Last): string =>
  namedLines(t, adapter, record, (names) => adapter.tableLines?.(t, state, names) ?? [])
    .join('\n')
    .slice(0, MOST_OF_TABLE);
