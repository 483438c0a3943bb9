/**
 * Which emoji are gestures and which spell cards out (R11): letters, digits, flags, plain coloured shapes and hearts are
 * talk, since each can stand for an energy, a damage or a size. Everything else is a gesture.
 */

// The `v` flag is ES2024; Node 20 has it, the compiler's target doesn't, hence no literal.
const EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?)`, 'v');
const CUSTOM = /^<a?:(\w{1,32}):\d{15,20}>/;
const SPACE = /^[\s\uFE0E\uFE0F\u200B\u200D]+/u;

/** First and last code point of each forbidden stretch, by the reason. */
const SPELLING: readonly (readonly [number, number])[] = [
  // Letters: regional indicators (flags and spelled words), squared letters and words, Ⓜ, ℹ, ©, ®, ™.
  [0x1f1e6, 0x1f1ff],
  [0x1f170, 0x1f19a],
  [0x1f201, 0x1f251],
  [0x24c2, 0x24c2],
  [0x2139, 0x2139],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0x2122, 0x2122],
  [0x3297, 0x3297],
  [0x3299, 0x3299],
  [0x1f519, 0x1f51d],
  [0x1f520, 0x1f524],
  // Digits: 🔟, 🔞, 💯, medals, and keycaps, which end in the enclosing keycap.
  [0x1f51e, 0x1f51f],
  [0x1f4af, 0x1f4af],
  [0x1f947, 0x1f949],
  [0x20e3, 0x20e3],
  // Flags.
  [0x1f3f3, 0x1f3f4],
  [0x1f3c1, 0x1f3c1],
  [0x1f6a9, 0x1f6a9],
  [0x1f38c, 0x1f38c],
  [0xe0020, 0xe007f],
  // Plain coloured shapes: squares, circles, diamonds, triangles, buttons.
  [0x2b1b, 0x2b1c],
  [0x25aa, 0x25ab],
  [0x25fb, 0x25fe],
  [0x26aa, 0x26ab],
  [0x2b55, 0x2b55],
  [0x1f7e0, 0x1f7eb],
  [0x1f532, 0x1f53b],
  [0x1f518, 0x1f518],
  [0x1f4a0, 0x1f4a0],
  // Hearts and card suits.
  [0x2764, 0x2764],
  [0x2763, 0x2763],
  [0x2660, 0x2667],
  [0x1f493, 0x1f49f],
  [0x1f5a4, 0x1f5a4],
  [0x1f90d, 0x1f90e],
  [0x1f9e1, 0x1f9e1],
  [0x1fa75, 0x1fa77],
];

/** A skin tone on its own is a coloured square. */
const LONE_TONE = /^[\u{1f3fb}-\u{1f3ff}]$/u;

function spells(emoji: string): boolean {
  if (LONE_TONE.test(emoji)) return true;
  return [...emoji].some((char) => {
    const point = char.codePointAt(0) ?? 0;
    return SPELLING.some(([first, last]) => point >= first && point <= last);
  });
}

/**
 * A server's own emoji carries a name, and anyone who may add emoji could name one `red` or `c`. A name is talk where it
 * is a single letter or a number, or holds the word for an energy, a colour, a shape or a card; other names are gestures.
 */
const CARD_WORDS = new Set([
  'chemical',
  'fuel',
  'atomic',
  'electrical',
  'electric',
  'red',
  'yellow',
  'green',
  'blue',
  'orange',
  'square',
  'circle',
  'diamond',
  'heart',
  'flag',
  'letter',
  'number',
  'digit',
  'rocket',
  'satellite',
  'factory',
  'energy',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
]);

function namesCard(name: string): boolean {
  if (/^(?:[a-z]|\d+)$/i.test(name)) return true;
  return name.split(/[_\d]+|(?<=[a-z])(?=[A-Z])/).some((word) => CARD_WORDS.has(word.toLowerCase()));
}

/** The emoji of a text that is nothing else; null where there is anything else. */
function emojiOf(content: string): readonly string[] | null {
  const found: string[] = [];
  let rest = content.replace(SPACE, '');
  while (rest !== '') {
    const next = CUSTOM.exec(rest)?.[0] ?? EMOJI.exec(rest)?.[0];
    if (next === undefined) return null;
    found.push(next);
    rest = rest.slice(next.length).replace(SPACE, '');
  }
  return found;
}

function isGesture(emoji: string): boolean {
  const name = CUSTOM.exec(emoji)?.[1];
  return name === undefined ? !spells(emoji) : !namesCard(name);
}

/** Is this text nothing but gestures? An empty text is. */
export const onlyGestures = (content: string): boolean => emojiOf(content)?.every(isGesture) ?? false;
export const onlyEmoji = (content: string): boolean => emojiOf(content) !== null;
