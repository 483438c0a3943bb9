import { commitmentIn } from '../../games/shared/fair.js';
import type { TableHandle } from '../../table/ports.js';
import { crewText, seatName, stamp, TO_PLAY, type Missing, type Translate } from '../../text/index.js';
import type { BoardExtras, GamePresentation } from '../games/presentation.js';
import type { CommonPress } from '../interactions/common-presses.js';
import { bodyOf, buttons, container, small, text, type Choice } from '../messages/parts.js';
import type { MessageBody } from '../rest/api.js';
import { lobbyModel } from './model.js';
import type { LobbyModel } from './spec.js';

const isToPlay = (missing: Missing): boolean => TO_PLAY.some((need) => need === missing);

/** Permissions that the bot lacks for what was chosen, and where they are granted. */
export const missingLines = (t: Translate, missing: readonly Missing[]): readonly string[] =>
  missing
    .filter((one) => one !== 'membership')
    .map((one) => `• ${t(`lobby.permission.${one}`)} ${t(`lobby.remedy.${one}`)}`);

export function warningLines({ lobby }: GamePresentation, model: LobbyModel, t: Translate): (string | null)[] {
  const felt = lobby.felt?.(model) ?? model.extras.missing;
  if (felt.length === 0) return [];
  if (felt.includes('membership')) return [t('lobby.guest')];
  const remedy = felt.some(isToPlay) ? t('lobby.without-play') : (lobby.remedy?.(model, felt, t) ?? null);
  return [t('lobby.missing'), ...missingLines(t, felt), remedy];
}

/** Each by name, robots with their level. */
export function crew({ game, lobby }: GamePresentation, { table, people, seated }: LobbyModel, t: Translate): string[] {
  const seats = game.seats(table.state);
  return seated.map((seat) => {
    const { robot, level = game.robots?.levels[0] } = seats[seat] ?? {};
    const name = seatName(t, people, seat);
    const player =
      robot === true && level !== undefined
        ? t('common.remark', { text: name, remark: lobby.levelName?.(t, level) ?? level })
        : name;
    const marked =
      lobby.seatMark === undefined ? player : t('common.told', { head: lobby.seatMark(t, seat), text: player });
    return seat === game.host(table.state) ? t('lobby.host', { name: marked }) : marked;
  });
}

/** Who sits here, who played before, and whom the table waits for. */
const crewLines = (face: GamePresentation, model: LobbyModel, t: Translate): (string | null)[] => [
  t('lobby.crew', { count: model.seated.length, most: face.lobby.most, names: crew(face, model, t).join(' · ') }),
  ...waitLines(face, model, t),
];

/** Who played before, what is dealt, and whom the table waits for. */
export function waitLines({ lobby, game }: GamePresentation, model: LobbyModel, t: Translate): (string | null)[] {
  const { table, people, seated, extras } = model;
  const more = lobby.least - seated.length;
  const closes = game.nextDue(table.state);
  return [
    extras.lastCrew.length === 0 ? null : t('lobby.last-crew', { names: crewText(t, extras.lastCrew) }),
    lobby.crewLine?.(model, t) ?? null,
    lobby.odds?.(model, t) ?? null,
    more > 0
      ? t('lobby.waits-players', { count: more })
      : t('lobby.waits-host', { host: seatName(t, people, game.host(table.state) ?? 0) }),
    closes === null ? null : small(t('lobby.closes', { when: stamp(t, closes) })),
  ];
}

/**
 * Joining (and, for one who sits there, leaving), a robot more, the start, and all the rest behind one button. At a full
 * table nobody can join any more, so that the same button is called after what it still does.
 */
export function controls(
  { game, lobby }: GamePresentation,
  { table, seated }: LobbyModel,
  t: Translate,
): Choice<CommonPress>[] {
  const isFull = seated.length >= lobby.most;
  const robot: Choice<CommonPress> = {
    press: { name: 'lobby/robot', change: 'more' },
    label: t('lobby.button.robot-more'),
    disabled: isFull,
  };
  return [
    {
      press: { name: 'lobby/join' },
      label: t(isFull ? 'lobby.button.leave' : 'lobby.button.join'),
      style: isFull ? 'secondary' : 'primary',
    },
    ...(game.robotsAllowed(table.state) ? [robot] : []),
    {
      press: { name: 'lobby/start' },
      label: t('lobby.button.start'),
      style: isFull ? 'primary' : 'secondary',
      disabled: seated.length < lobby.least,
    },
    { press: { name: 'lobby/settings' }, label: t('lobby.button.settings') },
  ];
}

type Sealed = Pick<BoardExtras, 'dayFingerprint'>;

/** `shown`: how a fingerprint is written. */
function sealed(
  { state }: TableHandle,
  { dayFingerprint }: Sealed,
  shown: (fingerprint: string) => string,
  t: Translate,
): string | null {
  if (dayFingerprint !== undefined) return t('daily.sealed', { fingerprint: shown(dayFingerprint) });
  const commitment = commitmentIn(state);
  return commitment === null ? null : t('lobby.sealed', { commitment: shown(commitment) });
}

/** What fixes the deal before anyone joins; null: nothing does, as with a chosen seed. */
const sealedLine = (table: TableHandle, extras: Sealed, t: Translate): string | null =>
  sealed(table, extras, (fingerprint) => fingerprint, t);

/** So many digits are enough to tell one fingerprint from another at a glance. */
const SHORT = 8;

/** The same where the whole fingerprint has no room: the message in the chat has it. */
export const shortSealedLine = (table: TableHandle, extras: Sealed, t: Translate): string | null =>
  sealed(table, extras, (fingerprint) => `${fingerprint.slice(0, SHORT)}…`, t);

/** Whether a person chose the seed: the seed of a day's deal is set too, but that game counts. */
export const isChosen = ({ lobby, game }: GamePresentation, { state }: TableHandle): boolean =>
  (lobby.chosenSeed?.(state) ?? null) !== null && (game.daily?.dayOf(state) ?? null) === null;

/** The public lobby of any game. */
export function drawLobby(face: GamePresentation, table: TableHandle, extras: BoardExtras, t: Translate): MessageBody {
  const { lobby } = face;
  const model = lobbyModel(face, table, extras);
  const warnings = warningLines(face, model, t);
  const suggestion = lobby.suggestion?.(model, t) ?? null;
  return bodyOf({
    components: [
      container(warnings.length > 0 ? 'warm' : 'calm', [
        text(
          ...lobby.about(model, t),
          isChosen(face, table) ? t('lobby.seeded') : null,
          ...extras.extraLines,
          extras.headline,
        ),
        text(...crewLines(face, model, t), sealedLine(table, extras, t)),
        ...(warnings.length > 0 ? [text(...warnings)] : []),
        ...(suggestion === null ? [] : [text(suggestion.words)]),
        ...buttons(table.game, controls(face, model, t)),
      ]),
    ],
  });
}
