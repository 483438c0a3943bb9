import {
  METEOR_TOWN,
  MOST_SEATS,
  scoreOf,
  type PublicView,
  type SeatPublic,
} from '../../../../games/meteor-town/index.js';
import type { GameId } from '../../../../table/ports.js';
import { escapeText, seatName, stamp, crewText, listed, type People, type Translate } from '../../../../text/index.js';
import { medalSign, robotName } from '../../../../text/meteor-town/index.js';
import type { BoardExtras } from '../../face.js';
import { buttons, container, select, text, type Choice, type Rendered } from './parts.js';

export interface BoardModel {
  readonly game: GameId;
  readonly view: PublicView;
  readonly people: People;
  readonly extras: BoardExtras;
  /** What robots made of the same dice, once the game is over. */
  readonly robots: string | null;
}

const title = ({ view }: BoardModel, t: Translate): string =>
  `**${t(view.options.seeded ? 'meteor-town.board.title-seeded' : 'meteor-town.board.title')}**`;

const seated = ({ view }: BoardModel): readonly SeatPublic[] => view.seats.filter(({ status }) => status === 'in');

function robotChoices(model: BoardModel, t: Translate): Choice[] {
  if (!model.view.options.robotsAllowed) return [];
  const seats = seated(model);
  return [
    {
      press: { name: 'lobby/robot', change: 'more' },
      label: t('meteor-town.board.add-robot'),
      disabled: seats.length >= MOST_SEATS,
    },
    {
      press: { name: 'lobby/robot', change: 'less' },
      label: t('meteor-town.board.remove-robot'),
      disabled: !seats.some(({ robot }) => robot),
    },
  ];
}

/** Robots by their level. */
function robotLevels(model: BoardModel, t: Translate): ReturnType<typeof select> {
  const seats = seated(model).length;
  if (!model.view.options.robotsAllowed || seats >= MOST_SEATS) return [];
  const spec = { purpose: 'robot', nonce: String(seats), placeholder: t('lobby.robot-level') };
  return select(
    model.game,
    spec,
    (METEOR_TOWN.robots?.levels ?? []).map((level) => ({
      press: { name: 'lobby/robot-level', level },
      label: t('lobby.robot-of', { level: robotName(t, level) }),
    })),
  );
}

/** Before the start: who plays. */
export function lobby(model: BoardModel, t: Translate): Rendered {
  const { game, view, people, extras } = model;
  const seats = seated(model);
  const names = seats.map(({ seat, robot, level }) => {
    const name = seatName(t, people, seat);
    const player = robot
      ? t('common.remark', { text: name, remark: robotName(t, level ?? view.options.robotLevel) })
      : name;
    return seat === view.host ? t('meteor-town.board.host', { player }) : player;
  });
  const choices: Choice[] = [
    {
      press: { name: 'lobby/join' },
      label: t('meteor-town.board.join'),
      style: 'primary',
      disabled: seats.length >= MOST_SEATS,
    },
    { press: { name: 'lobby/leave' }, label: t('meteor-town.board.leave') },
    { press: { name: 'lobby/start' }, label: t('meteor-town.board.start'), style: 'success' },
    { press: { name: 'board/rules' }, label: t('meteor-town.board.rules') },
    { press: { name: 'offer/lesson', kind: METEOR_TOWN.kind }, label: t('lobby.learn') },
    ...(extras.thread ? [] : [{ press: { name: 'lobby/thread' }, label: t('lobby.thread.open') } as const]),
  ];
  return {
    components: [
      container('calm', [
        text(
          title(model, t),
          t('meteor-town.board.lobby'),
          t('meteor-town.board.seats', { count: seats.length, names: listed(t, names) }),
          extras.lastCrew.length === 0
            ? null
            : t('meteor-town.board.last-crew', { names: crewText(t, extras.lastCrew) }),
          extras.headline,
        ),
        ...buttons(game, choices),
        ...buttons(game, robotChoices(model, t)),
        ...robotLevels(model, t),
      ]),
    ],
  };
}

function progressLine({ people }: BoardModel, one: SeatPublic, t: Translate): string {
  const player = seatName(t, people, one.seat);
  const { turn, points } = one;
  if (one.finished) return t('meteor-town.board.progress-done', { player, points });
  if (one.status === 'left') return t('meteor-town.board.progress-left', { player, turn });
  return t('meteor-town.board.progress', { player, turn, points });
}

/** Turn and points of each; no sheets until all are done. */
export function progress(model: BoardModel, t: Translate): Rendered {
  const { game, view, extras } = model;
  const choices: Choice[] = [
    { press: { name: 'board/hand' }, label: t('meteor-town.board.mine'), style: 'primary' },
    { press: { name: 'board/rules' }, label: t('meteor-town.board.rules') },
  ];
  return {
    components: [
      container('warm', [
        text(
          title(model, t),
          ...view.seats.map((one) => progressLine(model, one, t)),
          view.deadline === null ? null : t('meteor-town.board.until', { when: stamp(t, view.deadline) }),
          extras.headline,
        ),
        ...(extras.retired ? [] : buttons(game, choices)),
      ]),
    ],
  };
}

/** Seats by their place: finished sheets, and those that the end of the time counts. */
function ranking({ view }: BoardModel): SeatPublic[] {
  const counts = ({ finished, status }: SeatPublic): boolean =>
    finished || (view.outcome?.reason === 'time-over' && status === 'in');
  const craters = ({ town }: SeatPublic): number => town?.craters.length ?? 0;
  return view.seats
    .filter(({ town, ...one }) => town !== null && counts({ town, ...one }))
    .sort((a, b) => b.points - a.points || craters(a) - craters(b) || a.seat - b.seat);
}

function rankLine({ people }: BoardModel, one: SeatPublic, place: number, t: Translate): string {
  const { town, points, seat, finished, turn } = one;
  const line = t('meteor-town.board.place', {
    place,
    player: seatName(t, people, seat),
    points,
    medal: medalSign(t, town === null ? null : scoreOf(town).medal),
  }).trim();
  const craters = town?.craters.length ?? 0;
  const whole = craters === 0 ? line : t('meteor-town.board.place-craters', { line, craters });
  return finished ? whole : t('meteor-town.board.unfinished', { line: whole, turn });
}

/** The end: everybody's score. */
export function end(model: BoardModel, t: Translate): Rendered {
  const { game, view, extras, robots } = model;
  const { outcome, seed } = view;
  const played = view.startedAt !== null;
  const choices: Choice[] = [
    ...(extras.again
      ? [
          {
            press: { name: 'end/again-of', kind: 'meteor-town' },
            label: t('meteor-town.board.again'),
            style: 'primary',
          } as const,
        ]
      : []),
    ...(played
      ? [
          { press: { name: 'end/same' }, label: t('meteor-town.end.same') } as const,
          {
            press: { name: 'past/replay', at: null, hands: 'none', by: 'open' },
            label: t('meteor-town.end.replay'),
          } as const,
          { press: { name: 'past/export' }, label: t('history.show.export') } as const,
        ]
      : []),
  ];
  return {
    components: [
      container(outcome?.result === 'won' ? 'good' : 'still', [
        text(
          title(model, t),
          outcome === null ? null : t(`meteor-town.board.end.${outcome.reason}`),
          ...ranking(model).map((one, at) => rankLine(model, one, at + 1, t)),
          robots,
          seed === null || !played ? null : t('meteor-town.board.seed', { seed: escapeText(seed, 40) }),
        ),
        ...buttons(game, choices),
      ]),
    ],
  };
}
