import type { LocalUser } from '../../../src/local/index.js';

type Values = NonNullable<Parameters<LocalUser['command']>[2]>;

const ACT = /^(cosmic|storm|town) (?!new$|join$)(\S+)$/;

/** `cosmic roll` as it is typed: `/cosmic play act: roll`. Other commands are typed as they are named. */
export function typed(words: string, values: Values): { readonly words: string; readonly values: Values } {
  const [, game, act] = ACT.exec(words) ?? [];
  return act === undefined || 'act' in values
    ? { words, values }
    : { words: `${game} play`, values: { act, ...values } };
}
