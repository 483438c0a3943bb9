import type { Shown } from '../../../../games/meteor/index.js';
import { lazily } from '../../../../games/shared/lazily.js';

// The `v` flag is ES2024, which the compiler's target isn't, hence no literal.
const EMOJI = lazily(
  () => new RegExp(String.raw`^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?)`, 'v'),
);
/** Discord docs, "Message formatting": a server's own emoji, by its name and id. */
const CUSTOM = /^<a?:(\w{1,32}:\d{15,20})>/;
const nameAndId = (emoji: string): string | undefined => CUSTOM.exec(emoji)?.[1];
const SPACE = /^[\s\uFE0E\uFE0F\u200B\u200D]+/u;

/** The emoji of a text that is nothing else; null where there is anything else. */
function emojiOf(content: string): readonly string[] | null {
  const found: string[] = [];
  let rest = content.replace(SPACE, '');
  while (rest !== '') {
    const next = CUSTOM.exec(rest)?.[0] ?? EMOJI().exec(rest)?.[0];
    if (next === undefined) return null;
    found.push(next);
    rest = rest.slice(next.length).replace(SPACE, '');
  }
  return found;
}

/** The custom emoji that a server's admins allow as gestures. Whoever types one by hand chooses the name: it counts too. */
export type AllowedEmoji = ReadonlySet<string>;

/** `written`: as in a message. */
export const allowedEmoji = (written: readonly string[]): AllowedEmoji =>
  new Set(written.flatMap((emoji) => nameAndId(emoji) ?? []));

/** The same as the rules take them: of a custom emoji they know no more than whether it is allowed. */
export const emojiIn = (content: string, allowed: AllowedEmoji): readonly Shown[] | null =>
  emojiOf(content)?.map((one) => {
    const custom = nameAndId(one);
    return custom === undefined ? one : { allowed: allowed.has(custom) };
  }) ?? null;

/** Is this text emoji, at least one, and nothing else? */
export const onlyEmoji = (content: string): boolean => (emojiOf(content)?.length ?? 0) > 0;
