import { DAY_MS, type GameFilter, type GameHistory, type GameLine, type GamePage } from '../../history/queries.js';
import type { GameId } from '../../table/ports.js';
import { dateStamp, escapeText, kindName, utc, utcDay, type Translate } from '../../text/index.js';
import type { CommonPress as Press } from '../interactions/common-presses.js';
import { NO_GAME } from '../interactions/custom-id.js';
import type { Rendered } from '../messages/parts.js';
import { buttons, container, select, text } from '../messages/parts.js';
import type { Choice } from '../messages/parts.js';
import { crewNames, seededNote } from './access.js';
import { endingOf, historyFaceOf, type HistoryFaces } from './face.js';

/** `past/list` is an older bot's, which listed one game alone. */
type ListPress = Extract<Press, { readonly name: 'past/page' }>;
type OldListPress = Extract<Press, { readonly name: 'past/list' }>;
export type PagePress = ListPress | OldListPress;

/** Short enough for a phone, and for Discord's 4,000 characters. */
export const PAGE = 8;

/** Whether a line's result stays closed to the reader: that of a deal which they can still play today. */
export type IsHidden = (line: GameLine) => boolean;

/** Which page of which list: as its buttons carry it. */
export interface ListQuery {
  readonly filter: GameFilter;
  readonly side: ListPress['side'];
  readonly at: number;
  readonly game: GameId;
}

export function queryOf(game: GameId, press: PagePress): ListQuery {
  const { side, at, user, result, mode, from, to } = press;
  return {
    side,
    game,
    at: at ?? 0,
    filter: {
      ...('kind' in press && press.kind !== null ? { kind: press.kind } : {}),
      ...(user === null ? {} : { userId: user }),
      ...(result === null ? {} : { result }),
      ...(mode === null ? {} : { mode }),
      ...(from === null ? {} : { from: from * DAY_MS }),
      ...(to === null ? {} : { to: to * DAY_MS }),
    },
  };
}

const dayOf = (at: number | undefined): number | null => (at === undefined ? null : Math.round(at / DAY_MS));

function pressOf(
  { kind, userId, result, mode, from, to }: GameFilter,
  side: ListPress['side'],
  at: number | null,
): ListPress {
  return {
    name: 'past/page',
    side,
    at,
    kind: kind ?? null,
    user: userId ?? null,
    result: result ?? null,
    mode: mode ?? null,
    from: dayOf(from),
    to: dayOf(to),
  };
}

export function pageOf(
  history: GameHistory,
  guildId: string,
  { filter, side, at, game }: ListQuery,
): Promise<GamePage> {
  const place = { endedAt: at, game };
  return history.list(guildId, { ...filter, limit: PAGE, ...(side === 'newest' ? {} : { [side]: place }) });
}

function lineText(t: Translate, faces: HistoryFaces, line: GameLine, isHidden: IsHidden): string {
  const { kind, mode, result, endedAt, crew, game } = line;
  const face = historyFaceOf(faces, kind);
  const hidden = isHidden(line);
  const parts = [
    kindName(t, kind),
    face.modeName?.(t, mode),
    t('history.crew', { count: crew }),
    hidden ? t('history.list.hidden') : face.facts?.(t, line),
  ];
  const told = t('history.list.line', {
    icon: hidden ? t('history.icon.hidden') : endingOf(t, face, result).icon,
    when: dateStamp(endedAt),
    told: parts.filter((part) => part !== undefined && part !== null).join(' · '),
    names: crewNames(t, line, escapeText),
    game,
  });
  const seeded = seededNote(t, line);
  return seeded === null ? told : `${told} · ${seeded}`;
}

/** A game in a select or in autocomplete: plain text, at most 100 characters. */
export const gameChoice = (t: Translate, line: GameLine, isHidden: IsHidden): string =>
  t('history.list.choice', {
    when: utc(line.endedAt),
    kind: kindName(t, line.kind),
    result: t(isHidden(line) ? 'history.word.hidden' : `history.word.${line.result}`),
    names: crewNames(t, line, (name) => name).slice(0, 40),
    game: line.game,
  });

function filterText(
  t: Translate,
  faces: HistoryFaces,
  { kind, result, mode, from, to, userId }: GameFilter,
  games: readonly GameLine[],
): string | null {
  const person = games.flatMap(({ people }) => [...people.values()]).find((one) => one.userId === userId);
  const parts = [
    userId === undefined ? null : t('history.list.filter-player', { name: escapeText(person?.name ?? '') || '?' }),
    result === undefined ? null : t(`history.word.${result}`),
    kind === undefined ? null : escapeText(kindName(t, kind), 32),
    mode === undefined ? null : modeText(t, faces, kind, mode),
    from === undefined || to === undefined
      ? null
      : t('history.list.filter-date', { from: utcDay(from), to: utcDay(to - 1) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `-# ${parts.join(' · ')}`;
}

/** A mode's name by the game that has it, where none was asked for by any that knows it. */
function modeText(t: Translate, faces: HistoryFaces, kind: string | undefined, mode: string): string {
  const asked = kind === undefined ? faces.all.map(({ game }) => game.kind) : [kind];
  const names = asked.map((one) => historyFaceOf(faces, one).modeName?.(t, mode));
  return names.find((name) => name !== undefined && name !== mode) ?? escapeText(mode, 32);
}

/** A page of past games, its turning buttons, and a select that opens one. */
export function drawList(
  t: Translate,
  faces: HistoryFaces,
  page: GamePage,
  filter: GameFilter,
  { isHidden, nonce }: { readonly isHidden: IsHidden; readonly nonce: string },
): Rendered {
  const { newer, older } = page;
  // A list of won games would tell the result.
  const games = page.games.filter((line) => filter.result === undefined || !isHidden(line));
  const opening = games.map((line): Choice<Press> => ({
    game: line.game,
    press: { name: 'past/show' },
    label: gameChoice(t, line, isHidden),
  }));
  const turn = (side: 'newer' | 'older', place: GamePage['older']): Choice<Press> => ({
    game: place?.game ?? NO_GAME,
    press: pressOf(filter, side, place?.endedAt ?? null),
    label: t(`history.list.${side}`),
    disabled: place === null,
  });
  const newest: Choice<Press> = {
    press: pressOf(filter, 'newest', null),
    label: t('history.list.newest'),
    disabled: newer === null,
  };
  return {
    components: [
      container('calm', [
        text(
          t('history.list.title'),
          filterText(t, faces, filter, games),
          ...(games.length === 0 ? [t('history.list.empty')] : games.map((line) => lineText(t, faces, line, isHidden))),
        ),
      ]),
      ...select(NO_GAME, { purpose: 'game', nonce, placeholder: t('history.list.open') }, opening),
      ...buttons(NO_GAME, [newest, turn('newer', newer), turn('older', older)]),
    ],
  };
}
