import { EMPTY_SEAT_TALLY, type MeteorTypes } from '../../../games/meteor/index.js';
import type { PublicView } from '../../../games/meteor/view/seat.js';
import type { SeatTally } from '../../../games/meteor/state.js';
import type { Award, EndModel, EndSpec } from '../../end/spec.js';
import { dailyShare } from '../../../text/meteor/index.js';
import { seatName } from '../../../text/index.js';
import { accountLines, decidedLines, deedsText, nextLine, outcomeLines } from './render/end.js';
import { nightTitle } from './render/night.js';
import { scoreIn } from './score.js';

type Model = EndModel<MeteorTypes, PublicView>;

const ACCENT = { won: 'good', lost: 'bad', abandoned: 'still' } as const;

const AWARDS: { readonly [A in 'hits' | 'given' | 'built' | 'rockets']: (deeds: SeatTally) => number } = {
  hits: ({ hits }) => hits,
  given: ({ given }) => given,
  built: ({ technologies, retrofits }) => technologies + retrofits,
  rockets: ({ rockets }) => rockets,
};

function awards({ view: { deeds } }: Model): readonly Award[] {
  return (Object.keys(AWARDS) as (keyof typeof AWARDS)[]).map((award) => ({
    line: (t, names) => t(`meteor.end.award.${award}`, { names }),
    score: (seat) => AWARDS[award](deeds[seat] ?? EMPTY_SEAT_TALLY),
  }));
}

/** Meteor's end. */
export const METEOR_END: EndSpec<MeteorTypes, PublicView> = {
  hasBegun: ({ view }) => view.sites.length > 0,
  accent: ({ view: { outcome } }) => ACCENT[outcome?.result ?? 'abandoned'],
  result: (model, t) => {
    const { scenario } = model.view.options;
    return [...outcomeLines(model, t), scenario === undefined ? null : nightTitle(scenario, t)];
  },
  decided: (model, t) => {
    const { scenario } = model.view.options;
    return [...decidedLines(model, t), scenario === undefined ? null : nightTitle(scenario, t)];
  },
  account: (model, t) => accountLines(model, t),
  ownAccount: (model, t) => accountLines(model, t, 'apart'),
  ownResult: ({ view }, _seat, t) => t(`meteor.end.own.${view.outcome?.result ?? 'abandoned'}`),
  deeds: (model, seat, t) => {
    const deeds = deedsText(t, model.view.deeds[seat]);
    return deeds === null ? null : t('meteor.end.deeds.line', { name: seatName(t, model.people, seat), deeds });
  },
  ownDeeds: ({ view }, seat, t) => deedsText(t, view.deeds[seat]),
  awards,
  next: ({ view }, t) => nextLine(view, t),
  share: ({ view }, _seat, t) => {
    const score = scoreIn(view);
    return score === null ? null : dailyShare(t, score);
  },
};
