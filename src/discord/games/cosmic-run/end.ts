import type { CosmicRunTypes, FinalScore, PublicView } from '../../../games/cosmic-run/index.js';
import { planetName, shipMark } from '../../../text/cosmic-run/index.js';
import { listed, seatName, type PlainKey, type Translate } from '../../../text/index.js';
import type { Award, EndModel, EndSpec } from '../../end/spec.js';

type Model = EndModel<CosmicRunTypes, PublicView>;

function scoreLine(t: Translate, { view, people }: Model, score: FinalScore): string {
  const { seat, total, planets, aliens, tokens, seatPoints } = score;
  return t('cosmic-run.play.end.row', {
    ship: shipMark(t, view, seat),
    player: seatName(t, people, seat),
    total,
    planets,
    aliens,
    tokens,
    seat: seatPoints,
  });
}

const scoresOf = ({ view }: Model): readonly FinalScore[] =>
  [...(view.ending?.scores ?? [])].sort((one, other) => other.total - one.total);

/** Planets that a seat discovered, and what its tokens were worth. */
function deeds(model: Model, seat: number, t: Translate): string | null {
  const score = scoresOf(model).find((one) => one.seat === seat);
  const { discovered = [], tokenValues = [] } = score ?? {};
  const planets = discovered.map((planet) => planetName(t, planet));
  const parts = [
    ...(planets.length === 0 ? [] : [t('cosmic-run.play.end.discovered', { planets: listed(t, planets) })]),
    ...(tokenValues.length === 0
      ? []
      : [t('cosmic-run.play.end.tokens', { values: listed(t, tokenValues.map(String)) })]),
  ];
  return parts.length === 0
    ? null
    : t('common.told', { head: seatName(t, model.people, seat), text: parts.join(' · ') });
}

/** Who won, and why it ended. */
function result({ view, people }: Model, t: Translate): readonly (string | null)[] {
  const { ending, round } = view;
  if (ending === null) return [];
  const ended = t(`cosmic-run.play.end.ended.${ending.reason}`);
  const [winner] = ending.winners;
  if (winner === undefined) return [`**${ended}**`];
  const points = ending.scores.find(({ seat }) => seat === winner)?.total ?? 0;
  return [
    `🏆 **${t('cosmic-run.play.end.winner', { player: seatName(t, people, winner), points })}**`,
    `${ended} ${t('cosmic-run.play.end.rounds', { rounds: round })}`,
  ];
}

const award = (scores: readonly FinalScore[], key: PlainKeyWithNames, of: (score: FinalScore) => number): Award => ({
  line: (t, names) => t(key, { names }),
  score: (seat) => scores.filter((score) => score.seat === seat).reduce((sum, score) => sum + of(score), 0),
});

type PlainKeyWithNames = Exclude<`cosmic-run.play.end.award.${'planets' | 'aliens' | 'tokens'}`, PlainKey>;

/** Cosmic Run's end. */
export const COSMIC_END: EndSpec<CosmicRunTypes, PublicView> = {
  hasBegun: ({ view: { order } }) => order.length > 0,
  result,
  account: (model, t) => scoresOf(model).map((score) => scoreLine(t, model, score)),
  deeds,
  awards: (model) => {
    const scores = scoresOf(model);
    return [
      award(scores, 'cosmic-run.play.end.award.planets', ({ planets }) => planets),
      award(scores, 'cosmic-run.play.end.award.aliens', ({ aliens }) => aliens),
      award(scores, 'cosmic-run.play.end.award.tokens', ({ tokens }) => tokens),
    ];
  },
};
