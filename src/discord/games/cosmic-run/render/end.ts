import type { FinalScore } from '../../../../games/cosmic-run/index.js';
import { planetName, shipMark } from '../../../../text/cosmic-run/index.js';
import { escapeText, seatName, listed, type Translate } from '../../../../text/index.js';
import { pictureIn, type BoardModel } from './board.js';
import { buttons, container, text, type Choice, type Rendered } from './parts.js';

export interface EndModel extends BoardModel {
  /** Whether another game may be opened in the channel. */
  readonly again: boolean;
}

function scoreLines(t: Translate, { view, people }: EndModel, score: FinalScore): string {
  const { seat, total, planets, aliens, tokens, seatPoints, discovered, tokenValues } = score;
  const row = t('cosmic-run.play.end.row', {
    ship: shipMark(t, view, seat),
    player: seatName(t, people, seat),
    total,
    planets,
    aliens,
    tokens,
    seat: seatPoints,
  });
  const more = [
    ...(discovered.length === 0
      ? []
      : [
          t('cosmic-run.play.end.discovered', {
            planets: listed(
              t,
              discovered.map((planet) => planetName(t, planet)),
            ),
          }),
        ]),
    ...(tokenValues.length === 0
      ? []
      : [t('cosmic-run.play.end.tokens', { values: listed(t, tokenValues.map(String)) })]),
  ];
  return more.length === 0 ? row : `${row}\n-# ${more.join(' · ')}`;
}

/** Who won, and how it came to the end; nothing while the game goes on. */
export function headLines(t: Translate, { view, people }: Pick<EndModel, 'view' | 'people'>): (string | null)[] {
  const { ending } = view;
  if (ending === null) return [];
  const reason = t(`cosmic-run.play.end.reason.${ending.reason}`);
  const [winner] = ending.winners;
  if (winner === undefined) return [t('cosmic-run.play.end.abandoned', { reason })];
  const points = ending.scores.find(({ seat }) => seat === winner)?.total ?? 0;
  return [
    `🏆 **${t('cosmic-run.play.end.winner', { player: seatName(t, people, winner), points })}**`,
    t('cosmic-run.play.end.over', { reason, rounds: view.round }),
  ];
}

/** A game that never began is in no list: there is nothing to replay. */
function controls({ view, again }: EndModel, t: Translate): readonly Choice[] {
  const past: readonly Choice[] =
    view.order.length === 0
      ? []
      : [
          { press: { name: 'past/replay', at: null, hands: 'none', by: 'open' }, label: t('history.show.replay') },
          { press: { name: 'past/export' }, label: t('history.show.export') },
        ];
  return again
    ? [{ press: { name: 'end/again-of', kind: 'cosmic-run' }, label: t('end.again'), style: 'primary' }, ...past]
    : past;
}

/** The board's last state: points by source, discoveries, the tokens' values. */
export function end(model: EndModel, t: Translate): Rendered {
  const { view } = model;
  const scores = [...(view.ending?.scores ?? [])].sort((one, other) => other.total - one.total);
  const seed = view.seed === null ? null : escapeText(view.seed, 40);
  return {
    components: [
      container(view.ending?.result === 'won' ? 'good' : 'still', [
        text(`**${t('cosmic-run.play.title-over')}**`, ...headLines(t, model)),
        ...(scores.length === 0 ? [] : [text(...scores.map((score) => scoreLines(t, model, score)))]),
        text(seed === null ? null : view.seeded ? t('end.seed-chosen', { seed }) : t('end.seed', { seed })),
        ...pictureIn(model),
        ...buttons(model.game, controls(model, t)),
      ]),
    ],
  };
}
