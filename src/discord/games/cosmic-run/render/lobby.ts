import { seatsIn } from '../../../../games/shared/lobby.js';
import { COSMIC_RUN } from '../../../../games/cosmic-run/index.js';
import { LEVELS } from '../../../../games/cosmic-run/robots/index.js';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../../../../games/cosmic-run/set-up.js';
import { isPlainKey, seatName, crewText, type Missing, type Translate } from '../../../../text/index.js';
import type { BoardModel } from './board.js';
import { buttons, container, select, text, type Choice, type Rendered } from './parts.js';

export interface LobbyModel extends BoardModel {
  readonly missing: readonly Missing[];
  readonly lastCrew: readonly string[];
  /** Whether the table is in a thread already. */
  readonly thread: boolean;
}

function controls({ view, thread }: LobbyModel, t: Translate): readonly Choice[] {
  const seated = seatsIn(view);
  const isFull = seated.length >= MOST_PLAYERS;
  const robots: readonly Choice[] = view.options.robotsAllowed
    ? [
        { press: { name: 'lobby/robot', change: 'more' }, label: t('lobby.button.robot-more'), disabled: isFull },
        {
          press: { name: 'lobby/robot', change: 'less' },
          label: t('lobby.button.robot-less'),
          disabled: !seated.some((seat) => view.seats[seat]?.robot === true),
        },
      ]
    : [];
  return [
    { press: { name: 'lobby/join' }, label: t('lobby.button.join'), style: 'primary', disabled: isFull },
    { press: { name: 'lobby/leave' }, label: t('lobby.button.leave') },
    {
      press: { name: 'lobby/start' },
      label: t('lobby.button.start'),
      style: 'success',
      disabled: seated.length < LEAST_PLAYERS,
    },
    ...robots,
    { press: { name: 'lobby/rules' }, label: t('cosmic-run.play.button.rules') },
    { press: { name: 'offer/lesson', kind: COSMIC_RUN.kind }, label: t('lobby.learn') },
    ...(thread ? [] : [{ press: { name: 'lobby/thread' }, label: t('lobby.thread.open') } as const]),
  ];
}

function levelName(t: Translate, level: string): string {
  const key = `cosmic-run.play.level.${level}`;
  return isPlainKey(key) ? t(key) : level;
}

/** Robots by their level. */
function robotLevels({ game, view }: LobbyModel, t: Translate): ReturnType<typeof select> {
  const seated = seatsIn(view).length;
  if (!view.options.robotsAllowed || seated >= MOST_PLAYERS) return [];
  const spec = { purpose: 'robot', nonce: String(seated), placeholder: t('lobby.robot-level') };
  return select(
    game,
    spec,
    LEVELS.map((level) => ({
      press: { name: 'lobby/robot-level', level },
      label: t('lobby.robot-of', { level: levelName(t, level) }),
    })),
  );
}

/** The public lobby. */
export function lobby(model: LobbyModel, t: Translate): Rendered {
  const { game, view, people, lastCrew, missing, headline } = model;
  const names = seatsIn(view).map((seat) => {
    const robot = view.seats[seat];
    const player = seatName(t, people, seat);
    const name =
      robot?.robot === true
        ? t('common.remark', { text: player, remark: levelName(t, robot.level ?? LEVELS[0]) })
        : player;
    return seat === view.host ? t('lobby.host', { name }) : name;
  });
  return {
    components: [
      container(missing.length > 0 ? 'warm' : 'calm', [
        text(
          `**${t('cosmic-run.play.title-lobby')}**`,
          t('cosmic-run.play.lobby.about'),
          t(`cosmic-run.play.lobby.limit.${view.options.turnLimit}`),
          view.seeded ? t('lobby.seeded') : null,
          headline,
        ),
        text(
          t('cosmic-run.play.lobby.players', { players: names.join(' · '), count: names.length, most: MOST_PLAYERS }),
          lastCrew.length === 0 ? null : t('lobby.last-crew', { names: crewText(t, lastCrew) }),
          t('cosmic-run.play.lobby.wait', { host: seatName(t, people, view.host) }),
        ),
        ...(missing.length === 0
          ? []
          : [
              text(
                t('lobby.missing'),
                ...missing.map((one) => `• ${t(`lobby.permission.${one}`)} ${t(`lobby.remedy.${one}`)}`),
              ),
            ]),
        ...buttons(game, controls(model, t)),
        ...robotLevels(model, t),
      ]),
    ],
  };
}
