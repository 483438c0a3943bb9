import type { Seat } from '../../games/shared/seat.js';
import { NAME_TOKEN, type ViewerData } from '../export/viewer-data.js';

/** What of the hands is shown: none, as everybody saw it, one seat's, or all at once. */
export type Viewpoint = 'none' | 'all' | Seat;

/** What a game puts into the frame of a replay: its table, and its words for where a moment lies in time. */
export interface ReplayTable {
  /** Whether seats have hands that others do not see. */
  readonly hands: boolean;
  /** Where the game stands at a position between a step and the next, as the time left. */
  status(index: number, position: number): string;
  /** When a decision was made. */
  when(index: number): string;
  /** Where the table is drawn. */
  readonly node: HTMLElement;
  /** Draws the table at a position after a step, as seen from a viewpoint. */
  draw(index: number, viewpoint: Viewpoint, position: number): void;
  /** What is said of the whole game, below its table; absent or null: nothing. `toIndex` goes to a step. */
  aside?(toIndex: (index: number) => void): HTMLElement | null;
}

export const nameOf = ({ names }: ViewerData, seat: Seat): string => {
  const name = names[seat] ?? '';
  return name === '' ? `${seat + 1}` : name;
};

export const lineText = (data: ViewerData, line: string): string =>
  line.replace(NAME_TOKEN, (_, seat: string) => nameOf(data, Number(seat)));
