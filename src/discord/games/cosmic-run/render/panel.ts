import {
  alienMark,
  alienName,
  alienRule,
  openPoints,
  shipMark,
  strikeLine,
  titleLine,
} from '../../../../text/cosmic-run/index.js';
import { icon, seatName, listed, type Translate } from '../../../../text/index.js';
import { actionParts } from './panel-actions.js';
import { diceParts } from './panel-dice.js';
import type { PanelModel } from './panel-model.js';
import { strikeParts } from './panel-powers.js';
import { fittingRows, gallery, text, type Choice, type Rendered } from './parts.js';

/** What is one's own, hidden things too. */
export function ownLines(t: Translate, { view }: Pick<PanelModel, 'view'>): (string | null)[] {
  const { crystals = 0, aliens = [] } = view.players[view.seat] ?? {};
  return [
    t('cosmic-run.play.panel.own', { crystals, points: openPoints(view, view.seat) }),
    view.ownTokens.length === 0
      ? null
      : t('cosmic-run.play.panel.tokens', { values: listed(t, view.ownTokens.map(String)) }),
    ...aliens.map((card) => `${icon(t, alienMark(card, '👽'))} **${alienName(t, card)}** ${alienRule(t, card)}`),
  ];
}

const asText = (t: Translate): Choice => ({ press: { name: 'note/text' }, label: t('cosmic-run.play.button.text') });

const OF_STEP = { strike: strikeParts, dice: diceParts, actions: actionParts } as const;

/** One player's private panel. */
export function drawPanel(model: PanelModel, t: Translate): Rendered {
  const { view, people, message, blocked } = model;
  const { turn } = view;
  if (view.phase !== 'play' || turn === null) return { components: [text(message, t('table.note.not-started'))] };
  const isOwn = turn.seat === view.seat;
  const head = text(
    message === null ? null : `⚠️ ${message}`,
    `**${shipMark(t, view, view.seat)}** ${titleLine(t, { view, people })}`,
    isOwn ? strikeLine(t, view) : t('cosmic-run.play.panel.waiting', { player: seatName(t, people, turn.seat) }),
    ...ownLines(t, model),
  );
  // A lesson's words are to be in sight above the buttons: all else is over them.
  const picture = model.lesson === null ? [] : gallery(model.picture);
  const own = model.lesson === null ? [] : fittingRows(model.game, [asText(t)]);
  const step = isOwn && !blocked ? OF_STEP[turn.step](t, model, turn) : [];
  const lesson = model.lesson === null ? [] : [text(model.lesson)];
  return { components: [...picture, head, ...lesson, ...step, ...own] };
}
