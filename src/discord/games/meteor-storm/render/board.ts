import type { APIMediaGalleryComponent } from 'discord-api-types/v10';
import {
  cardInPlay,
  LEVELS,
  METEOR_STORM,
  scenarioOf,
  type Level,
  type PublicView,
  type Seat,
} from '../../../../games/meteor-storm/index.js';
import type { GameId } from '../../../../table/ports.js';
import { seatName, stamp, crewText, type People, type Translate } from '../../../../text/index.js';
import {
  cardName,
  outcomeLine,
  pointsLine,
  scenarioName,
  sideLetter,
  sideName,
  unitNamed,
} from '../../../../text/meteor-storm/index.js';
import type { BoardExtras } from '../../face.js';
import { buttons, container, select, text, type Choice, type Rendered } from './parts.js';

/** What the public message is drawn from. */
export interface BoardModel {
  readonly game: GameId;
  readonly view: PublicView;
  readonly people: People;
  readonly extras: BoardExtras;
  /** What this turn's dice brought, and what was done last. */
  readonly appeared: readonly string[];
  readonly last: string | null;
}

const SEATS: readonly Seat[] = [0, 1];

function limitText(t: Translate, { options }: PublicView): string {
  if (options.limitMs === null) return t('meteor-storm.limit.off');
  return t(options.limitMs < 3_600_000 ? 'meteor-storm.limit.minutes' : 'meteor-storm.limit.day');
}

const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? LEVELS[0];

function seatLine({ view, people }: BoardModel, seat: Seat, t: Translate): string {
  const taken = view.seats[seat]?.status === 'in';
  const one = view.seats[seat];
  const level = one?.robot === true ? ` (${t(`meteor-storm.level.${levelOf(one.level ?? view.options.level)}`)})` : '';
  const player = taken ? `${seatName(t, people, seat)}${level}` : t('meteor-storm.board.lobbyEmpty');
  return t('meteor-storm.board.lobbySeat', { side: sideLetter(seat), player });
}

/** A robot by its level. */
const robotLevels = (game: GameId, t: Translate): ReturnType<typeof select> =>
  select(
    game,
    { purpose: 'robot', nonce: 'level', placeholder: t('lobby.robot-level') },
    LEVELS.map((level) => ({
      press: { name: 'lobby/robot-level', level },
      label: t('lobby.robot-of', { level: t(`meteor-storm.level.${level}`) }),
    })),
  );

/** Before the battle: who sits where, and how to begin. */
export function lobby(model: BoardModel, t: Translate): Rendered {
  const { game, view, extras } = model;
  const full = SEATS.every((seat) => view.seats[seat]?.status === 'in');
  const robot = view.seats.some(({ status, robot: isRobot }) => status === 'in' && isRobot);
  const scenario = scenarioName(t, view.options.scenario);
  const choices: Choice[] = [
    { press: { name: 'lobby/join' }, label: t('meteor-storm.board.join'), style: 'primary', disabled: full },
    {
      press: { name: 'lobby/robot', change: robot ? 'less' : 'more' },
      label: t(robot ? 'meteor-storm.board.robotAway' : 'meteor-storm.board.robot'),
      disabled: !view.options.robotsAllowed || (full && !robot),
    },
    { press: { name: 'lobby/start' }, label: t('meteor-storm.board.start'), style: 'success', disabled: !full },
    { press: { name: 'lobby/leave' }, label: t('meteor-storm.board.leave') },
    { press: { name: 'lobby/rules' }, label: t('meteor-storm.board.rules') },
    { press: { name: 'offer/lesson', kind: METEOR_STORM.kind }, label: t('lobby.learn') },
    ...(extras.thread ? [] : [{ press: { name: 'lobby/thread' }, label: t('lobby.thread.open') } as const]),
  ];
  return {
    components: [
      container('calm', [
        text(
          `**${t('meteor-storm.board.lobbyTitle', { scenario })}**`,
          t('meteor-storm.board.options', {
            target: scenarioOf(view.options.scenario)?.target ?? 0,
            meteors: t(view.options.meteors ? 'meteor-storm.board.withMeteors' : 'meteor-storm.board.calm'),
            limit: limitText(t, view),
          }),
          ...SEATS.map((seat) => seatLine(model, seat, t)),
          extras.lastCrew.length === 0
            ? null
            : t('meteor-storm.board.lastCrew', { names: crewText(t, extras.lastCrew) }),
          t(full ? 'meteor-storm.board.lobbyReady' : 'meteor-storm.board.lobbyWaits'),
          extras.headline,
        ),
        ...buttons(game, choices),
        ...(full || !view.options.robotsAllowed ? [] : robotLevels(game, t)),
      ]),
    ],
  };
}

/** What the game waits for. */
function waitsFor({ view, people }: BoardModel, t: Translate): string {
  const { retreat, active } = view;
  const asked = retreat === null ? undefined : view.units[retreat.unit];
  if (asked !== undefined)
    return t('meteor-storm.board.toRetire', {
      player: seatName(t, people, asked.side),
      unit: unitNamed(t, { board: view }, asked.id),
    });
  const card = cardInPlay(view);
  const player = seatName(t, people, active);
  return card === null
    ? t('meteor-storm.board.toPlay', { player })
    : t('meteor-storm.board.toOrder', { player, card: cardName(t, card.id) });
}

const viewChoices = (t: Translate): Choice[] => [
  { press: { name: 'board/picture' }, label: t('meteor-storm.board.mySide') },
  { press: { name: 'board/text' }, label: t('meteor-storm.board.asText') },
  { press: { name: 'board/log' }, label: t('meteor-storm.board.log') },
  { press: { name: 'board/rules' }, label: t('meteor-storm.board.rules') },
];

/** The board as a picture, where the message has one. */
export const pictureIn = ({ picture }: Pick<BoardExtras, 'picture'>): APIMediaGalleryComponent[] =>
  picture === null ? [] : [{ type: 12, items: [{ media: { url: picture.url }, description: picture.alt }] }];

/** The battle. */
export function battle(model: BoardModel, t: Translate): Rendered {
  const { game, view, people, extras, appeared, last } = model;
  const title = t('meteor-storm.board.title', {
    scenario: scenarioName(t, view.options.scenario),
    turn: view.turn,
    player: sideName(t, people, view.active),
  });
  const choices: Choice[] = [
    { press: { name: 'board/hand' }, label: t('meteor-storm.board.cards'), style: 'primary' },
    ...viewChoices(t),
  ];
  return {
    components: [
      container('warm', [
        text(
          `**${title}**`,
          pointsLine(t, view, people),
          ...appeared,
          last === null ? null : t('meteor-storm.board.last', { line: last }),
          waitsFor(model, t),
          view.deadline === null ? null : t('meteor-storm.board.due', { when: stamp(t, view.deadline) }),
        ),
        ...pictureIn(extras),
        ...(extras.retired ? [] : buttons(game, choices)),
      ]),
    ],
  };
}

function accountLine({ view, people }: BoardModel, seat: 0 | 1, t: Translate): string {
  const [units, tiles] = [view.unitPoints[seat], view.tilePoints[seat]];
  return t('meteor-storm.end.account', {
    side: sideName(t, people, seat),
    units,
    tiles,
    planets: view.points[seat] - units - tiles,
  });
}

/** A battle that never began is in no list: there is nothing to replay. */
function endChoices({ view, extras }: BoardModel, t: Translate): readonly Choice[] {
  const again: Choice = {
    press: { name: 'end/again-of', kind: 'meteor-storm' },
    label: t('meteor-storm.board.again'),
    style: 'primary',
  };
  const past: Choice = { press: { name: 'past/export' }, label: t('history.show.export') };
  return [...(extras.again ? [again] : []), ...(view.turn === 0 ? [] : [past])];
}

/** The end: who won and by what. */
export function end(model: BoardModel, t: Translate): Rendered {
  const { game, view, people, extras } = model;
  const { outcome, turn } = view;
  const title = t('meteor-storm.board.overTitle', { scenario: scenarioName(t, view.options.scenario), turns: turn });
  return {
    components: [
      container(outcome?.result === 'abandoned' ? 'still' : 'good', [
        text(
          `**${title}**`,
          outcomeLine(t, view, people),
          turn === 0 ? null : accountLine(model, 0, t),
          turn === 0 ? null : accountLine(model, 1, t),
          view.seed === null || !view.seeded ? null : t('meteor-storm.end.seed', { seed: view.seed }),
        ),
        ...pictureIn(extras),
        ...buttons(game, endChoices(model, t)),
      ]),
    ],
  };
}
