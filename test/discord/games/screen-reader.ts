import type { Rendered } from '../../../src/discord/messages/parts.js';
import { partsOf } from './meteor/render/limits.js';

/** What of a message one who hears it would miss. */

interface Media {
  readonly type: number;
  readonly items?: readonly { readonly description?: string }[];
}

const WORD = /[\p{Letter}\p{Number}]/u;
/** Emoji whose name says what they are, as a screen reader says it. */
const NAMED = /^\w+$/;
const NO_ALT = /^(image|picture|photo|graphic)?\.?$/i;

/** Pictures without a description that says what they show, and buttons and options that nothing is said of. */
export function unspoken(message: Rendered): readonly string[] {
  return partsOf(message).flatMap((part): readonly string[] => {
    if (part.type === 12)
      return ((part as Media).items ?? [])
        .filter(({ description = '' }) => NO_ALT.test(description.trim()))
        .map(() => 'a picture without a description');
    if (part.type === 2)
      return WORD.test(part.label ?? '') || NAMED.test(part.emoji?.name ?? '') ? [] : [`the button “${part.label}”`];
    return (part.options ?? []).filter(({ label }) => !WORD.test(label)).map(({ label }) => `the option “${label}”`);
  });
}

const SIGN = /[\p{Extended_Pictographic}\p{Regional_Indicator}▰▱✓▸⇄□■]|<a?:\w+:\d+>/u;

/** What must not be on a plain panel: signs, what can't be pressed, and labels that two things have. */
export function plainFaults(message: Rendered): readonly string[] {
  const parts = partsOf(message);
  const said = parts.flatMap(({ content, label, placeholder, options = [] }) => [
    ...[content, label, placeholder].filter((one) => one !== undefined),
    ...options.map((option) => option.label),
  ]);
  const ways = parts.flatMap(({ type, label = '', custom_id = '', options = [] }) =>
    type === 2 ? [{ label, value: custom_id }] : options,
  );
  return [
    ...said.filter((one) => SIGN.test(one)).map((one) => `a sign in “${one}”`),
    ...said.filter((one) => one.includes('****')).map((one) => `nothing in bold in “${one}”`),
    ...parts.filter(({ disabled }) => disabled === true).map(({ label }) => `“${label}” can’t be pressed`),
    ...parts.filter(({ emoji }) => emoji !== undefined).map(({ label }) => `an emoji at “${label}”`),
    ...ways.filter(({ label }) => !/\p{Letter}/u.test(label)).map(({ label }) => `no word in “${label}”`),
    ...ways
      .filter(({ label, value }) => ways.some((other) => other.label === label && other.value !== value))
      .map(({ label }) => `“${label}” means two things`),
  ];
}
