import { FIRST_ZONE } from '../../../../games/meteor/setup.js';
import { icon, seatName, seconds, stamp, listedApart, type Translate } from '../../../../text/index.js';
import {
  effectLines,
  energyName,
  technologyIcon,
  technologyShort,
  zoneMark,
  type TextContext,
} from '../../../../text/meteor/index.js';
import { GESTURES } from '../presses.js';
import { seatCardLines, speakerLine } from './advanced.js';
import type { BoardModel, Rendered } from './models.js';
import { container, fittingRows, small, text, type Choice } from './parts.js';
import { bar, fieldLines, flights, names, playing, salvoLine, siteLine, timeBlocks, timeOutExists } from './sky.js';

function timeLines(model: BoardModel, t: Translate): (string | null)[] {
  const { view, now } = model;
  const zone = t('meteor.board.zone', {
    icon: icon(t, zoneMark(view.zone)),
    zone: view.zone,
    bar: bar(view.zone, FIRST_ZONE),
  });
  if (view.pause !== null) return [zone, ...pauseLines(model, t)];
  const blocks = timeBlocks(view.deadline - now, view.options.zoneMs);
  const filling = { stamp: stamp(t, view.deadline), blocks };
  return [
    zone,
    model.blocked
      ? t('table.blocked')
      : view.zone > 1
        ? t('meteor.board.next-zone-in', filling)
        : t('meteor.board.impact-in', filling),
    view.silent
      ? small(t(`meteor.board.silence.${model.silence ?? 'kept'}`))
      : view.talkOpened
        ? small(t('meteor.board.talk'))
        : null,
    view.silent && model.voice === true ? small(t('meteor.board.voice')) : null,
    model.speaking === undefined ? null : speakerLine(t, view, model.people, model.speaking),
  ];
}

export function pauseLines(
  { view, people, blocked }: Pick<BoardModel, 'view' | 'people' | 'blocked'>,
  t: Translate,
): (string | null)[] {
  const { pause } = view;
  if (pause === null) return [];
  const left = seconds(t, pause.zoneLeft);
  return [
    blocked ? t('table.blocked') : null,
    pause.by === null
      ? t('meteor.board.paused-by-bot')
      : t('meteor.board.paused-by', { name: seatName(t, people, pause.by) }),
    view.phase === 'field'
      ? t('meteor.board.paused-field', { seconds: left })
      : t('meteor.board.paused-zone', { seconds: left, zone: view.zone }),
    pause.windowLeft === null ? null : t('meteor.board.paused-window'),
    view.options.timeOut === 'host' && pause.by !== null
      ? t('meteor.board.paused-host-only', { host: seatName(t, people, pause.by) })
      : null,
    t('meteor.board.paused-talk'),
  ];
}

/** An emoji says it itself. */
const gestureText = (gesture: string, t: Translate): string => {
  const named = GESTURES.find((one) => one === gesture);
  return named === undefined ? gesture : t(`meteor.gesture.${named}`);
};

function gestureLine({ gestures = [], people }: BoardModel, t: Translate): string | null {
  if (gestures.length === 0) return null;
  return gestures
    .map(({ seat, gesture }) =>
      t('meteor.board.gesture', { name: seatName(t, people, seat), gesture: gestureText(gesture, t) }),
    )
    .join(' · ');
}

/** Where players may write nothing at all. */
const gestureButtons = ({ view, silence }: BoardModel, t: Translate): readonly Choice[] =>
  view.silent && silence === 'strict'
    ? GESTURES.map((gesture) => ({ press: { name: 'board/gesture', gesture }, label: t(`meteor.gesture.${gesture}`) }))
    : [];

function windowLine({ view, people, now }: BoardModel, t: Translate): string | null {
  if (view.window === null) return null;
  // Nobody can join it: it is shown for `INTERIM_MS` before what it did.
  if (view.pause === null && view.window.closesAt <= now)
    return t('meteor.board.in-the-air', { rockets: flights(t, view, people) });
  const when =
    view.pause === null
      ? stamp(t, view.window.closesAt)
      : t('meteor.board.window-still', { seconds: seconds(t, view.pause.windowLeft ?? 0) });
  return t('meteor.board.window', { when, rockets: flights(t, view, people) });
}

function technologyLines({ view }: BoardModel, t: Translate): string | null {
  if (view.technologies.length === 0) return null;
  const built = view.technologies.map((id) =>
    t('common.told', {
      head: `${technologyIcon(t, id)} ${technologyShort(t, id)}`,
      text: listedApart(t, effectLines(t, id, view.options)),
    }),
  );
  return [t('meteor.board.technologies'), ...built].join('\n');
}

/** What robots say that they wait for; once it lies there, or the site was cleared, they don’t wait any more. */
const waitLines = (view: BoardModel['view'], people: BoardModel['people'], t: Translate): readonly string[] =>
  playing(view).flatMap(({ seat, named }) =>
    named === undefined || !view.sites.some(({ owner, outlook }) => owner === seat && outlook.missing.includes(named))
      ? []
      : [t('meteor.robots.waits-for', { name: seatName(t, people, seat), energy: energyName(t, named) })],
  );

function countLines({ view, people, watchers = 0 }: BoardModel, t: Translate): (string | null)[] {
  const passed = playing(view).filter((seat) => seat.passed);
  const gone = view.seats.filter(({ status }) => status === 'left');
  const allPassed = passed.length > 0 && passed.length === playing(view).length;
  return [
    passed.length === 0 ? null : t('meteor.board.passed', { names: names(t, people, passed) }),
    allPassed && view.window !== null ? t('meteor.board.pass-agreed') : null,
    small(t('meteor.board.deck', { deck: view.deckSize, discard: view.discard.length })),
    view.options.pace === 'calm' ? t('meteor.board.calm', { seconds: seconds(t, view.options.zoneMs) }) : null,
    small(
      t('meteor.board.hands', {
        hands: playing(view)
          .map(({ seat, handSize }) =>
            t('meteor.board.hand-size', { name: seatName(t, people, seat), cards: handSize }),
          )
          .join(' · '),
      }),
    ),
    ...waitLines(view, people, t),
    gone.length === 0 ? null : t('meteor.board.left', { names: names(t, people, gone) }),
    watchers === 0 ? null : t('watch.count', { count: watchers }),
  ];
}

/** Each button keeps its place; Resume takes that of Time Out. */
function controls({ view, blocked }: BoardModel, t: Translate): readonly Choice[] {
  const still = view.pause !== null;
  return [
    { press: { name: 'board/hand' }, label: t('meteor.board.button.hand'), style: still ? 'secondary' : 'primary' },
    { press: { name: 'board/pass' }, label: t('meteor.board.button.pass'), disabled: still || blocked },
    still
      ? { press: { name: 'board/resume' }, label: t('meteor.board.button.resume'), style: 'primary', disabled: blocked }
      : {
          press: { name: 'board/time-out' },
          label: t('meteor.board.button.time-out'),
          disabled: blocked || !timeOutExists(view),
        },
    { press: { name: 'board/rules' }, label: t('meteor.board.button.rules') },
  ];
}

/** What just happened, and the newest salvo, once if they are the same. */
function happenedLines({ view, people, now, headline }: BoardModel, t: Translate): (string | null)[] {
  const salvo = salvoLine(t, view, people, now);
  const said = headline === null ? null : t('meteor.board.salvo', { salvo: headline });
  const same = salvo !== null && said?.startsWith(salvo.replace(/^-# [^:]*: /, '▸ ')) === true;
  return [said, same ? null : salvo];
}

/** All that the board shows but its buttons. */
export function boardParts(model: BoardModel, t: Translate): ReturnType<typeof text>[] {
  const { view, people } = model;
  const context: TextContext = { people, view, viewer: null };
  const seatCards = seatCardLines(t, view, people);
  return [
    text(
      ...timeLines(model, t),
      ...(model.extraLines ?? []),
      ...happenedLines(model, t),
      gestureLine(model, t),
      windowLine(model, t),
    ),
    text(t('meteor.board.meteors', { count: view.field.length }), ...fieldLines(t, view.field)),
    text(t('meteor.board.sites'), ...view.sites.map((site) => siteLine(t, context, site))),
    ...(seatCards === null ? [] : [text(seatCards)]),
    text(technologyLines(model, t), ...countLines(model, t)),
  ];
}

/** The public board of a game that is played. */
export function board(model: BoardModel, t: Translate): Rendered {
  const { game, view } = model;
  const accent =
    view.pause !== null || model.blocked ? 'still' : view.zone === 1 ? 'bad' : view.window !== null ? 'warm' : 'calm';
  return {
    components: [
      container(accent, [
        ...boardParts(model, t),
        ...fittingRows(game, controls(model, t)),
        ...fittingRows(game, gestureButtons(model, t)),
      ]),
    ],
  };
}
