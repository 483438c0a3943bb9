import { escapeText, listed, seatLabel, seconds, stamp, type Translate } from '../../../../../text/index.js';
import { headline, type TextContext } from '../../../../../text/meteor/index.js';
import { lessonChoices, lessonHead } from '../lesson.js';
import type { HandModel, Rendered } from '../models.js';
import { LIMITS, buttons, count, rowsOf, section, select, small, text, type Choice, type Row } from '../parts.js';
import { practiceChoices, practiceHead, practicePaused } from '../practice.js';
import { clockLines, flights, isFreshSalvo, othersPassed, siteLine } from '../sky.js';
import { aimRows, ownLines } from './advanced.js';
import { cardRows } from './card-rows.js';
import { changeChoices, chosenOf, rocketChoices, type Chosen } from './chosen.js';
import { freshLines, hintRows, isHinted } from './hints.js';
import { launchChoices, meteorLines, METEORS_IN_A_ROW } from './meteors.js';
import { lessonButtons } from './lesson-buttons.js';
import { moreSelect } from './more.js';
import { questionLine, questionRows } from './questions.js';
import { isCrowded, siteChoices, SITES_IN_A_ROW } from './sites.js';
import { fittingName, packed } from './widths.js';
import { PADDING } from '../../../../messages/widths.js';

/**
 * The hand panel: the whole table on one message. What changes its height is on top, since a chat is anchored at its
 * bottom; no row is wider than a narrow phone, so that none wraps and all keep their places.
 */

type Part = Rendered['components'][number];

/** How much room the panel may take: each next layout gives up a little more. */
interface Layout {
  readonly sites: 'buttons' | 'select';
  /** So many cards are buttons; the rest are a select. */
  readonly cards: number;
  readonly meteors: 'buttons' | 'select';
}
/** However little room there is, so many rows are of cards. */
const LEAST_CARD_ROWS = 3;
const ALL = Number.POSITIVE_INFINITY;
const LAYOUTS: readonly Layout[] = [
  { sites: 'buttons', cards: ALL, meteors: 'buttons' },
  { sites: 'select', cards: ALL, meteors: 'buttons' },
  { sites: 'select', cards: 10, meteors: 'buttons' },
  { sites: 'select', cards: 6, meteors: 'buttons' },
  { sites: 'select', cards: 4, meteors: 'select' },
  { sites: 'select', cards: 0, meteors: 'select' },
];

/** Notes, questions, what is new, and one's own Power and Challenge. */
const headLines = (model: HandModel, t: Translate): readonly (string | null)[] => [
  model.askTarget === true && model.view.launchable.length > 0 ? t('meteor.hand.ask-target') : null,
  questionLine(model, t),
  model.message,
  ...ownLines(model, t),
];

const lineOrNone = (lines: readonly (string | null)[]): readonly Part[] =>
  lines.some((line) => line !== null && line !== '') ? [text(...lines)] : [];

/** What flies, or what a robot or the last salvo has done. */
function salvoWords(model: HandModel, t: Translate): string | null {
  const { view, people, now, flying = null } = model;
  if (flying !== null) return t('meteor.hand.in-the-air', { rockets: flying });
  if (view.window === null) {
    const { salvo } = model.clock ?? clockLines(t, view, people, now);
    // What one's own launch came to mustn't be lost to a robot that passes a second later.
    return isFreshSalvo(view, now) ? salvo : (robotWords(model, t) ?? salvo);
  }
  return view.options.lesson === true
    ? t('meteor.lesson.in-flight', { rockets: flights(t, view, people) })
    : t('meteor.hand.in-flight', { stamp: stamp(t, view.window.closesAt), rockets: flights(t, view, people) });
}

/** What a robot has just done, where there is room to say it; its site's button is marked anyway. */
function robotWords({ view, people, robot = null }: HandModel, t: Translate): string | null {
  if (robot === null || isCrowded(view)) return null;
  const words = headline(t, robot.events, { view, people, viewer: view.seat });
  return words === null ? null : t('meteor.hand.button.just', { label: words });
}

/** Room for a name among others. */
const NAME_WIDTH = PADDING + 54;

/** The zone and its time, and on the same line whether talk is silent and who of the others has passed. */
function zoneWords(model: HandModel, t: Translate): string {
  const { view, people, now } = model;
  const isLesson = view.options.lesson === true;
  const zone = isLesson
    ? t('meteor.lesson.zone', { zone: view.zone })
    : (model.clock ?? clockLines(t, view, people, now)).zone;
  const words = view.silent ? t('meteor.hand.silent', { zone }) : zone;
  const passed = isLesson ? [] : othersPassed(view);
  if (passed.length === 0) return words;
  const names = passed.map(({ seat }) => escapeText(fittingName(seatLabel(t, people, seat), NAME_WIDTH)));
  return t('meteor.hand.others-passed', { zone: words, names: listed(t, names) });
}

/** The zone and the salvo, with Pass at the right edge, far from the cards. */
function zoneSection(model: HandModel, chosen: Chosen, t: Translate): Part {
  const { game, view } = model;
  const passed = view.seats.some(({ seat, passed: done }) => seat === view.seat && done);
  const words = [zoneWords(model, t), salvoWords(model, t), passed ? t('meteor.hand.passed') : null];
  if (!view.mayPass) return text(...words);
  const pass: Choice = model.confirmPass
    ? { press: { name: 'hand/pass-cancel' }, label: t('meteor.hand.button.pass-not') }
    : { press: { name: 'hand/pass' }, label: t('meteor.board.button.pass') };
  const [guided = pass] = lessonButtons(view, chosen.site)([pass]);
  return section(game, words, guided);
}

/** Five sites leave no room for a hint or a salvo above a line of sizes. */
const isTight = (model: HandModel, t: Translate): boolean =>
  isCrowded(model.view) && (isHinted(model) || salvoWords(model, t) !== null);

function tableLines(model: HandModel, chosen: Chosen, t: Translate): readonly (string | null)[] {
  const { view, people } = model;
  const context: TextContext = { view, people, viewer: view.seat };
  const site = view.sites.find(({ id }) => id === chosen.site);
  const isBig = isCrowded(view);
  // A hint and five sites each leave no room for what the site's own button says too.
  const said = site === undefined || (site.outlook.kind === 'ready' && isBig) || isHinted(model);
  const tight = isTight(model, t);
  // A lesson tells the field in its own way.
  const meteors = view.options.lesson === true ? [] : meteorLines(t, model, tight);
  return [...meteors, ...freshLines(model, t).map(small), said ? null : siteLine(t, context, site)];
}

const inRows = (choices: readonly Choice[], most: number): readonly (readonly Choice[])[] =>
  Array.from({ length: Math.ceil(choices.length / most) }, (_, row) => choices.slice(row * most, (row + 1) * most));

function meteorRows(model: HandModel, chosen: Chosen, layout: Layout, nonce: string, t: Translate): readonly Row[] {
  const choices = lessonButtons(model.view, chosen.site)(launchChoices(model, chosen, t, isTight(model, t)));
  return layout.meteors === 'buttons'
    ? rowsOf(model.game, inRows(choices, METEORS_IN_A_ROW))
    : select(model.game, { purpose: 'target', nonce, placeholder: t('meteor.hand.select.target') }, choices);
}

function siteRows(model: HandModel, chosen: Chosen, layout: Layout, nonce: string, t: Translate): readonly Row[] {
  const choices = lessonButtons(model.view, chosen.site)(siteChoices(model, chosen, t));
  if (layout.sites === 'buttons') return rowsOf(model.game, inRows(choices, SITES_IN_A_ROW));
  const at = choices.find(({ press }) => press.name === 'hand/site' && press.site === chosen.site);
  return select(
    model.game,
    { purpose: 'site', nonce, placeholder: t('meteor.hand.select.site', { site: at?.label ?? '' }) },
    choices,
  );
}

/** Rows of buttons and selects that a phone's screen has room for: more with five players, who have more sites. */
function rowsLeft({ view }: HandModel, taken: number): number {
  const { options, seats } = view;
  const isBig = options.mode === 'advanced' || seats.length === 1;
  const most = isBig ? 9 : isCrowded(view) ? 8 : 7;
  return Math.max(LEAST_CARD_ROWS, most - taken);
}

function panel(model: HandModel, layout: Layout, t: Translate): readonly Part[] {
  const { game } = model;
  const chosen = chosenOf(model);
  const nonce = model.now.toString(36).replace(/[^\w-]/g, '');
  const rows = [
    ...rowsOf(game, packed(rocketChoices(model, chosen, t), LIMITS.row)),
    ...rowsOf(game, packed(changeChoices(model, chosen, t), LIMITS.row)),
    ...meteorRows(model, chosen, layout, nonce, t),
    ...siteRows(model, chosen, layout, nonce, t),
  ];
  return [
    ...lessonHead(model, t),
    ...practiceHead(model, t),
    ...lineOrNone(headLines(model, t)),
    ...(questionLine(model, t) === null ? hintRows(model, chosen, t) : []),
    ...questionRows(model, chosen, t),
    ...aimRows(model, nonce, t),
    zoneSection(model, chosen, t),
    ...lineOrNone(tableLines(model, chosen, t)),
    ...rows,
    ...cardRows(model, chosen, { cards: layout.cards, rows: rowsLeft(model, rows.length) }, nonce, t),
    ...moreSelect(model, chosen, nonce, t),
    ...buttons(game, [...lessonChoices(model, t), ...practiceChoices(model, t)]),
  ];
}

/** Words in place of the panel, with at most one thing to press. */
const instead = ({ game, message }: HandModel, words: string, choices: readonly Choice[]): Rendered => ({
  components: [text(message, words), ...buttons(game, choices)],
});

/** What stands in the panel's place while nothing can be played; null: something can. */
export function resting(model: HandModel, t: Translate): Rendered | null {
  const { view } = model;
  if (view.phase === 'over') return instead(model, t('table.note.over'), []);
  if (view.pause !== null && view.options.practice !== undefined) return practicePaused(model, t);
  if (view.pause !== null) {
    const words =
      view.phase === 'field'
        ? t('meteor.hand.paused-field')
        : t('meteor.hand.paused', { seconds: seconds(t, view.pause.zoneLeft), zone: view.zone });
    return instead(model, words, [
      {
        press: { name: 'hand/resume' },
        label: t('meteor.board.button.resume'),
        style: 'primary',
        disabled: !view.mayResume,
      },
    ]);
  }
  if (view.phase !== 'play') return instead(model, t('meteor.hand.not-dealt'), []);
  if (model.blocked === true)
    return instead(model, t('meteor.hand.blocked'), [{ press: { name: 'hand/open' }, label: t('table.button.hand') }]);
  return null;
}

/** One player's private hand panel. */
export function drawPanel(model: HandModel, t: Translate): Rendered {
  const rest = resting(model, t);
  if (rest !== null) return rest;
  let drawn: readonly Part[] = [];
  for (const layout of LAYOUTS) {
    drawn = panel(model, layout, t);
    if (count(drawn) <= LIMITS.components) break;
  }
  return { components: drawn };
}
