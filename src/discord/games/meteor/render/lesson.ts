import { cardOf, lessonPlace } from '../../../../games/meteor/index.js';
import type { CardId, LessonPlace, LessonStepId, Letter, SiteId } from '../../../../games/meteor/index.js';
import type { GameId } from '../../../../table/ports.js';
import { isPlainKey, wordsAlone, type Translate } from '../../../../text/index.js';
import { ALONE, lessonPartner, lessonTask, lessonTitle, type ExplainedStep } from '../../../../text/meteor/index.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import { cardText } from './card-text.js';
import { cardWords } from './hand/cards.js';
import { chosenOf } from './hand/chosen.js';
import { launchChoices } from './hand/meteors.js';
import { siteChoices } from './hand/sites.js';
import type { EndModel, HandModel, Rendered } from './models.js';
import { buttons, container, text, type Choice } from './parts.js';
import { fieldLines } from './sky.js';

type Part = Rendered['components'][number];

const METEOR = 'meteor';

type Said = `meteor.lesson.${'seen' | 'do'}.${LessonStepId}` | `meteor.lesson.why.${ExplainedStep}`;
/** What the words of a step are filled with: buttons as they are labelled, the meteor that it is about. */
interface Filling {
  readonly partner: string;
  readonly target: Letter;
  readonly card: string;
  readonly energy: string;
  readonly other: string;
  readonly site: string;
  readonly press: string;
}
const said = (t: Translate, key: Said, filling: Filling): string => (isPlainKey(key) ? t(key) : t(key, filling));

/** A button's label without its picture; '' where there is no such button. */
const labelOf = (choices: readonly Choice[], id: (press: Choice['press']) => boolean): string =>
  choices.find(({ press }) => id(press))?.label ?? '';

/** A button's label as it is just now; a card that isn't held by its plain name. */
function fillingOf(model: HandModel, { asked, meteor }: LessonPlace, partner: string, t: Translate): Filling {
  const { view } = model;
  const chosen = chosenOf(model);
  const laid = asked.flatMap((move) => (move.type === 'place' ? [move] : []));
  const isEnergy = (card: CardId): boolean => cardOf(card)?.kind === 'energy';
  // As its button is called once its site is chosen.
  const called = ({ card, site }: { readonly card: CardId; readonly site: SiteId }): string => {
    const held = view.hand.find((moves) => moves.card === card);
    return held === undefined ? cardText(t, card) : cardWords(model, held, site, t);
  };
  const cards = laid.filter(({ card }) => !isEnergy(card)).map(called);
  const energies = laid.filter(({ card }) => isEnergy(card)).map(called);
  const target = meteor ?? '';
  const launch = labelOf(
    launchChoices(model, chosen, t),
    (press) => press.name === 'hand/launch' && press.target === target,
  );
  return {
    partner,
    target,
    card: cards[0] ?? '',
    energy: energies[0] ?? '',
    other: energies[1] ?? '',
    site: labelOf(siteChoices(model, chosen, t), (press) => press.name === 'hand/site' && press.site === laid[0]?.site),
    press: launch === '' ? target : launch,
  };
}

/** What is to do: by the names of the panel's buttons, or, where they say it all, with `presses` behind it. */
function taskLines(t: Translate, id: LessonStepId, filling: Filling, presses: readonly string[] | null) {
  if (presses === null || id === ALONE) return [said(t, `meteor.lesson.do.${id}`, filling)];
  return [
    said(t, `meteor.lesson.why.${id}`, filling),
    ...presses.map((press) => t('meteor.lesson.press.card', { card: press })),
  ];
}

/**
 * The labels of what is to be placed, for a step that begins with choosing a site once that site is chosen: its button is
 * grey then. Null: the step names its buttons itself.
 */
function placedLabels(model: HandModel, { id, asked }: LessonPlace, filling: Filling): readonly string[] | null {
  const place = asked.find((move) => move.type === 'place');
  if ((id !== 'feed' && id !== 'second') || place?.site !== chosenOf(model).site) return null;
  return [filling.card, filling.energy].filter((label) => label !== '');
}

/**
 * What is taught just now, and the field, of which a lesson has no board. Nothing where no lesson is on. `presses`: the
 * labels of a plain panel's buttons that the lesson waits for; null: the panel is no plain one.
 */
export function lessonHead(model: HandModel, t: Translate, presses: readonly string[] | null = null): readonly Part[] {
  const { view, people } = model;
  const place = lessonPlace(view);
  if (place === null) return view.options.lesson === true ? [text(...fieldLines(t, view.field))] : [];
  const partner = lessonPartner(t, view, people);
  const title = lessonTitle(t, place);
  const filling = fillingOf(model, place, partner, t);
  const labels = presses?.map((press) => wordsAlone(t, press)) ?? placedLabels(model, place, filling);
  const lines =
    place.you.length === 0
      ? [t('meteor.lesson.partner', { partner })]
      : [said(t, `meteor.lesson.seen.${place.id}`, filling), ...taskLines(t, lessonTask(place), filling, labels)];
  return [container('warm', [text(title, ...lines)]), text(...fieldLines(t, view.field))];
}

/** Under a lesson's panel. */
export const lessonChoices = ({ view }: HandModel, t: Translate): readonly Choice[] =>
  view.options.lesson === true
    ? [
        { press: { name: 'lesson/leave' }, label: t('meteor.lesson.button.leave') },
        { press: { name: 'lesson/again' }, label: t('meteor.lesson.button.again') },
      ]
    : [];

/** Opens the lesson, from any message. */
export const learnChoice = (t: Translate): Choice => ({
  press: { name: 'offer/lesson', kind: METEOR },
  game: NO_GAME,
  label: t('meteor.lesson.button.learn'),
});

/** Opens a first game with two robots, from any message. */
export const firstGameChoice = (t: Translate): Choice => ({
  press: { name: 'offer/first', kind: METEOR },
  game: NO_GAME,
  label: t('meteor.lesson.button.first'),
});

/** In the place of the panel of a lesson that was left. */
export const lessonLeft = (
  { game, step, steps }: { readonly game: GameId; readonly step: number; readonly steps: number },
  t: Translate,
): Rendered => ({
  components: [
    text(t('meteor.lesson.left', { step, steps })),
    ...buttons(game, [{ press: { name: 'hand/open' }, label: t('meteor.lesson.button.go-on'), style: 'primary' }]),
  ],
});

/** A lesson's last page. */
export function lessonEnd({ game, view }: EndModel, t: Translate): Rendered {
  const won = view.outcome?.result === 'won';
  const choices: readonly Choice[] = won
    ? [
        { ...firstGameChoice(t), style: 'primary' },
        { press: { name: 'rules/topic', topic: 'overview' }, game: NO_GAME, label: t('lobby.button.rules') },
      ]
    : [{ ...learnChoice(t), style: 'primary' }];
  return { components: [text(t(won ? 'meteor.lesson.won' : 'meteor.lesson.over')), ...buttons(game, choices)] };
}
