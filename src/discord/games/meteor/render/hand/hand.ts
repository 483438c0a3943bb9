import { seconds, stamp, type Translate } from '../../../../../text/index.js';
import { siteLabel, siteName, type TextContext } from '../../../../../text/meteor/index.js';
import { abilityRows, ownLines } from './advanced.js';
import {
  cardChoices,
  changeChoices,
  chosenOf,
  controlChoices,
  greyedChoices,
  launchDamage,
  rocketChoices,
  siteChoices,
  targetChoices,
  type Chosen,
} from './choices.js';
import { freshLines, hintLine } from './hints.js';
import { lessonChoices, lessonHead } from '../lesson.js';
import type { HandModel, Rendered } from '../models.js';
import { practiceChoices, practiceHead, practicePaused } from '../practice.js';
import { LIMITS, buttons, count, select, small, text, type Choice, type Row, type SelectSpec } from '../parts.js';
import { clockLines, flights, siteLine } from '../sky.js';

type Part = Rendered['components'][number];

/** How much room the panel may take: each next one gives up a little more. */
interface Layout {
  /** Kinds that were there before keep their place, disabled. */
  readonly keep: boolean;
  /** Room for a select that says why a greyed card can't be placed. */
  readonly why: boolean;
  readonly selects: readonly Group[];
  /** So many cards beside the energies stay buttons; the rarest, which come last, become a select. */
  readonly cards: number;
}
type Group = 'target' | 'rockets' | 'site';

const UNBOUNDED = Number.POSITIVE_INFINITY;
const CRAMPED = ['target', 'rockets', 'site'] as const;
const LAYOUTS: readonly Layout[] = [
  { keep: true, why: true, selects: [], cards: UNBOUNDED },
  { keep: true, why: false, selects: [], cards: UNBOUNDED },
  { keep: false, why: false, selects: [], cards: UNBOUNDED },
  { keep: false, why: false, selects: ['target'], cards: UNBOUNDED },
  { keep: false, why: false, selects: ['target', 'rockets'], cards: UNBOUNDED },
  { keep: false, why: false, selects: CRAMPED, cards: UNBOUNDED },
  { keep: false, why: false, selects: CRAMPED, cards: 15 },
  { keep: false, why: false, selects: CRAMPED, cards: 10 },
  { keep: false, why: false, selects: CRAMPED, cards: 5 },
  { keep: false, why: false, selects: CRAMPED, cards: 0 },
];

function headLines(model: HandModel, chosen: Chosen, t: Translate): (string | null)[] {
  const { view, people, now } = model;
  const context: TextContext = { view, people, viewer: view.seat };
  const clock = model.clock ?? clockLines(t, view, people, now);
  const lesson = view.options.lesson === true;
  // Neither has a board: all sites are told here.
  const alone = lesson || view.options.practice !== undefined;
  const told = view.sites.filter(({ id, owner }) => alone || owner === view.seat || id === chosen.site);
  const passed = view.seats.some(({ seat, passed: done }) => seat === view.seat && done);
  return [
    model.askTarget === true && view.launchable.length > 0 ? t('meteor.hand.ask-target') : null,
    model.confirmPass && view.mayPass ? t('meteor.hand.confirm-pass') : null,
    model.confirmLaunch === null || model.confirmLaunch === undefined
      ? null
      : t('meteor.hand.confirm-launch', { target: model.confirmLaunch }),
    model.message,
    ...freshLines(model, t).map(small),
    hintLine(model, chosen.site, t),
    ...ownLines(model, t),
    lesson ? t('meteor.lesson.zone', { zone: view.zone }) : clock.zone,
    ...told.map((site) => siteLine(t, context, site)),
    view.window === null
      ? null
      : lesson
        ? t('meteor.lesson.in-flight', { rockets: flights(t, view, people) })
        : t('meteor.hand.in-flight', { stamp: stamp(t, view.window.closesAt), rockets: flights(t, view, people) }),
    model.flying === null || model.flying === undefined
      ? clock.salvo
      : t('meteor.hand.in-the-air', { rockets: model.flying }),
    passed ? t('meteor.hand.passed') : null,
    view.hand.length === 0
      ? t('meteor.hand.no-cards')
      : chosen.site === null
        ? null
        : t('meteor.hand.placing-on', { site: siteName(t, context, chosen.site) }),
  ];
}

function panel(model: HandModel, layout: Layout, t: Translate): readonly Part[] {
  const { game, view } = model;
  const chosen = chosenOf(model);
  const nonce = model.now.toString(36).replace(/[^\w-]/g, '');
  const either = (group: Group, placeholder: string, choices: readonly Choice[]): readonly Row[] => {
    const spec: SelectSpec = { purpose: group, nonce, placeholder };
    return layout.selects.includes(group) && choices.length > 1 ? select(game, spec, choices) : buttons(game, choices);
  };
  const site = chosen.site === null ? '' : siteLabel(t, { view, people: model.people, viewer: view.seat }, chosen.site);
  const { energy, rest } = cardChoices(model, chosen.site, layout.keep ? (model.keep ?? []) : [], t);
  const damage = launchDamage(model, chosen);
  const launch: readonly Part[] =
    view.launchable.length === 0
      ? []
      : [
          text(t('meteor.hand.launch', { damage })),
          ...either('rockets', t('meteor.hand.select.rockets', { damage }), rocketChoices(model, chosen, t)),
          ...buttons(game, changeChoices(model, chosen, t)),
          ...either('target', t('meteor.hand.select.target'), targetChoices(model, chosen, t)),
        ];
  const ask = model.askTarget === true;
  return [
    ...lessonHead(model, t),
    ...practiceHead(model, t),
    text(...headLines(model, chosen, t)),
    ...abilityRows(model, nonce, t),
    ...(ask ? launch : []),
    ...either('site', t('meteor.hand.select.site', { site }), siteChoices(model, chosen, t)),
    ...buttons(game, energy),
    ...buttons(game, rest.slice(0, layout.cards)),
    ...select(game, { purpose: 'card', nonce, placeholder: t('meteor.hand.select.card') }, rest.slice(layout.cards)),
    ...(layout.why && view.options.lesson !== true
      ? select(
          game,
          { purpose: 'why', nonce, placeholder: t('meteor.hand.select.why') },
          greyedChoices(model, chosen.site, t),
        )
      : []),
    ...buttons(game, controlChoices(model, chosen, t)),
    ...(ask ? [] : launch),
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
        style: 'success',
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
export function hand(model: HandModel, t: Translate): Rendered {
  const rest = resting(model, t);
  if (rest !== null) return rest;
  let drawn: readonly Part[] = [];
  for (const layout of LAYOUTS) {
    drawn = panel(model, layout, t);
    if (count(drawn) <= LIMITS.components) break;
  }
  return { components: drawn };
}
