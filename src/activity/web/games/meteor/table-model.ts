import type { VNode } from 'preact';
import type { News, ShownSign } from '../../../protocol.js';
import type { TablePromise, TableView } from '../../../games/meteor/table-view.js';
import type { StageParts } from '../../stage.js';
import type { Drag, DragState } from './drag.js';
import type { Marks } from './marks.js';
import type { Landing } from './salvo.js';

/** What the table is drawn in: the Activity's page, or a replay, where nothing can be done. */
export interface TableHost {
  /** By the clock that the view's times are of. */
  now(): number;
  /** Draws the table again. */
  changed(): void;
  /** Absent: the table is only looked at. */
  act?(what: object): void;
  /** Shows an emoji to the others. */
  sign?(sign: string): void;
}

export interface HintSwitch {
  /** What pressing it does. */
  readonly label: string;
  press(): void;
}

export interface TableProps {
  readonly host: TableHost;
  readonly view: TableView;
  /** What players have just shown. */
  readonly signs?: readonly ShownSign[];
  /** Addresses of people's pictures, by seat; absent: people aren't pictured at all. */
  readonly avatars?: Readonly<Record<number, string>>;
  /** The lobby or the end around it; absent: it is played. */
  readonly stage?: StageParts;
  /** What a lesson or a practice tells, over everything; absent: nothing. */
  readonly guide?: VNode;
  /** What the own seat is advised, in place of the prompt; absent: nothing. */
  readonly advice?: VNode;
  /** Switches the hints; absent: this player is given none any more. */
  readonly hintSwitch?: HintSwitch;
  /** What just happened, for a moment; absent: nothing. */
  readonly news?: News;
  /** What the own seat is told, over its hand; absent: nothing. */
  readonly notes?: VNode;
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
  readonly salvo: Landing | null;
  /** A zone has just begun. */
  readonly calls: boolean;
  /** What has just happened, in a line. */
  readonly news: string | null;
  /** Whether the gestures are there to choose from. */
  readonly gesturing: boolean;
  readonly sheet: Sheet | null;
}

/** What is open over the table: what its cards do, or what the own Power is aimed at. */
export type Sheet = 'about' | 'aim';

/** What the parts of the table know of it, and may ask it to do. */
export interface Table {
  readonly props: Readonly<TableProps>;
  readonly state: Readonly<TableState>;
  readonly drag: Drag;
  /** The letters of those that have a place in the sky, from the left. */
  readonly places: readonly string[];
  /** Whether things can be done here at all. */
  readonly isLive: boolean;
  canLaunch(site: number): boolean;
  siteLabel(site: number): string;
  /** Whether the chosen card, or the one that is dragged, may be placed there. */
  fits(site: number): boolean;
  completes(site: number): boolean;
  /** What launching the chosen Rocket, or the only one, would do to that meteor. */
  promiseFor(letter: string): TablePromise | undefined;
  /** What glows. */
  readonly marks: Marks;
  /** Whether the Boss may replace that meteor, as its chooser decides. */
  mayBecomeBoss(letter: string): boolean;
  pressCard(card: string): void;
  pressSite(site: number): void;
  pressMeteor(letter: string): void;
  launchAt(letter: string): void;
  launch(site: number, target: string, change: number): void;
  chooseChange(change: number): void;
  aimAt(letter: string): void;
  pass(): void;
  openGestures(isOpen: boolean): void;
  open(sheet: Sheet | null): void;
  sign(sign: string): void;
  act(what: object): void;
  /** Back to nothing chosen. */
  clear(): void;
}
