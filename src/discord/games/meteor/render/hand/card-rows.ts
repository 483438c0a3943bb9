import { listedApart, type Translate } from '../../../../../text/index.js';
import type { HandModel, Rendered } from '../models.js';
import { LIMITS, rowsOf, select, small, text, type Choice } from '../parts.js';
import { cardChoices, countedCard, type CardChoices } from './cards.js';
import type { Chosen } from './chosen.js';
import { lessonButtons } from './lesson-buttons.js';
import { packed } from './widths.js';

/** The hand's rows of buttons, as many as a phone's screen has room for. */

type Part = Rendered['components'][number];

/** How much room the cards have. */
export interface CardRoom {
  /** So many are buttons at most; the rest are a select. */
  readonly cards: number;
  /** So many rows at most, the select among them. */
  readonly rows: number;
}

const rowCount = (choices: readonly Choice[]): number => packed(choices, LIMITS.row).length;

/** The first so many; the one that is wanted is among them. */
function first(choices: readonly Choice[], most: number, wanted: Choice | undefined): readonly Choice[] {
  const shown = choices.slice(0, most);
  return wanted === undefined || most === 0 || shown.includes(wanted) ? shown : [...shown.slice(0, -1), wanted];
}

/** As many as fit the room, one row less where a select takes the rest. */
function shownOf(choices: readonly Choice[], { cards, rows }: CardRoom, wanted: Choice | undefined): readonly Choice[] {
  if (choices.length <= cards && rowCount(choices) <= rows) return choices;
  for (let most = Math.min(cards, choices.length); most > 0; most -= 1) {
    const shown = first(choices, most, wanted);
    if (rowCount(shown) < rows) return shown;
  }
  return [];
}

interface Placeable {
  readonly choices: readonly Choice[];
  /** What fits nowhere, if it is none of the choices. */
  readonly dead: readonly string[];
}

/** What can be placed and what can't, the latter in a line of words where there is no room for buttons. */
function roomFor(all: CardChoices, { rows }: CardRoom, view: HandModel['view'], t: Translate): Placeable {
  // A lesson shuts buttons of its own.
  if (view.options.lesson === true || rowCount(all.choices) <= rows) return { choices: all.choices, dead: [] };
  const dead = view.hand.filter(({ sites }) => !sites.includes(null)).map((moves) => countedCard(t, view, moves));
  return { choices: all.choices.filter(({ disabled }) => disabled !== true), dead };
}

/** So many names are in sight at most; the rest are a number. */
const MOST_NAMED = 6;

const bounded = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMED ? names : [...names.slice(0, MOST_NAMED - 1), `+${names.length - MOST_NAMED + 1}`];

export function cardRows(
  model: HandModel,
  chosen: Chosen,
  room: CardRoom,
  nonce: string,
  t: Translate,
): readonly Part[] {
  const { view, coaching } = model;
  if (view.hand.length === 0) return [text(t('meteor.hand.no-cards'))];
  const cards = cardChoices(model, chosen.site, t);
  if (cards.words !== null) return [text(cards.words)];
  const { choices: live, dead } = roomFor(cards, room, view, t);
  const choices = lessonButtons(view, chosen.site)(live);
  const hint = coaching?.hints === 'on' ? coaching.hint : null;
  const wanted = choices.find(
    ({ press }) => hint?.kind === 'place' && press.name === 'hand/place' && press.card === hint.card,
  );
  const shown = shownOf(choices, { ...room, rows: room.rows - (dead.length === 0 ? 0 : 1) }, wanted);
  const hidden = choices.filter((choice) => !shown.includes(choice));
  const spec = { nonce, placeholder: t('meteor.hand.select.card') };
  return [
    ...rowsOf(model.game, packed(shown, LIMITS.row)),
    ...select(model.game, { purpose: 'card', ...spec }, hidden.slice(0, LIMITS.options)),
    ...select(model.game, { purpose: 'card-more', ...spec }, hidden.slice(LIMITS.options)),
    ...(dead.length === 0
      ? []
      : [text(small(t('meteor.hand.fits-nowhere', { cards: listedApart(t, bounded(dead)) })))]),
  ];
}
