import type { MeteorStormTypes, PublicView, Seat, Side } from '../../../games/meteor-storm/index.js';
import { outcomeLine, scenarioName, sideName } from '../../../text/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import type { EndModel, EndSpec } from '../../end/spec.js';
import { sideOfSeat } from './side.js';

type Model = EndModel<MeteorStormTypes, PublicView>;

/** What a side's points came from. */
function points({ view }: Model, seat: Seat) {
  const side: Side = sideOfSeat(seat);
  const [units, tiles] = [view.unitPoints[side], view.tilePoints[side]];
  return { units, tiles, planets: view.points[side] - units - tiles };
}

function account(model: Model, t: Translate): readonly string[] {
  const { options, turn } = model.view;
  return [
    t('meteor-storm.board.overTitle', { scenario: scenarioName(t, options.scenario), turns: turn }),
    ...([0, 1] as const).map((seat) =>
      t('meteor-storm.end.account', { side: sideName(t, model.people, seat), ...points(model, seat) }),
    ),
  ];
}

/** Meteor Storm's end. */
export const STORM_END: EndSpec<MeteorStormTypes, PublicView> = {
  hasBegun: ({ view: { turn } }) => turn > 0,
  accent: ({ view: { outcome } }) => (outcome?.result === 'abandoned' ? 'still' : 'good'),
  result: ({ view, people }, t) => [`**${outcomeLine(t, view, people) ?? ''}**`],
  account,
  awards: (model) => [
    { line: (t, names) => t('meteor-storm.end.award.units', { names }), score: (seat) => points(model, seat).units },
    { line: (t, names) => t('meteor-storm.end.award.tiles', { names }), score: (seat) => points(model, seat).tiles },
    {
      line: (t, names) => t('meteor-storm.end.award.planets', { names }),
      score: (seat) => points(model, seat).planets,
    },
  ],
};
