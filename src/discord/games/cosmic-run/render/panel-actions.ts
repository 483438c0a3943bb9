import { alienKind } from '../../../../games/cosmic-run/catalogue.js';
import { goesOnWithout, legalActions, moveOptions, withoutRoom } from '../../../../games/cosmic-run/index.js';
import type { AlienCardId, SeatView, TurnState } from '../../../../games/cosmic-run/index.js';
import { alienMark, alienName, planetName } from '../../../../text/cosmic-run/index.js';
import { labelled, all, type Translate } from '../../../../text/index.js';
import { saidOnce, type PanelModel, type Part } from './panel-model.js';
import { powerRows } from './panel-powers.js';
import { fittingRows, select, text, type Choice } from './parts.js';

function moveChoices(t: Translate, { view }: PanelModel): readonly Choice[] {
  return moveOptions(view).flatMap(({ planet, to, early }): Choice[] => {
    const name = planetName(t, planet);
    return [
      {
        press: { name: 'hand/move', planet, early: 'full' },
        label: t('cosmic-run.play.panel.move', { planet: name, to }),
        style: 'success',
      },
      ...(early === null
        ? []
        : [
            {
              press: { name: 'hand/move', planet, early: 'early' },
              label: t('cosmic-run.play.panel.move-early', { planet: name, to: early }),
            } as const,
          ]),
    ];
  });
}

const named = (t: Translate, cards: readonly AlienCardId[]): string =>
  all(
    t,
    cards.map((card) => alienName(t, card)),
  );

/** The turn's end, as the panel's button says it. */
export function endLabel(t: Translate, view: SeatView, turn: TurnState): string {
  const left = withoutRoom(view, turn);
  if (left.length === 0) return t('cosmic-run.play.panel.end-turn');
  const key = goesOnWithout(view, turn) ? 'go-on-without' : 'give-up';
  return t(`cosmic-run.play.panel.${key}`, { aliens: named(t, left) });
}

/** After the dice: moves, aliens to recruit or to retire, and the turn's end. */
export function actionParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const { game, view, nonce } = model;
  const { aliens = [] } = view.players[view.seat] ?? {};
  const legal = legalActions(view);
  const recruits = legal.flatMap((action): Choice[] =>
    action.type === 'recruit'
      ? [
          {
            press: { name: 'hand/recruit', card: action.card },
            ...labelled(
              t,
              alienMark(action.card),
              t('cosmic-run.play.panel.recruit', { alien: alienName(t, action.card) }),
            ),
            style: 'success',
          },
        ]
      : [],
  );
  const retire = aliens.map((card): Choice => ({
    press: { name: 'hand/retire', card },
    ...labelled(
      t,
      alienMark(card),
      t('cosmic-run.play.panel.retire-option', { alien: alienName(t, card), points: alienKind(card).retire }),
    ),
  }));
  return [
    text(
      t('cosmic-run.play.panel.actions'),
      turn.recruits.length > 0 && turn.moves.length === 0
        ? t('cosmic-run.play.panel.full', { aliens: named(t, turn.recruits) })
        : null,
    ),
    ...fittingRows(game, saidOnce(t, [...moveChoices(t, model), ...recruits])),
    ...powerRows(t, model, turn),
    ...select(game, { purpose: 'retire', nonce, placeholder: t('cosmic-run.play.panel.retire') }, saidOnce(t, retire)),
    ...fittingRows(game, [
      {
        press: { name: goesOnWithout(view, turn) ? 'hand/give-up' : 'hand/end-turn', round: view.round },
        label: endLabel(t, view, turn),
        style: withoutRoom(view, turn).length === 0 ? 'primary' : 'danger',
      },
    ]),
  ];
}
