import { usablePower } from '../../../../games/cosmic-run/catalogue.js';
import { legalActions } from '../../../../games/cosmic-run/index.js';
import type { Action, TurnState } from '../../../../games/cosmic-run/index.js';
import { dieSign, planetName, powerName } from '../../../../text/cosmic-run/index.js';
import type { Translate } from '../../../../text/index.js';
import type { PanelModel, Part } from './panel-model.js';
import { fittingRows, select, text, type Choice } from './parts.js';

type Use = Extract<Action, { readonly type: 'use' }>;

function useLabel(t: Translate, { power, die, value }: Use, turn: TurnState): string {
  const usable = usablePower(power);
  const price =
    usable === undefined || usable.crystals === 0
      ? t('cosmic-run.play.panel.power-free', { power: powerName(t, power) })
      : t('cosmic-run.play.panel.power-option', { power: powerName(t, power), crystals: usable.crystals });
  if (die !== null)
    return t('common.told', {
      head: price,
      text: t('cosmic-run.play.panel.change', {
        from: dieSign(t, die, turn.dice[die]?.value ?? 0),
        to: dieSign(t, die, value ?? 0),
      }),
    });
  return value === null
    ? price
    : t('common.told', { head: price, text: t('cosmic-run.play.panel.thrust', { planet: planetName(t, value) }) });
}

const MOST_OPTIONS = 25;

/** Powers of this step, as a select; a marked die narrows them to those that change it. */
export function powerRows(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const uses = legalActions(model.view).filter((action) => action.type === 'use');
  const wanted = uses.filter(({ die }) => die === null || model.marked.length === 0 || model.marked.includes(die));
  // Changes that look alike are offered once.
  const shown = wanted.filter(
    (use, at) => wanted.findIndex((other) => useLabel(t, other, turn) === useLabel(t, use, turn)) === at,
  );
  if (shown.length === 0) return [];
  const choices = shown.slice(0, MOST_OPTIONS).map(({ power, die, value }): Choice => ({
    press: { name: 'hand/use', power, die, value },
    label: useLabel(t, { type: 'use', seat: model.view.seat, power, die, value }, turn),
  }));
  return select(
    model.game,
    { purpose: 'power', nonce: model.nonce, placeholder: t('cosmic-run.play.panel.powers') },
    choices,
  );
}

/** Before the dice: powers that work against the strike, and the way on. */
export function strikeParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const uses = legalActions(model.view).filter((action) => action.type === 'use');
  return [
    text(t('cosmic-run.play.panel.strike')),
    ...fittingRows(model.game, [
      ...uses.map(({ power, die, value }): Choice => ({
        press: { name: 'hand/use', power, die, value },
        label: useLabel(t, { type: 'use', seat: model.view.seat, power, die, value }, turn),
      })),
      { press: { name: 'hand/go-on' }, label: t('cosmic-run.play.panel.go-on'), style: 'primary' },
    ]),
  ];
}
