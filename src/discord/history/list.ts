import { DAY_MS, type GameFilter, type GameHistory, type GameLine, type GamePage } from '../../history/queries.js';
import { isMeteorLine, type MeteorLine } from '../../history/meteor/adapter.js';
import type { GameId } from '../../table/ports.js';
import { dateStamp, escapeText, seconds, utc, utcDay, type Translate } from '../../text/index.js';
import { modeName } from '../../text/meteor/index.js';
import type { CommonPress as Press } from '../interactions/common-presses.js';
import { NO_GAME } from '../interactions/custom-id.js';
import type { Rendered } from '../messages/parts.js';
import { buttons, container, select, text } from '../messages/parts.js';
import type { Choice } from '../messages/parts.js';
import { crewNames } from './access.js';

type ListPress = Extract<Press, { readonly name: 'past/list' }>;

/** Short enough for a phone, and for Discord's 4,000 characters. */
export const PAGE = 8;

/** A list as its buttons carry it. */
export interface ListWish {
  readonly filter: GameFilter;
  readonly side: ListPress['side'];
  readonly at: number;
  readonly game: GameId;
}

export function wishOf(game: GameId, press: ListPress): ListWish {
  const { side, at, user, result, mode, from, to } = press;
  return {
    side,
    game,
    at: at ?? 0,
    filter: {
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
  { userId, result, mode, from, to }: GameFilter,
  side: ListPress['side'],
  at: number | null,
): ListPress {
  return {
    name: 'past/list',
    side,
    at,
    user: userId ?? null,
    result: result === undefined || result === 'drawn' ? null : result,
    mode: mode ?? null,
    from: dayOf(from),
    to: dayOf(to),
  };
}

export function pageOf(history: GameHistory, guildId: string, { filter, side, at, game }: ListWish): GamePage {
  const place = { endedAt: at, game };
  return history.list(guildId, { ...filter, limit: PAGE, ...(side === 'newest' ? {} : { [side]: place }) });
}

/** Of any game: what all games have. */
function plainLine(t: Translate, line: GameLine): string {
  const { kind, result, endedAt, crew, game } = line;
  return t('history.list.plain-line', {
    icon: t(`history.icon.${result}`),
    when: dateStamp(endedAt),
    kind,
    crew: t('history.crew', { count: crew }),
    names: crewNames(t, line, escapeText),
    game,
  });
}

function meteorLine(t: Translate, line: MeteorLine): string {
  const { result, endedAt, mode, crew, game } = line;
  const { zone, left } = line.summary;
  return t('history.list.line', {
    icon: t(`history.icon.${result}`),
    when: dateStamp(endedAt),
    mode: modeName(t, mode),
    crew: t('history.crew', { count: crew }),
    zone,
    left: seconds(t, left),
    names: crewNames(t, line, escapeText),
    game,
  });
}

function lineText(t: Translate, line: GameLine): string {
  const told = isMeteorLine(line) ? meteorLine(t, line) : plainLine(t, line);
  return line.seeded ? `${told} · ${t('history.seeded')}` : told;
}

/** A game in a select or in autocomplete: plain text, at most 100 characters. */
export const gameChoice = (t: Translate, line: GameLine): string =>
  t('history.list.choice', {
    when: utc(line.endedAt),
    result: t(`history.word.${line.result}`),
    names: crewNames(t, line, (name) => name).slice(0, 55),
    game: line.game,
  });

function filterText(
  t: Translate,
  { result, mode, from, to, userId }: GameFilter,
  games: readonly GameLine[],
): string | null {
  const person = games.flatMap(({ people }) => [...people.values()]).find((one) => one.userId === userId);
  const parts = [
    userId === undefined ? null : t('history.list.filter-player', { name: escapeText(person?.name ?? '') || '?' }),
    result === undefined ? null : t(`history.word.${result}`),
    mode === undefined ? null : modeName(t, mode),
    from === undefined || to === undefined
      ? null
      : t('history.list.filter-date', { from: utcDay(from), to: utcDay(to - 1) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `-# ${parts.join(' · ')}`;
}

/** A page of past games, its turning buttons, and a select that opens one. */
export function drawList(t: Translate, page: GamePage, filter: GameFilter, nonce: string): Rendered {
  const { games, newer, older } = page;
  const opening = games.map((line): Choice<Press> => ({
    game: line.game,
    press: { name: 'past/show' },
    label: gameChoice(t, line),
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
          filterText(t, filter, games),
          ...(games.length === 0 ? [t('history.list.empty')] : games.map((line) => lineText(t, line))),
        ),
      ]),
      ...select(NO_GAME, { purpose: 'game', nonce, placeholder: t('history.list.open') }, opening),
      ...buttons(NO_GAME, [newest, turn('newer', newer), turn('older', older)]),
    ],
  };
}
