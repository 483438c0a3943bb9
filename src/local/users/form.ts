import type { World } from '../world/world.js';
import type { ApiComponent, Channel, Json } from '../world/model.js';
import { CannotDo, OptionType, resolved } from './payload.js';

/** What a person put into a form, by custom id. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[] | null>>;

type Given = FormValues[string] | undefined;

const TEXT_INPUT = 4;
const RADIO_GROUP = 21;
const CHECKBOX = 23;

/** The `data` of a form's interaction, in the shape of the form (Discord docs, "Modal Submit Data Structure"). */
export function submission(world: World, channel: Channel, modal: Json, values: FormValues): Json {
  const chosen: { type: number; value: string }[] = [];
  const answered = (field: ApiComponent): Json => {
    const given = values[field.custom_id ?? ''];
    const filled = fill(field, given);
    const type = field.type === 5 ? OptionType.User : field.type === 8 ? OptionType.Channel : undefined;
    if (type !== undefined) for (const value of list(given)) chosen.push({ type, value });
    return { type: field.type, id: field.id, custom_id: field.custom_id, ...filled };
  };
  const components = (modal['components'] as readonly ApiComponent[]).map((top): Json => {
    if (top.type === 1) return { type: 1, id: top.id, components: (top.components ?? []).map(answered) };
    const inner = top['component'] as ApiComponent | undefined;
    return { type: top.type, id: top.id, ...(inner && { component: answered(inner) }) };
  });
  return { custom_id: modal['custom_id'], components, ...resolved(world, channel, chosen) };
}

function fill(field: ApiComponent, given: Given): Json {
  if (field.type === TEXT_INPUT) return { value: text(field, given) };
  if (field.type === CHECKBOX) return { value: given === true };
  const values = list(given);
  const { options = [] } = field;
  const strange = values.find((value) => options.length > 0 && !options.some((option) => option.value === value));
  if (strange !== undefined) throw new CannotDo(`no choice "${strange}" in ${field.custom_id ?? 'the form'}`);
  if (field.type === RADIO_GROUP) {
    if (values.length === 0 && isRequired(field)) throw missing(field);
    return { value: values[0] ?? null };
  }
  const { min_values: least = 1, max_values: most = field.type === 22 ? options.length : 1 } = field as {
    min_values?: number;
    max_values?: number;
  };
  if (values.length === 0 && !isRequired(field)) return { values };
  if (values.length < least || values.length > most)
    throw new CannotDo(`choose ${least} to ${most} in ${field.custom_id ?? 'the form'}, not ${values.length}`);
  return { values };
}

function text(field: ApiComponent, given: Given): string {
  const value = typeof given === 'string' ? given : '';
  if (value === '' && isRequired(field)) throw missing(field);
  const { min_length: least = 0, max_length: most = 4000 } = field as { min_length?: number; max_length?: number };
  if (value !== '' && (value.length < least || value.length > most))
    throw new CannotDo(`${field.custom_id ?? 'a field'} must be ${least} to ${most} characters long`);
  return value;
}

const isRequired = (field: ApiComponent): boolean => field['required'] !== false;
const missing = (field: ApiComponent): CannotDo => new CannotDo(`${field.custom_id ?? 'a field'} is required`);
const list = (given: Given): readonly string[] =>
  typeof given === 'string' ? [given] : Array.isArray(given) ? (given as readonly string[]) : [];
