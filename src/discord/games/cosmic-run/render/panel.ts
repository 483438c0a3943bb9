import { alienKind, TECH_PLACE, usablePower } from '../../../../games/cosmic-run/catalogue.js';
import { YELLOW } from '../../../../games/cosmic-run/set-up.js';
import { PLANETS } from '../../../../games/cosmic-run/cards/planets.js';
import { legalActions } from '../../../../games/cosmic-run/index.js';
import { completingDice, gainAt, moveOptions, type Gain } from '../../../../games/cosmic-run/index.js';
import type { Action, DieIndex, PlaceId, SeatView, TurnState } from '../../../../games/cosmic-run/index.js';
import {
  alienMark,
  alienName,
  alienRule,
  dieSign,
  openPoints,
  placeName,
  planetName,
  powerName,
  shipMark,
  strikeLine,
  titleLine,
} from '../../../../text/cosmic-run/index.js';
import {
  icon,
  labelled,
  NO_MARK,
  seatName,
  type Labelled,
  type People,
  type Translate,
} from '../../../../text/index.js';
import { withDie } from '../../../emoji/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { BoardExtras } from '../../looks.js';
import { pictureIn } from './board.js';
import { buttons, select, text, type Choice, type Rendered } from './parts.js';

/** A choice of place that must be confirmed (CR6). */
export interface Question {
  readonly place: PlaceId;
  readonly dice: readonly DieIndex[];
  readonly lost: number;
}

export interface PanelModel {
  readonly game: GameId;
  readonly view: SeatView;
  readonly people: People;
  readonly blocked: boolean;
  /** A refusal or a note, in words. */
  readonly message: string | null;
  readonly marked: readonly DieIndex[];
  readonly question: Question | null;
  /** Anything new: a select's id differs at each redraw. */
  readonly nonce: string;
  /** The lesson's next word; null: this is no lesson. */
  readonly lesson: string | null;
  /** The board, where the panel has it. */
  readonly picture: BoardExtras['picture'];
}

type Part = Rendered['components'][number];
type Use = Extract<Action, { readonly type: 'use' }>;

/** What is one's own, hidden things too. */
export function ownLines(t: Translate, { view }: Pick<PanelModel, 'view'>): (string | null)[] {
  const { crystals = 0, aliens = [] } = view.players[view.seat] ?? {};
  return [
    t('cosmic-run.play.panel.own', { crystals, points: openPoints(view, view.seat) }),
    view.ownTokens.length === 0 ? null : t('cosmic-run.play.panel.tokens', { values: view.ownTokens.join(', ') }),
    ...aliens.map((card) => `${icon(t, alienMark(card, '👽'))} **${alienName(t, card)}** ${alienRule(t, card)}`),
  ];
}

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
  t(marked.length > 0 ? 'cosmic-run.spoken.assign-marked' : 'cosmic-run.spoken.assign', {
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
    style: gain === null || gain.kind === 'lost' || gain.kind === 'part' ? 'secondary' : 'primary',
    disabled: gain === null,
  };
}

function lyingLine(t: Translate, { dice }: TurnState): string | null {
  const places = [...new Set(dice.flatMap(({ place }) => (place === null ? [] : [place])))];
  if (places.length === 0) return null;
  const told = places.map((place) =>
    t('cosmic-run.play.panel.lying-at', {
      place: placeName(t, place),
      dice: dice
        .flatMap((die, at) => (die.place === place ? [dieSign(t, at, die.value)] : []))
        .join(t.plain === true ? ', ' : ' '),
    }),
  );
  return t('cosmic-run.play.panel.lying', { places: told.join(' · ') });
}

function useLabel(t: Translate, { power, die, value }: Use, turn: TurnState): string {
  const usable = usablePower(power);
  const price =
    usable === undefined || usable.crystals === 0
      ? t('cosmic-run.play.panel.power-free', { power: powerName(t, power) })
      : t('cosmic-run.play.panel.power-option', { power: powerName(t, power), crystals: usable.crystals });
  if (die !== null)
    return `${price}: ${t('cosmic-run.play.panel.change', {
      from: dieSign(t, die, turn.dice[die]?.value ?? 0),
      to: dieSign(t, die, value ?? 0),
    })}`;
  return value === null ? price : `${price}: ${t('cosmic-run.play.panel.thrust', { planet: planetName(t, value) })}`;
}

const MOST_OPTIONS = 25;

/** Powers of this step, as a select; a marked die narrows them to those that change it. */
function powerRows(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
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

function strikeParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const uses = legalActions(model.view).filter((action) => action.type === 'use');
  return [
    text(t('cosmic-run.play.panel.strike')),
    ...buttons(model.game, [
      ...uses.map(({ power, die, value }): Choice => ({
        press: { name: 'hand/use', power, die, value },
        label: useLabel(t, { type: 'use', seat: model.view.seat, power, die, value }, turn),
      })),
      { press: { name: 'hand/go-on' }, label: t('cosmic-run.play.panel.go-on'), style: 'primary' },
    ]),
  ];
}

function questionParts(t: Translate, { game }: PanelModel, turn: TurnState, question: Question): readonly Part[] {
  const { place, dice, lost } = question;
  return [
    text(t('cosmic-run.play.panel.confirm-text', { planet: placeName(t, place), lost })),
    ...buttons(game, [
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
  const named = die === YELLOW ? t('cosmic-run.spoken.yellow-die') : t('cosmic-run.spoken.die', { number: die + 1 });
  return t(isMarked ? 'cosmic-run.spoken.unmark' : 'cosmic-run.spoken.mark', { die: named, value });
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

/** Where nobody sees which is which, one of two cards that are alike stands for both. */
const saidOnce = (t: Translate, choices: readonly Choice[]): readonly Choice[] =>
  t.plain === true
    ? choices.filter(({ label }, at) => choices.findIndex((other) => other.label === label) === at)
    : choices;

function diceParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const { game, view, marked, question } = model;
  if (question !== null) return questionParts(t, model, turn, question);
  const free = turn.dice.filter(({ place }) => place === null).length;
  const dice = turn.dice.map(({ value, place }, die): Choice => ({
    press: { name: 'hand/die', die, roll: turn.rolls },
    ...dieShown(t, die, value, marked.includes(die)),
    style: marked.includes(die) ? 'success' : 'secondary',
    disabled: place !== null,
  }));
  return [
    text(t('cosmic-run.play.panel.mark'), lyingLine(t, turn)),
    ...buttons(game, [
      ...dice,
      {
        press: { name: 'hand/roll', roll: turn.rolls },
        label: `🎲 ${t('cosmic-run.play.panel.roll', { dice: free })}`,
        style: 'success',
        disabled: turn.fresh,
      },
    ]),
    ...buttons(
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

function moveChoices(t: Translate, { view }: PanelModel): readonly Choice[] {
  return moveOptions(view).flatMap(({ planet, to, early }): Choice[] => {
    const name = planetName(t, planet);
    return [
      {
        press: { name: 'hand/move', planet, early: 'full' },
        label: t('cosmic-run.play.panel.move', { planet: name, to }),
        style: 'primary',
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

function actionParts(t: Translate, model: PanelModel, turn: TurnState): readonly Part[] {
  const { game, view, nonce } = model;
  const { aliens = [] } = view.players[view.seat] ?? {};
  const waiting = turn.recruits.map((card) => alienName(t, card)).join(', ');
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
            style: 'primary',
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
      turn.recruits.length > 0 && turn.moves.length === 0 ? t('cosmic-run.play.panel.full', { aliens: waiting }) : null,
    ),
    ...buttons(game, saidOnce(t, [...moveChoices(t, model), ...recruits])),
    ...powerRows(t, model, turn),
    ...select(game, { purpose: 'retire', nonce, placeholder: t('cosmic-run.play.panel.retire') }, saidOnce(t, retire)),
    ...buttons(game, [
      {
        press: { name: 'hand/end-turn', round: view.round },
        label:
          turn.recruits.length === 0
            ? t('cosmic-run.play.panel.end-turn')
            : t('cosmic-run.play.panel.give-up', { aliens: waiting }),
        style: 'success',
      },
    ]),
  ];
}

const asText = (t: Translate): Choice => ({ press: { name: 'note/text' }, label: t('cosmic-run.play.button.text') });

const OF_STEP = { strike: strikeParts, dice: diceParts, actions: actionParts } as const;

/** One player's panel: for that player's eyes alone. */
export function panel(model: PanelModel, t: Translate): Rendered {
  const { view, people, message, blocked } = model;
  const { turn } = view;
  if (view.phase !== 'play' || turn === null)
    return { components: [text(message, t(`cosmic-run.play.panel.${view.phase === 'over' ? 'over' : 'lobby'}`))] };
  const isOwn = turn.seat === view.seat;
  const head = text(
    model.lesson,
    message === null ? null : `⚠️ ${message}`,
    `**${shipMark(t, view, view.seat)}** ${titleLine(t, { view, people })}`,
    isOwn ? strikeLine(t, view) : t('cosmic-run.play.panel.waiting', { player: seatName(t, people, turn.seat) }),
    blocked ? t('board.blocked') : null,
    ...ownLines(t, model),
  );
  const own = model.lesson === null ? [] : [...pictureIn(model), ...buttons(model.game, [asText(t)])];
  return { components: isOwn && !blocked ? [head, ...OF_STEP[turn.step](t, model, turn), ...own] : [head, ...own] };
}
