import { TECH_PLACE } from '../../../../games/cosmic-run/catalogue.js';
import { PLANETS } from '../../../../games/cosmic-run/cards/planets.js';
import { completingDice, gainAt, type Gain } from '../../../../games/cosmic-run/index.js';
import type { DieIndex, PlaceId, TurnState } from '../../../../games/cosmic-run/index.js';
import { YELLOW } from '../../../../games/cosmic-run/setup.js';
import { alienMark, dieSign, placeName } from '../../../../text/cosmic-run/index.js';
import { labelled, NO_MARK, inARow, type Labelled, type Translate } from '../../../../text/index.js';
import { withDie } from '../../../emoji/index.js';
import { saidOnce, type PanelModel, type Part, type Question } from './panel-model.js';
import { powerRows } from './panel-powers.js';
import { fittingRows, text, type Choice } from './parts.js';

function gainText(t: Translate, gain: Gain): string {
  switch (gain.kind) {
    case 'spaces':
      return t('cosmic-run.play.panel.gain.spaces', { count: gain.count });
    case 'crystals':
      return t('cosmic-run.play.panel.gain.crystals', { count: gain.count });
    case 'part':
      return t('cosmic-run.play.panel.gain.part', { have: gain.have, size: gain.size });
    case 'recruit':
      return t('cosmic-run.play.panel.gain.recruit');
    case 'lost':
      return t('cosmic-run.play.panel.gain.lost');
  }
}

const placeLabel = (t: Translate, place: PlaceId): string => {
  if (place === TECH_PLACE) return `💎 ${t('cosmic-run.play.panel.tech')}`;
  return /^\d$/.test(place) ? `${place} ${placeName(t, place)}` : placeName(t, place);
};

const assignLabel = (t: Translate, place: PlaceId, marked: readonly DieIndex[], gain: Gain): string =>
  t(marked.length > 0 ? 'cosmic-run.plain-panel.assign-marked' : 'cosmic-run.plain-panel.assign', {
    place: place === TECH_PLACE ? t('cosmic-run.play.panel.tech') : placeName(t, place),
    gain: gainText(t, gain),
  });

/** A place with what the marked dice would give there; with none marked, what it takes by itself. */
function placeChoice(t: Translate, { view, marked }: PanelModel, turn: TurnState, place: PlaceId): Choice {
  const dice = marked.length > 0 ? marked : completingDice(view, place);
  const gain = gainAt(view, dice, place);
  const label = placeLabel(t, place);
  const whole = gain === null ? label : `${label} ${gainText(t, gain)}`;
  const said = t.plain === true && gain !== null ? assignLabel(t, place, marked, gain) : whole;
  const mark = view.display.includes(place) ? alienMark(place) : NO_MARK;
  return {
    press: { name: 'hand/place', place, dice, roll: turn.rolls },
    ...labelled(t, mark, said),
    style: gain === null || gain.kind === 'lost' || gain.kind === 'part' ? 'secondary' : 'success',
    disabled: gain === null,
  };
}

function lyingLine(t: Translate, { dice }: TurnState): string | null {
  const places = [...new Set(dice.flatMap(({ place }) => (place === null ? [] : [place])))];
  if (places.length === 0) return null;
  const told = places.map((place) =>
    t('cosmic-run.play.panel.lying-at', {
      place: placeName(t, place),
      dice: inARow(
        t,
        dice.flatMap((die, at) => (die.place === place ? [dieSign(t, at, die.value)] : [])),
      ),
    }),
  );
  return t('cosmic-run.play.panel.lying', { places: told.join(' · ') });
}

function questionParts(t: Translate, { game }: PanelModel, turn: TurnState, question: Question): readonly Part[] {
  const { place, dice, lost } = question;
  return [
    text(t('cosmic-run.play.panel.confirm-text', { planet: placeName(t, place), lost })),
    ...fittingRows(game, [
      {
        press: { name: 'hand/confirm', place, dice, roll: turn.rolls },
        label: t('cosmic-run.play.panel.confirm-yellow', { lost }),
        style: 'danger',
      },
      { press: { name: 'hand/back' }, label: t('cosmic-run.play.panel.back') },
    ]),
  ];
}

/** A die in words: which it is, what it shows, and what a press does. */
function markLabel(t: Translate, die: DieIndex, value: number, isMarked: boolean): string {
  const named =
    die === YELLOW ? t('cosmic-run.plain-panel.yellow-die') : t('cosmic-run.plain-panel.die', { number: die + 1 });
  return t(isMarked ? 'cosmic-run.plain-panel.unmark' : 'cosmic-run.plain-panel.mark', { die: named, value });
}

/** A die's face is small on a button, so its number stands beside it; a mark is a sign, not a colour alone. */
const dieShown = (t: Translate, die: DieIndex, value: number, isMarked: boolean): Labelled => {
  if (t.plain === true) return { label: markLabel(t, die, value, isMarked) };
  const colour = die === YELLOW ? 'gold' : 'white';
  return withDie(t, { face: value, colour, sign: dieSign(t, die, value) }, (sign) => {
    const label = die === YELLOW && sign !== '' ? sign : `${sign} ${die === YELLOW ? '★' : ''}${value}`;
    return isMarked ? `✓ ${label.trim()}` : label.trim();
  });
};

/** Dice to mark, places to put them, and powers. */
export function diceParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const { game, view, marked, question } = model;
  if (question !== null) return questionParts(t, model, turn, question);
  const free = turn.dice.filter(({ place }) => place === null).length;
  const dice = turn.dice.map(({ value, place }, die): Choice => ({
    press: { name: 'hand/die', die, roll: turn.rolls },
    ...dieShown(t, die, value, marked.includes(die)),
    disabled: place !== null,
  }));
  return [
    text(t('cosmic-run.play.panel.mark'), lyingLine(t, turn)),
    ...fittingRows(game, [
      ...dice,
      {
        press: { name: 'hand/roll', roll: turn.rolls },
        label: `🎲 ${t('cosmic-run.play.panel.roll', { dice: free })}`,
        style: 'primary',
        disabled: turn.fresh,
      },
    ]),
    ...fittingRows(
      game,
      saidOnce(
        t,
        [...PLANETS.map(({ number }) => String(number)), ...view.display, TECH_PLACE].map((place) =>
          placeChoice(t, model, turn, place),
        ),
      ),
    ),
    ...powerRows(t, model, turn),
  ];
}
