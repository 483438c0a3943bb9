import { scoreOf, type MeteorTownTypes, type Score, type Town } from '../../../games/meteor-town/index.js';
import type { Seat } from '../../../games/shared/seat.js';
import { all, seatName, type Translate } from '../../../text/index.js';
import { buildingName, medalSign, shareLine } from '../../../text/meteor-town/index.js';
import type { Award, EndModel, EndSpec } from '../../end/spec.js';
import { robotScoresLine } from './robot-scores.js';

type Model = EndModel<MeteorTownTypes>;

interface Placed {
  readonly seat: Seat;
  readonly town: Town;
  readonly score: Score;
}

/** Seats by their place: finished sheets, and those that the end of the time counts. */
function ranking({ table: { state } }: Model): readonly Placed[] {
  const counts = (seat: Seat, town: Town): boolean =>
    town.step === 'finished' || (state.outcome?.reason === 'time-over' && state.seats[seat]?.status === 'in');
  return state.towns
    .flatMap((town, seat): Placed[] =>
      town !== null && counts(seat, town) ? [{ seat, town, score: scoreOf(town) }] : [],
    )
    .sort((a, b) => b.score.total - a.score.total || a.score.craters - b.score.craters || a.seat - b.seat);
}

function rankLine({ people }: Model, { seat, town, score }: Placed, place: number, t: Translate): string {
  const line = t('meteor-town.board.place', {
    place,
    player: seatName(t, people, seat),
    points: score.total,
    medal: medalSign(t, score.medal),
  }).trim();
  const { craters } = score;
  const whole = craters === 0 ? line : t('meteor-town.board.place-craters', { line, craters });
  return town.step === 'finished' ? whole : t('meteor-town.board.unfinished', { line: whole, turn: town.turn });
}

/** Who won, and why it ended. */
function result(model: Model, t: Translate): readonly (string | null)[] {
  const { outcome } = model.table.state;
  const [best] = ranking(model);
  const reason = outcome === null ? null : t(`meteor-town.board.end.${outcome.reason}`);
  if (best === undefined || outcome?.result !== 'won') return [reason === null ? null : `**${reason}**`];
  const { total: points } = best.score;
  // Nobody wins against oneself.
  if (model.table.state.towns.filter((town) => town !== null).length === 1) {
    const { seat, town } = best;
    const player = seatName(t, model.people, seat);
    const line =
      town.step === 'finished'
        ? t('meteor-town.board.progress-done', { player, points })
        : t('meteor-town.board.progress', { player, turn: town.turn, points });
    return [`**${line}**`, reason];
  }
  const players = outcome.winners.map((seat) => seatName(t, model.people, seat));
  const won =
    players.length > 1
      ? t('meteor-town.board.shared', { players: all(t, players), points })
      : t('meteor-town.board.won', { player: seatName(t, model.people, best.seat), points });
  return [`🏆 **${won}**`, reason];
}

/** Points by where they come from. */
export function scoreLines(t: Translate, { sales, endGame, craters, craterPoints }: Score): string[] {
  const lines = [
    ...sales.map(({ building, points }) => t('meteor-town.end.sale', { building: buildingName(t, building), points })),
    ...endGame.map(({ building, points }) =>
      t('meteor-town.end.end-game', { building: buildingName(t, building), points }),
    ),
    ...(craters === 0 ? [] : [t('meteor-town.end.craters', { count: craters, points: craterPoints })]),
  ];
  return lines.length === 0 ? [t('meteor-town.end.nothing')] : lines;
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((all, { points }) => all + points, 0);

function awards(model: Model): readonly Award[] {
  const placed = ranking(model);
  const by =
    (of: (score: Score) => number) =>
    (seat: Seat): number =>
      placed.filter((one) => one.seat === seat).reduce((all, { score }) => all + of(score), 0);
  return [
    { line: (t, names) => t('meteor-town.end.award.sales', { names }), score: by(({ sales }) => sum(sales)) },
    { line: (t, names) => t('meteor-town.end.award.end-game', { names }), score: by(({ endGame }) => sum(endGame)) },
    {
      line: (t, names) => t('meteor-town.end.award.whole', { names }),
      score: by(({ craters }) => Math.max(0, 3 - craters)),
    },
  ];
}

/** Meteor Town's end. */
export const TOWN_END: EndSpec<MeteorTownTypes> = {
  hasBegun: ({ table }) => table.state.startedAt !== null,
  result,
  account: (model, t) => [
    ...ranking(model).map((one, at) => rankLine(model, one, at + 1, t)),
    robotScoresLine(model.table.state, t),
  ],
  awards,
  share: ({ table: { state } }, seat, t) => {
    const town = seat === null ? null : state.towns[seat];
    const { day, mode } = state.options;
    return mode === 'daily' && day !== null && town?.step === 'finished' ? shareLine(t, day, town) : null;
  },
};
