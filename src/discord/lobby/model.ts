import type { TableHandle } from '../../table/ports.js';
import type { BoardExtras, GamePresentation } from '../games/presentation.js';
import { withRobots } from '../people.js';
import type { LobbyModel } from './spec.js';

/** Whether people may still sit down at a table. */
export const isOpen = ({ game, lobby }: GamePresentation, state: unknown): boolean =>
  lobby.isOpen?.(state) ?? game.phase(state) === 'lobby';

/** What a lobby is drawn from. */
export function lobbyModel({ game }: GamePresentation, table: TableHandle, extras: BoardExtras): LobbyModel {
  const seats = game.seats(table.state);
  const seated = [...seats.keys()].filter((seat) => seats[seat]?.status === 'in');
  return {
    table,
    view: game.publicView(table.state),
    people: withRobots(table.people, seats),
    extras,
    seated,
    humans: seated.filter((seat) => seats[seat]?.robot !== true),
  };
}
