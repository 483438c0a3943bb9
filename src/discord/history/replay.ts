import type { HistoryAdapter } from '../../history/adapter.js';
import type { GameRecord, ReadEntry } from '../../history/queries.js';
import { momentsOf, plainMoments, seek, type Moment } from '../../history/logs/replay-steps.js';
import { playTime, type Translate } from '../../text/index.js';
import type { Choice, Rendered } from '../messages/parts.js';
import { buttons, container, text } from '../messages/parts.js';
import { historyFaceOf, type ReplayPress } from './face.js';
import { drawShow, type Drawing } from './show.js';
import { namedLines } from './table-lines.js';

type Moments = readonly Moment<unknown, ReadEntry>[];

/** One moment of a past game, with the ways on from it. */
export function drawReplay(
  t: Translate,
  record: GameRecord,
  drawing: Drawing,
  press: ReplayPress,
  nonce: string,
): Rendered {
  const own = historyFaceOf(drawing.faces, record.kind).replay?.(t, record, press, nonce) ?? null;
  if (own !== null) return own;
  const adapter = drawing.store.histories.find(record.kind);
  return adapter === undefined ? drawShow(t, record, drawing) : drawPlain(t, record, adapter, press);
}

const started = (moments: Moments): number =>
  Math.max(
    0,
    moments.findIndex(({ chapter }) => chapter !== null),
  );

function timeText(t: Translate, moments: Moments, moment: Moment<unknown, ReadEntry>): string {
  const start = moments[started(moments)];
  if (start === undefined || start.chapter === null || moment.step.at < start.step.at)
    return t('history.replay.before-start');
  return t('history.replay.since-start', { time: playTime(moment.step.at - start.step.at) });
}

/** A button's id names the moment it leads to, so that nothing is remembered between clicks. */
function steps(t: Translate, moments: Moments, index: number): readonly Choice<ReplayPress>[] {
  const last = moments.length - 1;
  const choice = (by: ReplayPress['by'], label: string, at: number): Choice<ReplayPress> => ({
    press: { name: 'past/replay', at, hands: 'none', by },
    label,
    disabled: at === index,
  });
  const isMark = ({ mark }: Moment): boolean => mark;
  const isChapter = ({ chapter }: Moment): boolean => chapter !== null;
  const jumps = (wanted: (moment: Moment) => boolean, by: 'salvo' | 'zone', back: string, on: string) =>
    moments.some(wanted)
      ? [
          choice(`${by}-back`, back, seek(moments, index, -1, wanted)),
          choice(`${by}-on`, on, seek(moments, index, 1, wanted)),
        ]
      : [];
  return [
    choice('back', t('history.replay.back'), Math.max(0, index - 1)),
    choice('on', t('history.replay.on'), Math.min(last, index + 1)),
    // The presses are named after Meteor's jumps, which were the first.
    ...jumps(isMark, 'salvo', t('history.replay.mark-back'), t('history.replay.mark-on')),
    ...jumps(isChapter, 'zone', t('history.replay.chapter-back'), t('history.replay.chapter-on')),
  ];
}

function drawPlain(t: Translate, record: GameRecord, adapter: HistoryAdapter, press: ReplayPress): Rendered {
  const moments = momentsOf(adapter.moments ?? plainMoments(adapter.game), record.entries);
  const index = Math.min(press.at ?? started(moments), moments.length - 1);
  const moment = moments[index];
  if (moment === undefined) return { components: [text(t('history.damaged', { game: record.game }))] };
  const { at, events } = moment.step;
  const told = namedLines(t, adapter, record, (names) => {
    const line = adapter.stepLine?.(t, { at, events, state: moment.state }, names) ?? null;
    return line === null ? [] : [`▸ ${line}`];
  });
  const table = namedLines(t, adapter, record, (names) => adapter.tableLines?.(t, moment.state, names) ?? []);
  return {
    components: [
      container(moment.mark ? 'warm' : 'calm', [
        text(
          t('history.replay.title', { at: index + 1, all: moments.length, time: timeText(t, moments, moment) }),
          ...told,
        ),
        ...(table.length === 0 ? [] : [text(...table)]),
        ...buttons(record.game, steps(t, moments, index)),
        ...buttons(record.game, [{ press: { name: 'past/export' }, label: t('history.show.export') }]),
      ]),
    ],
  };
}
