import type { ActRefusal, TableHandle } from '../../table/ports.js';
import { all, isPlainKey, kindName, seatName, type Translate } from '../../text/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { GamePresentation, Presentations } from '../games/presentation.js';
import { isOpen } from '../lobby/model.js';
import { withRobots } from '../people.js';

interface Facts {
  readonly code: string;
  readonly host?: unknown;
  readonly most?: unknown;
  readonly least?: unknown;
  readonly seated?: unknown;
}

/** What the table itself refuses: `kind` is the game that it plays, or that was asked for. */
export function tableRefusal(
  t: Translate,
  faces: Presentations,
  { code }: { readonly code: string },
  kind: string,
): string {
  const game = kindName(t, kind);
  const { command, acts = command } = faces.of({ kind });
  if (code === 'channel-busy') return t('refusal.channel-busy', { game, command: acts });
  if (code === 'no-game') return t('refusal.no-game', { game, command });
  const key = `refusal.${code}`;
  return isPlainKey(key) ? t(key) : t('refusal.other');
}

/** What is refused alike in every game: about seats, the host and the start. Null: it is a refusal of this game's own. */
function sharedRefusal(face: GamePresentation, refusal: Facts, table: TableHandle, t: Translate): string | null {
  const { game, lobby, command } = face;
  const seats = game.seats(table.state);
  const people = withRobots(table.people, seats);
  const open = isOpen(face, table.state);
  const named = (seat: unknown): string => seatName(t, people, typeof seat === 'number' ? seat : 0);
  const host = named(game.host(table.state));
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const seated = [...seats.keys()].filter((seat: Seat) => seats[seat]?.status === 'in');
  switch (refusal.code) {
    case 'not-seated':
      if (!open) return t('refusal.not-seated');
      return game.freeSeat(table.state) === null
        ? t('refusal.table-full', { most: lobby.most })
        : t('refusal.not-seated-lobby', { host });
    case 'seat-taken':
      return open ? t('refusal.seat-taken-lobby', { host }) : t('refusal.seat-taken');
    case 'table-full':
      return t('refusal.table-full', { most: lobby.most });
    case 'not-started':
      return t('refusal.not-started', { host });
    case 'already-started':
    case 'game-over':
      return t(`refusal.${refusal.code}`, { command });
    case 'no-such-seat':
      return t('refusal.no-such-seat', { players: all(t, seated.map(named)) });
    case 'host-only':
      return t('refusal.host-only', { host: named(refusal.host) });
    case 'too-few-players':
      return t('refusal.too-few-players', { least: number(refusal.least), seated: number(refusal.seated) });
    default:
      return null;
  }
}

/** A refusal in words: what was refused, why, and what would be legal. */
export function refusalWords(
  faces: Presentations,
  t: Translate,
  refusal: ActRefusal,
  table: TableHandle,
  viewer: Seat | null,
): string {
  const face = faces.of(table);
  return (
    face.refusalText(t, refusal, table, viewer) ??
    sharedRefusal(face, refusal, table, t) ??
    tableRefusal(t, faces, refusal, table.kind)
  );
}
