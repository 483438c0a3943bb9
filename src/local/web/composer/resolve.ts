import type { PageChoice } from '../../protocol.js';
import type { Store } from '../core/store.js';
import { fill, words } from '../../../web/words.js';
import type { Field, OptionValue } from './model.js';

/** The value that a typed text stands for, or in words why there is none. */
export type Resolved =
  | { readonly ok: true; readonly value: OptionValue; readonly text: string }
  | { readonly ok: false; readonly error: string };

const good = (value: OptionValue, text: string): Resolved => ({ ok: true, value, text });

const simple = (text: string): string => text.trim().toLowerCase();

/** The one choice that is meant by a text: its name or value, else the only one that begins so, by letters or whole words. */
export function pick(choices: readonly PageChoice[], typed: string): PageChoice | 'none' | 'several' {
  const wanted = simple(typed);
  const exact = choices.find((choice) => simple(choice.name) === wanted || simple(String(choice.value)) === wanted);
  if (exact !== undefined) return exact;
  const whole = choices.filter((choice) =>
    simple(choice.name)
      .split(/[\s,()]+/)
      .includes(wanted),
  );
  const begins = choices.filter((choice) => simple(choice.name).startsWith(wanted));
  for (const found of [begins, whole]) if (found.length === 1 && found[0] !== undefined) return found[0];
  const firstWord = choices.filter((choice) => simple(choice.name).split(/\s+/)[0] === wanted);
  if (firstWord.length === 1 && firstWord[0] !== undefined) return firstWord[0];
  return begins.length + whole.length > 0 ? 'several' : 'none';
}

function ofChoices(field: Field): Resolved {
  const found = pick(field.option.choices, field.text);
  if (typeof found === 'object') return good(found.value, found.name);
  return {
    ok: false,
    error: fill(found === 'none' ? words.optionChoice : words.optionWhich, { name: field.option.name }),
  };
}

function ofNumber(field: Field, whole: boolean): Resolved {
  const { name, minValue, maxValue } = field.option;
  const value = Number(field.text.trim().replace('−', '-'));
  if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
    return { ok: false, error: fill(whole ? words.optionInteger : words.optionNumber, { name }) };
  }
  if (minValue !== undefined && value < minValue)
    return { ok: false, error: fill(words.optionMin, { name, min: minValue }) };
  if (maxValue !== undefined && value > maxValue)
    return { ok: false, error: fill(words.optionMax, { name, max: maxValue }) };
  return good(value, String(value));
}

function ofBoolean(field: Field): Resolved {
  const typed = simple(field.text);
  if (/^(true|yes|y|on|1)$/.test(typed)) return good(true, words.yes);
  if (/^(false|no|n|off|0)$/.test(typed)) return good(false, words.no);
  return { ok: false, error: fill(words.optionBoolean, { name: field.option.name }) };
}

function ofPeople(field: Field, store: Store): Resolved {
  const choices = store.users.map((user) => ({ name: user.name, value: user.id }));
  const found = pick(choices, field.text.trim().replace(/^<@!?|^@|>$/g, ''));
  return typeof found === 'object'
    ? good(found.value, found.name)
    : { ok: false, error: fill(words.optionUser, { name: field.option.name }) };
}

function ofChannels(field: Field, store: Store): Resolved {
  const choices = store.channels.map((channel) => ({ name: channel.name, value: channel.id }));
  const found = pick(choices, field.text.trim().replace(/^<#|^#|>$/g, ''));
  return typeof found === 'object'
    ? good(found.value, found.name)
    : { ok: false, error: fill(words.optionChannel, { name: field.option.name }) };
}

/** What a typed text means, for an option that the bot need not be asked about. */
export function resolveHere(field: Field, store: Store): Resolved {
  if (field.value !== undefined) return good(field.value, field.text);
  if (field.option.choices.length > 0) return ofChoices(field);
  switch (field.option.type) {
    case 4:
      return ofNumber(field, true);
    case 5:
      return ofBoolean(field);
    case 6:
      return ofPeople(field, store);
    case 7:
      return ofChannels(field, store);
    case 10:
      return ofNumber(field, false);
    default: {
      const max = field.option.maxLength;
      if (max !== undefined && field.text.length > max)
        return { ok: false, error: fill(words.optionLong, { name: field.option.name, max }) };
      return good(field.text.trim(), field.text);
    }
  }
}

/** The choices that the page itself can offer for a field. */
export function ownChoices(field: Field, store: Store): readonly PageChoice[] {
  const { option } = field;
  if (option.choices.length > 0) return option.choices;
  if (option.type === 5)
    return [
      { name: words.yes, value: 'true' },
      { name: words.no, value: 'false' },
    ];
  if (option.type === 6) return store.users.map((user) => ({ name: user.name, value: user.id }));
  if (option.type === 7) return store.channels.map((channel) => ({ name: channel.name, value: channel.id }));
  return [];
}
