import type { MeteorRecord } from '../../../../history/meteor/adapter.js';
import { METEOR_MOMENTS, zoneLeft } from '../../../../history/meteor/moments.js';
import type { MeteorTypes } from '../../../../games/meteor/index.js';
import { momentsOf, seek, type Moment } from '../../../../history/logs/replay-steps.js';
import type { ReadEntry } from '../../../../history/queries.js';
import { publicView } from '../../../../games/meteor/index.js';
import type { GameState, Seat } from '../../../../games/meteor/state.js';
import type { MeteorView, PublicView } from '../../../../games/meteor/view/seat.js';
import { playTime, seatLabel, seatName, type People, type Translate } from '../../../../text/index.js';
import {
  challengeName,
  headline,
  pileText,
  powerName,
  technologyIcon,
  technologyShort,
  type TextContext,
} from '../../../../text/meteor/index.js';
import type { ReplayPress } from '../../../history/face.js';
import type { CommonPress as Press } from '../../../interactions/common-presses.js';
import { peopleOf } from '../../../people.js';
import type { Rendered } from '../../../messages/parts.js';
import { buttons, container, select, text, type Choice } from '../../../messages/parts.js';
import { bar, flights, meteorLine, names, siteLine } from '../render/sky.js';

type Hands = ReplayPress['hands'];

const ZONES = 5;
const HANDS: readonly Hands[] = ['0', '1', '2', '3', '4'];

interface Page {
  readonly t: Translate;
  /** Names as of that moment, robots marked. */
  readonly people: People;
  readonly moments: readonly Moment<GameState, ReadEntry<MeteorTypes>>[];
  readonly index: number;
  readonly hands: Hands;
}

const started = (moments: Page['moments']): number =>
  Math.max(
    0,
    moments.findIndex(({ chapter }) => chapter !== null),
  );

function timeText({ t, moments }: Page, moment: Moment<GameState, ReadEntry<MeteorTypes>>): string {
  const start = moments[started(moments)];
  if (start === undefined || start.chapter === null || moment.step.at < start.step.at)
    return t('meteor.history.replay.before-clock');
  return t('meteor.history.replay.since', { time: playTime(moment.step.at - start.step.at) });
}

function phaseLine({ t, people }: Page, moment: Moment<GameState, ReadEntry<MeteorTypes>>, view: PublicView): string {
  const { state } = moment;
  if (view.phase === 'lobby') return t('meteor.history.replay.lobby', { names: names(t, people, view.seats) });
  if (view.outcome !== null)
    return `${t(`meteor.end.title.${view.outcome.result}`)} ${t(`meteor.end.reason.${view.outcome.reason}`)}`;
  const left = playTime(zoneLeft(moment, moment.position));
  if (state.pause !== null) return t('meteor.history.replay.paused', { left, zone: view.zone });
  return view.phase === 'field'
    ? t('meteor.history.replay.before-clock')
    : t('meteor.history.replay.zone', { zone: view.zone, bar: bar(view.zone, ZONES), left });
}

/** As the table saw them; with all hands, as they are. */
function meteors(state: GameState, hands: Hands): readonly MeteorView[] {
  return hands === 'all' ? publicView({ ...state, phase: 'over' }).survivors : publicView(state).field;
}

function handLines({ t, people, hands }: Page, state: GameState): readonly string[] {
  if (hands === 'none') return [t('meteor.history.replay.hand-none')];
  const seats: readonly Seat[] = hands === 'all' ? [...state.seats.keys()] : [Number(hands)];
  return seats
    .filter((seat) => state.seats[seat]?.status === 'in')
    .map((seat) => {
      const cards = pileText(t, state.seats[seat]?.hand ?? []);
      return t('meteor.history.replay.hand', {
        name: seatName(t, people, seat),
        cards: cards === '' ? t('common.nothing') : cards,
      });
    });
}

/** Boss, Powers and Challenges: face up for all, all game long. */
function advancedLines({ t, people }: Page, { advanced }: GameState): readonly string[] {
  return (advanced?.seats ?? []).flatMap(({ power, challenge }, seat) => {
    const cards = [
      power === null ? null : powerName(t, power),
      challenge === null ? null : challengeName(t, challenge),
    ].filter((card) => card !== null);
    return cards.length === 0
      ? []
      : [`-# ${t('meteor.history.replay.seat-cards', { name: seatName(t, people, seat), cards: cards.join(' · ') })}`];
  });
}

function tableLines(
  page: Page,
  moment: Moment<GameState, ReadEntry<MeteorTypes>>,
  view: PublicView,
): readonly (string | null)[] {
  const { t, people } = page;
  const context: TextContext = { people, view, viewer: null };
  const built = view.technologies.map((id) => `${technologyIcon(t, id)} ${technologyShort(t, id)}`);
  return [
    ...meteors(moment.state, page.hands).map((meteor) => meteorLine(t, meteor)),
    ...view.sites.map((site) => siteLine(t, context, site)),
    built.length === 0 ? null : built.join(' · '),
    ...advancedLines(page, moment.state),
    view.window === null ? null : `🚀 ${flights(t, view, people)}`,
    ...handLines(page, moment.state),
    t('meteor.history.replay.deck', { deck: view.deckSize, discard: view.discard.length }),
  ];
}

/** A button's id names the moment it leads to, so that nothing is remembered between clicks. */
function steps({ t, moments, index, hands }: Page): readonly Choice<Press>[] {
  const choice = (by: Exclude<ReplayPress['by'], 'open' | 'hands'>, at: number): Choice<Press> => ({
    press: { name: 'past/replay', at, hands, by },
    label: t(by === 'back' || by === 'on' ? `history.replay.${by}` : `meteor.history.replay.${by}`),
    disabled: at === index,
  });
  const last = moments.length - 1;
  const salvo = ({ mark }: Moment): boolean => mark;
  const zone = ({ chapter }: Moment): boolean => chapter !== null;
  return [
    choice('back', Math.max(0, index - 1)),
    choice('on', Math.min(last, index + 1)),
    choice('salvo-back', seek(moments, index, -1, salvo)),
    choice('salvo-on', seek(moments, index, 1, salvo)),
    choice('zone-back', seek(moments, index, -1, zone)),
    choice('zone-on', seek(moments, index, 1, zone)),
  ];
}

function handChoices({ t, people, moments, index }: Page): readonly Choice<Press>[] {
  const seats = moments.at(-1)?.state.seats ?? [];
  const choice = (hands: Hands, label: string): Choice<Press> => ({
    press: { name: 'past/replay', at: index, hands, by: 'hands' },
    label,
  });
  return [
    choice('none', t('meteor.history.replay.hands-none')),
    ...HANDS.filter((_, seat) => (seats[seat]?.status ?? 'empty') !== 'empty').map((hands) =>
      choice(hands, t('meteor.history.replay.hands-of', { name: seatLabel(t, people, Number(hands)) })),
    ),
    choice('all', t('meteor.history.replay.hands-all')),
  ];
}

/** One moment of a past game, with the ways on from it. */
export function drawReplay(t: Translate, record: MeteorRecord, press: ReplayPress, nonce: string): Rendered {
  const moments = momentsOf(METEOR_MOMENTS, record.entries);
  const index = Math.min(press.at ?? started(moments), moments.length - 1);
  const moment = moments[index];
  if (moment === undefined) return { components: [text(t('history.damaged', { game: record.game }))] };
  const people = peopleOf({ people: record.people, state: moment.state });
  const page: Page = { t, people, moments, index, hands: press.hands };
  const view = publicView(moment.state);
  const told = headline(t, moment.step.events, { people, view, viewer: null });
  const [first = [], second = []] = [steps(page).slice(0, 4), steps(page).slice(4)];
  return {
    components: [
      container(moment.mark ? 'warm' : 'calm', [
        text(
          t('history.replay.title', { at: index + 1, all: moments.length, time: timeText(page, moment) }),
          phaseLine(page, moment, view),
          told === null ? null : `▸ ${told}`,
        ),
        text(...tableLines(page, moment, view)),
        ...buttons(record.game, first),
        ...buttons(record.game, [
          ...second,
          { press: { name: 'past/export' }, label: t('history.show.export') },
          { press: { name: 'past/analysis', by: 'open' }, label: t('analysis.button') },
        ]),
        ...select(
          record.game,
          { purpose: 'hands', nonce, placeholder: t('meteor.history.replay.hands') },
          handChoices(page),
        ),
      ]),
    ],
  };
}
