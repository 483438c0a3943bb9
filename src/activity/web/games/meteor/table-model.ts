import type { TablePromise, TableStrike, TableView } from '../../../games/meteor/table-view.js';
import type { Client } from '../../client.js';
import type { Drag, DragState } from './drag.js';
import type { Places } from './salvo.js';

export interface TableProps {
  readonly client: Client;
  readonly view: TableView;
}

export interface Question {
  readonly words: string;
  readonly act: object;
}

export interface TableState {
  /** The card that a site is chosen for. */
  readonly card: string | null;
  /** The site whose Rocket a meteor is chosen for. */
  readonly rocket: number | null;
  /** What is added to its damage. */
  readonly change: number;
  /** The meteor that was named by its letter. */
  readonly aim: string | null;
  readonly drag: DragState | null;
  readonly question: Question | null;
  readonly salvo: { readonly strikes: readonly TableStrike[]; readonly places: Places } | null;
  readonly shakes: boolean;
}

/** What the parts of the table know of it, and may ask it to do. */
export interface Table {
  readonly props: Readonly<TableProps>;
  readonly state: Readonly<TableState>;
  readonly drag: Drag;
  canLaunch(site: number): boolean;
  siteLabel(site: number): string;
  /** Whether the chosen card, or the one that is dragged, may be placed there. */
  fits(site: number): boolean;
  completes(site: number): boolean;
  /** What launching the chosen Rocket, or the only one, would do to that meteor. */
  promiseFor(letter: string): TablePromise | undefined;
  hintsCard(card: string): boolean;
  hintsSite(site: number): boolean;
  hintsAt(letter: string): boolean;
  pressCard(card: string): void;
  pressSite(site: number): void;
  launchAt(letter: string): void;
  launch(site: number, target: string, change: number): void;
  chooseChange(change: number): void;
  aimAt(letter: string): void;
  pass(): void;
  act(what: object): void;
  /** Back to nothing chosen. */
  clear(): void;
}
