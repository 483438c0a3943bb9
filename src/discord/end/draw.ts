import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { tableButton } from '../daily/button.js';
import type { BoardExtras, GamePresentation } from '../games/presentation.js';
import type { CommonPress } from '../interactions/common-presses.js';
import {
  bodyOf,
  container,
  fittingRows,
  gallery,
  text,
  type Choice,
  type Rendered,
  type Row,
} from '../messages/parts.js';
import { recordText } from '../messages/record-text.js';
import { withRobots } from '../people.js';
import type { MessageBody } from '../rest/api.js';
import { awardLines, type Players } from './awards.js';
import type { EndModel } from './spec.js';

type Line = string | null;
/** What an end is drawn with. */
type EndFace = Pick<GamePresentation, 'game' | 'end' | 'sameDeal'>;
type Finished = Pick<TableHandle, 'game' | 'kind' | 'owner' | 'people' | 'state'>;

/** What an end is told from. */
export const endModel = ({ game }: EndFace, table: Finished): EndModel => ({
  table,
  view: game.publicView(table.state),
  people: withRobots(table.people, game.seats(table.state)),
});

/** Lines of their own; none where there is nothing to say. */
const section = (lines: readonly Line[]): ReturnType<typeof text>[] =>
  lines.every((line) => line === null || line === '') ? [] : [text(...lines)];

export function playersOf({ game }: EndFace, state: unknown): Omit<Players, 'people'> {
  const all = game.seats(state);
  const seats = [...all.keys()].filter((seat) => all[seat]?.status !== 'empty');
  return {
    seats,
    robots: new Set(seats.filter((seat) => all[seat]?.robot === true)),
    left: new Set(seats.filter((seat) => all[seat]?.status === 'left')),
  };
}

/** What each did, and what they did best. */
function honours(face: EndFace, model: EndModel, t: Translate): readonly Line[] {
  const { end } = face;
  const players = playersOf(face, model.table.state);
  return [
    ...players.seats.flatMap((seat) => end.deeds?.(model, seat, t) ?? []),
    ...awardLines(end.awards?.(model) ?? [], { ...players, people: model.people }, t),
  ];
}

const REPLAY: Choice<CommonPress>['press'] = { name: 'past/replay', at: null, hands: 'none', by: 'open' };

/** A game that never began is in no list: there is nothing to replay. */
export function controls(
  { game, end, sameDeal }: EndFace,
  model: EndModel,
  again: boolean,
  t: Translate,
): Choice<CommonPress>[] {
  const more: readonly Choice<CommonPress>[] = !end.hasBegun(model)
    ? []
    : [
        { press: REPLAY, label: t('history.show.replay') },
        { press: { name: 'past/export' }, label: t('history.show.export') },
        ...(game.analysis === undefined
          ? []
          : [{ press: { name: 'past/analysis', by: 'open' }, label: t('analysis.button') } as const]),
        { press: { name: 'past/share' }, label: t('share.button') },
        // Being the longest, it comes last: before shorter ones it would take a row of a phone for itself.
        ...(sameDeal === undefined ? [] : [{ press: { name: 'end/same' }, label: t('end.same') } as const]),
      ];
  return again
    ? [{ press: { name: 'end/again-of', kind: game.kind }, label: t('end.again'), style: 'primary' }, ...more]
    : [...more];
}

/** After a day's deal: how others did. */
export function dayTable({ game }: EndFace, state: unknown, t: Translate): readonly Row[] {
  const day = game.daily?.dayOf(state) ?? null;
  return day === null ? [] : tableButton(game.kind, day, t);
}

/** The last state of a game's message: who won and why, its picture, what each did, and the ways on. */
export function drawEnd(face: GamePresentation, table: TableHandle, extras: BoardExtras, t: Translate): MessageBody {
  const { end } = face;
  const model = endModel(face, table);
  const { state, game } = table;
  return bodyOf({
    components: [
      container(end.accent?.(model) ?? (face.game.outcome(state)?.result === 'won' ? 'good' : 'still'), [
        text(...end.result(model, t), ...extras.extraLines),
        ...gallery(extras.picture),
        ...section(end.hasBegun(model) ? (end.account?.(model, t) ?? []) : []),
        ...section([
          ...(end.hasBegun(model) ? honours(face, model, t) : []),
          ...extras.records.map((feat) => recordText(t, feat)),
          end.next?.(model, t) ?? null,
        ]),
        ...fittingRows(game, controls(face, model, extras.again, t)),
        ...dayTable(face, state, t),
      ]),
    ],
  });
}

/** The end on a player's own panel: how it ended, what they did, and the ways on. */
export function drawOwnEnd(face: EndFace, table: Finished, seat: Seat, t: Translate): Rendered {
  const { end } = face;
  const model = endModel(face, table);
  const own = end.ownResult?.(model, seat, t) ?? null;
  const share = end.share?.(model, seat, t) ?? null;
  return {
    components: [
      text(
        ...(own === null ? end.result(model, t) : [own]),
        end.deeds?.(model, seat, t) ?? null,
        share === null ? null : `\`\`\`\n${share}\n\`\`\``,
        end.next?.(model, t) ?? null,
      ),
      ...fittingRows(table.game, controls(face, model, true, t)),
      ...dayTable(face, table.state, t),
    ],
  };
}
