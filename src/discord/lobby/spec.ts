import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { DescriptionKey, Missing, People, PlainKey, Translate } from '../../text/index.js';
import type { BoardExtras } from '../games/board-extras.js';
import type { GuildSettings } from '../settings/definitions.js';
import type { Settings } from '../settings/settings.js';

/** What a lobby is drawn from. */
export interface LobbyModel<T extends GameTypes = AnyGameTypes, View = unknown> {
  /** What everybody may see. */
  readonly view: View;
  readonly table: Pick<TableHandle<T>, 'game' | 'state'>;
  readonly people: People;
  readonly extras: BoardExtras;
  /** Seats that are taken, and those of them that people have. */
  readonly seated: readonly Seat[];
  readonly humans: readonly Seat[];
}

/** One of the things that an option can be. */
export interface LobbyValue<Options> {
  /** What the slash command and the button's id call it. */
  readonly value: string;
  readonly name: PlainKey;
  /** What it leads to, in a few words. */
  readonly effect?: PlainKey;
  readonly choice: Partial<Options>;
}

/** Something that the host may choose in the lobby, and whoever opens it. */
export interface LobbyOption<T extends GameTypes = AnyGameTypes> {
  /** As the slash command's option. */
  readonly name: string;
  /** What the slash command says of it. Absent: it is chosen in the lobby only. */
  readonly about?: DescriptionKey;
  readonly label: PlainKey;
  /** It is on or off. Absent: no. */
  readonly isSwitch?: true;
  readonly values: readonly LobbyValue<T['options']>[];
  /** The value that these options have. */
  chosen(options: T['options']): string;
  /** Whether it is offered just now, and with which of its values. Absent: always with all. */
  offered?(model: LobbyModel<T>): readonly string[];
  /** It belongs to this table alone: a game that is played again begins without it. Absent: no. */
  readonly notAgain?: true;
}

/** What a server says of a game that is opened there. */
export interface Opening {
  readonly guildId: string;
  readonly guild: GuildSettings;
  readonly settings: Settings;
  readonly defaults: { readonly zoneMs: number; readonly windowMs: number };
}

/** What the platform has to know of a game to open a lobby of it, to draw it, and to handle what is pressed there. */
export interface LobbySpec<T extends GameTypes = AnyGameTypes, View = unknown> {
  readonly least: number;
  readonly most: number;
  readonly options: readonly LobbyOption<T>[];
  /** What is agreed in a server: what its admins set, and on top of it what was chosen. */
  agreed(opening: Opening, choice: Partial<T['options']>): T['options'];
  /** What of a game goes on in the next one. Absent: the values of its options. */
  carried?(options: T['options']): Partial<T['options']>;
  /** The level of the next robot; absent or null: the game's own choice. */
  robotLevel?(state: T['state']): string | null;
  /** A robot's level in words. Absent: as it is called. */
  levelName?(t: Translate, level: string): string;
  /** The seed that a person chose; null: none. Absent: nothing is left to chance. */
  chosenSeed?(state: T['state']): string | null;
  /** Whether people may still sit down. Absent: until play begins. */
  isOpen?(state: T['state']): boolean;
  /** Whether the table may move to a thread. Absent: yes. */
  isMovable?(state: T['state']): boolean;
  /** What one who leaves in play is asked; absent: that there is no way back. */
  readonly leaveConfirm?: PlainKey;
  /** What whoever starts is told; absent: that it has begun. */
  started?(state: T['state']): PlainKey;
  /** What is played: its title, what it is, and what was chosen. */
  about(model: LobbyModel<T, View>, t: Translate): readonly (string | null)[];
  /** How often such a crew as sits there wins; null or absent: nobody knows. */
  odds?(model: LobbyModel<T, View>, t: Translate): string | null;
  /** What is dealt to so many as sit there; absent: nothing worth a line. */
  crewLine?(model: LobbyModel<T, View>, t: Translate): string | null;
  /** What a seat is called beside its player, as a side; absent: nothing. */
  seatMark?(t: Translate, seat: Seat): string;
  /** Which of the missing permissions matter for what was chosen. Absent: all. */
  felt?(model: LobbyModel<T, View>): readonly Missing[];
  /** What to do about those, in a line; null or absent: to grant them. */
  remedy?(model: LobbyModel<T, View>, felt: readonly Missing[], t: Translate): string | null;
  /** What one who is new to the game is best served with; null or absent: nothing else. */
  suggestion?(model: LobbyModel<T, View>, t: Translate): Suggestion | null;
}

export interface Suggestion {
  /** In the lobby: that there is such a choice, under its settings. */
  readonly words: string;
  readonly label: string;
  readonly choice: object;
  /** So many robots sit there then. */
  readonly robots: number;
}

/** What of a game goes on in the next one, as a choice. */
export const choiceOf = (spec: LobbySpec, options: unknown): object => {
  if (spec.carried !== undefined) return spec.carried(options);
  const chosen = spec.options
    .filter(({ notAgain }) => notAgain !== true)
    .map((option) => option.values.find(({ value }) => value === option.chosen(options))?.choice);
  return Object.assign({}, ...chosen) as object;
};
