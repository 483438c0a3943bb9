import { isDeepStrictEqual } from 'node:util';
import { lessonPlace, type LessonMove } from '../../../../../games/meteor/index.js';
import type { SeatView } from '../../../../../games/meteor/view/seat.js';
import { unescapeText, type Translate } from '../../../../../text/index.js';
import { abilityTargets, powerName, siteIn, siteName, type TextContext } from '../../../../../text/meteor/index.js';
import type { RocketChoice } from '../../presses.js';
import { chosenOf, promiseOf, type Chosen } from '../hand/chosen.js';
import { questionLine, questionRows } from '../hand/questions.js';
import { resting } from '../hand/hand.js';
import { freshLines, hintLine, hintsChoice } from '../hand/hints.js';
import { lessonChoices, lessonHead } from '../lesson.js';
import type { HandModel, Rendered } from '../models.js';
import { LIMITS, buttons, count, select, text, type Choice, type Row } from '../parts.js';
import { names, othersPassed, timeOutExists } from '../sky.js';
import { timeLine, windowLine } from './clock.js';
import { launchLabel, placementLabel, promisedLaunch, rocketName, type Flight } from './labels.js';

/** The hand panel for a screen reader: only legal actions, each label complete in itself. */

type Part = Rendered['components'][number];

/** How much room the panel may take: each next layout gives up a little more. */
interface Layout {
  /** More ways than this are a list. */
  readonly buttons: number;
  /** Placements in a list a site, or in as few as they fit in. */
  readonly places: 'by-site' | 'together';
}
const LAYOUTS: readonly Layout[] = [
  { buttons: 10, places: 'by-site' },
  { buttons: 10, places: 'together' },
  { buttons: 2, places: 'together' },
];
/** What the platform adds below: a row of two buttons. */
const BELOW = 3;

const textContextOf = ({ view, people }: HandModel): TextContext => ({ view, people, viewer: view.seat });
const nonceOf = ({ now }: HandModel): string => now.toString(36).replace(/[^\w-]/g, '');

interface List {
  readonly purpose: string;
  readonly choices: readonly Choice[];
  /** What the list is called: of all that is in it, or from the first to the last of a part. */
  readonly called: (from: number, to: number) => string;
}

/** Lists of as many ways as one takes. */
const listed = (model: HandModel, { purpose, choices, called }: List): readonly Row[] =>
  Array.from({ length: Math.ceil(choices.length / LIMITS.options) }, (_, part) => {
    const from = part * LIMITS.options;
    const some = choices.slice(from, from + LIMITS.options);
    const spec = {
      purpose: part === 0 ? purpose : `${purpose}-${part}`,
      nonce: nonceOf(model),
      placeholder: called(from + 1, from + some.length),
    };
    return select(model.game, spec, some);
  }).flat();

const offered = (model: HandModel, list: List, layout: Layout): readonly Row[] =>
  list.choices.length <= layout.buttons ? buttons(model.game, list.choices) : listed(model, list);

function headLines(model: HandModel, chosen: Chosen, t: Translate): (string | null)[] {
  const { view } = model;
  return [
    model.askTarget === true && view.launchable.length > 0 ? t('meteor.hand.ask-target') : null,
    questionLine(model, t),
    model.message,
    ...freshLines(model, t),
    hintLine(model, chosen, t),
    windowLine(model, t),
    view.options.lesson === true ? null : timeLine(model, t),
    passedLine(model, t),
    view.hand.length === 0 ? t('meteor.hand.no-cards') : null,
  ];
}

function passedLine({ view, people }: HandModel, t: Translate): string | null {
  const passed = othersPassed(view);
  return passed.length === 0 || view.options.lesson === true
    ? null
    : t('meteor.board.passed', { names: names(t, people, passed) });
}

function flightChoice(model: HandModel, flight: Flight, t: Translate): Choice {
  const { view } = model;
  const launch = launchLabel(t, view, textContextOf(model), flight);
  const promise = promiseOf(model, flight, flight.target);
  return {
    press: { name: 'hand/launch', ...flight },
    label: unescapeText(promisedLaunch(t, launch, promise)),
    style: promise?.kind === 'overkill' && promise.loses ? 'danger' : 'success',
  };
}

/** Every launch that may be made now; where they are too many for a list, the Rockets are chosen first. */
function launchRows(model: HandModel, chosen: Chosen, layout: Layout, t: Translate): readonly Part[] {
  const { view } = model;
  const { launchable, targets, changes } = view;
  if (launchable.length === 0 || targets.length === 0) return [];
  const rockets: readonly RocketChoice[] = [
    ...launchable.map(({ site }) => site),
    ...(launchable.length > 1 ? (['all'] as const) : []),
  ];
  const all = rockets.flatMap((one) => changes.map((change) => ({ rockets: one, change })));
  const isFew = all.length * targets.length <= LIMITS.options;
  const flown = isFew ? all : [{ rockets: chosen.rockets, change: chosen.change }];
  const choices = flown.flatMap((one) => targets.map((target) => flightChoice(model, { ...one, target }, t)));
  const called = (): string => t('meteor.plain-panel.list.launch', { count: choices.length });
  const others = otherChoices(model, rockets, chosen, t);
  return [
    ...(isFew
      ? []
      : [text(t('meteor.plain-panel.chosen', { rocket: rocketName(t, view, textContextOf(model), chosen) }))]),
    ...offered(model, { purpose: 'target', choices, called }, layout),
    ...(isFew
      ? []
      : offered(
          model,
          { purpose: 'rockets', choices: others, called: () => t('meteor.plain-panel.list.other') },
          layout,
        )),
  ];
}

/** The ways to fly that are not chosen. */
const otherChoices = (
  model: HandModel,
  rockets: readonly RocketChoice[],
  chosen: Chosen,
  t: Translate,
): readonly Choice[] => [
  ...rockets
    .filter((one) => one !== chosen.rockets)
    .map((one): Choice => {
      const rocket = rocketName(t, model.view, textContextOf(model), { rockets: one, change: chosen.change });
      return {
        press: { name: 'hand/rockets', rockets: one },
        label: unescapeText(t('meteor.plain-panel.choose', { rocket })),
      };
    }),
  ...model.view.changes
    .filter((change) => change !== chosen.change)
    .map((change): Choice => {
      const by = change - chosen.change;
      const label = by > 0 ? t('meteor.plain-panel.more', { by }) : t('meteor.plain-panel.less', { by: -by });
      return { press: { name: 'hand/change', change }, label };
    }),
];

/** Every placement that is legal now, by site, one's own first. */
function placements(model: HandModel, t: Translate): readonly { readonly site: string; readonly choices: Choice[] }[] {
  const { view } = model;
  const context = textContextOf(model);
  const sites = [...view.sites].sort((a, b) => Number(b.owner === view.seat) - Number(a.owner === view.seat));
  return sites.flatMap(({ id }) => {
    const choices = view.hand
      .filter(({ count: copies, sites: refused }) => copies > 0 && refused[id] === null)
      .map((moves): Choice => ({
        press: { name: 'hand/place', card: moves.card, site: id },
        label: placementLabel(t, view, context, moves, id),
        style: (moves.completes[id] ?? null) === null ? 'secondary' : 'success',
      }));
    return choices.length === 0 ? [] : [{ site: siteIn(t, context, id, 'on'), choices }];
  });
}

function placeRows(model: HandModel, layout: Layout, t: Translate): readonly Row[] {
  const bySite = placements(model, t);
  const choices = bySite.flatMap((one) => one.choices);
  if (choices.length <= layout.buttons) return buttons(model.game, choices);
  if (layout.places === 'together') {
    const called = (from: number, to: number): string =>
      t('meteor.plain-panel.list.place-part', { from, to, count: choices.length });
    return listed(model, { purpose: 'place', choices, called });
  }
  return bySite.flatMap((one, at) => {
    const called = (): string =>
      unescapeText(t('meteor.plain-panel.list.place', { site: one.site, count: one.choices.length }));
    return listed(model, { purpose: `place-${at}`, choices: one.choices, called });
  });
}

function abilityRows(model: HandModel, layout: Layout, t: Translate): readonly Row[] {
  const own = model.view.own?.ability ?? null;
  if (own === null || own.refusal !== null) return [];
  const ability = powerName(t, own.ability);
  const choices: readonly Choice[] =
    own.asks === null
      ? [
          {
            press: { name: 'hand/use', ability: own.ability, target: null },
            label: t('meteor.plain-panel.use', { ability }),
          },
        ]
      : abilityTargets(t, model, own).map(({ name, target }): Choice => ({
          press: { name: 'hand/use', ability: own.ability, target },
          label: t('meteor.plain-panel.use-on', { ability, target: name }),
        }));
  const called = (): string => t('meteor.plain-panel.list.use', { ability, count: choices.length });
  return offered(model, { purpose: 'ability', choices, called }, layout);
}

function scrapRows(model: HandModel, layout: Layout, t: Translate): readonly Row[] {
  const choices = model.view.scrappable.map((site): Choice => ({
    press: { name: 'hand/scrap', site },
    label: unescapeText(t('meteor.hand.button.scrap', { site: siteName(t, textContextOf(model), site) })),
  }));
  const called = (): string => t('meteor.plain-panel.list.scrap', { count: choices.length });
  return offered(model, { purpose: 'scrap', choices, called }, layout);
}

const controls = (model: HandModel, t: Translate): readonly Choice[] => [
  ...(model.view.mayPass && !model.confirmPass
    ? [{ press: { name: 'hand/pass' }, label: t('meteor.board.button.pass') } as const]
    : []),
  ...(model.view.mayTimeOut && timeOutExists(model.view)
    ? [{ press: { name: 'hand/time-out' }, label: t('meteor.board.button.time-out') } as const]
    : []),
  ...hintsChoice(model, t),
  ...lessonChoices(model, t),
];

/** In a lesson only what its script waits for is legal. */
function taught(view: SeatView): SeatView {
  const place = lessonPlace(view);
  if (place === null) return view;
  const waited = (move: LessonMove): boolean => place.you.some((one) => isDeepStrictEqual(one, move));
  const hand = view.hand.map((moves) => ({
    ...moves,
    sites: moves.sites.map((refused, site) =>
      waited({ type: 'place', card: moves.card, site }) ? refused : (refused ?? 'lesson-step'),
    ),
  }));
  const targets = view.targets.filter((target) => waited({ type: 'launch', target }));
  return { ...view, hand, targets, mayPass: view.mayPass && waited({ type: 'pass' }), scrappable: [] };
}

/** What a lesson waits for, as its buttons are called. */
function lessonPresses(model: HandModel, t: Translate): readonly string[] {
  const { launchable, targets, mayPass } = model.view;
  const flights = launchable
    .slice(0, 1)
    .flatMap(({ site }) => targets.map((target) => flightChoice(model, { target, rockets: site, change: 0 }, t)));
  const places = placements(model, t).flatMap(({ choices }) => choices);
  const pass = mayPass ? [{ label: t('meteor.board.button.pass') }] : [];
  return [...places, ...flights, ...pass].map(({ label }) => label);
}

/** One player's hand in plain words. */
export function drawPlainPanel(whole: HandModel, t: Translate): Rendered {
  const model = { ...whole, view: taught(whole.view) };
  const rest = resting(model, t);
  if (rest !== null) return rest;
  const chosen = chosenOf(model);
  const panel = (layout: Layout): readonly Part[] => [
    ...lessonHead(model, t, lessonPresses(model, t)),
    text(...headLines(model, chosen, t)),
    ...questionRows(model, chosen, t),
    ...launchRows(model, chosen, layout, t),
    ...placeRows(model, layout, t),
    ...abilityRows(model, layout, t),
    ...scrapRows(model, layout, t),
    ...buttons(model.game, controls(model, t)),
  ];
  let drawn: readonly Part[] = [];
  for (const layout of LAYOUTS) {
    drawn = panel(layout);
    if (count(drawn) + BELOW <= LIMITS.components) break;
  }
  return { components: drawn };
}
