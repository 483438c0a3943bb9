/** What people do in a world, and how often. */

/** What ends games or leaves them is pressed rarely, so that games get somewhere. */
export const RARE =
  /leave|time-out|\/end|kick|quit|host|remove|thread|settings|learn|lesson|teach|rules|share|give|abandon|pause|notify|robot more/;
export const EAGER = /join|start|again|first|\/place|launch|join-window|deal|roll|write|resume|play/;

/** How often somebody who begins a game takes up another crew's duel, where one waits: two of three times. */
export const DUELS = 3;
export const DUEL = { words: 'meteor duel', values: { mode: 'first', robots: 1 } };
/** On the board of a crew that waits for another. */
export const CODE = /duel code:(\w+)/;

export const NEW_GAMES: readonly {
  readonly words: string;
  readonly values?: Readonly<Record<string, string | number>>;
}[] = [
  { words: 'meteor new', values: { mode: 'first', robots: 1 } },
  { words: 'meteor new', values: { mode: 'standard' } },
  DUEL,
  { words: 'cosmic new' },
  { words: 'storm new' },
  { words: 'town new' },
];

export const SILENT = { words: 'meteor new', values: { mode: 'standard' } };

export const COMMANDS: readonly string[] = [
  'meteor hand',
  'meteor board',
  'meteor pass',
  'cosmic hand',
  'storm hand',
  'town hand',
  'meteor join',
  'cosmic join',
  'storm join',
  'town join',
  'meteor start',
  'cosmic start',
  'storm start',
  'town start',
  'meteor leave',
  'stats player',
  'history list',
];

export const WORDS = [
  'pass',
  'launch k',
  'hello',
  'I have two C',
  '👍',
  'place C',
  'join',
  'ok 🚀',
  'launch C',
  'wait',
];
