import { allComponents } from '../validate/components.js';
import { isLoading } from '../world/messages.js';
import type { ApiComponent, Json, StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';
import { CannotDo, OptionType, resolved } from './payload.js';

/** What a press of a button sends. Throws CannotDo for what Discord's client doesn't let anyone press. */
export function pressedIn(message: StoredMessage, customIdOrLabel: string): Json {
  const button = usable(message, (one) => one.type === 2, customIdOrLabel);
  return { custom_id: button.custom_id, component_type: 2, id: button.id };
}

/** What a choice in a select sends. Throws CannotDo for what isn't offered, too few and too many. */
export function chosenIn(world: World, message: StoredMessage, customId: string, choices: readonly string[]): Json {
  const select = usable(message, (one) => one.type === 3 || (one.type >= 5 && one.type <= 8), customId);
  const values = select.type === 3 ? choices.map((choice) => optionValue(select, choice)) : choices;
  const { min_values: min = 1, max_values: max = 1 } = select as { min_values?: number; max_values?: number };
  if (values.length < min || values.length > max) throw new CannotDo(`choose ${min} to ${max}, not ${values.length}`);
  const chosen = { custom_id: select.custom_id, component_type: select.type, id: select.id, values };
  if (select.type === 3) return chosen;
  const type = select.type === 5 ? OptionType.User : select.type === 8 ? OptionType.Channel : OptionType.String;
  const named = values.map((value) => ({ type, value }));
  return { ...chosen, resolved: {}, ...resolved(world, message.channel, named) };
}

function usable(message: StoredMessage, kind: (component: ApiComponent) => boolean, name: string): ApiComponent {
  if (isLoading(message)) throw new CannotDo('the bot is still thinking');
  const all = [...allComponents(message.api.components)].filter(kind);
  const found =
    all.find((one) => one.custom_id === name) ?? all.find((one) => one.label === name || one['placeholder'] === name);
  if (!found)
    throw new CannotDo(
      `nothing called "${name}" here; there is ${all.map((one) => `"${one.label ?? ''}" (${one.custom_id ?? 'link'})`).join(', ') || 'nothing'}`,
    );
  if (found.disabled) throw new CannotDo(`"${name}" is disabled`);
  if (!found.custom_id) throw new CannotDo(`"${name}" is a link`);
  return found;
}

function optionValue(select: ApiComponent, choice: string): string {
  const found =
    select.options?.find((option) => option.value === choice) ??
    select.options?.find((option) => option.label === choice);
  if (!found)
    throw new CannotDo(
      `no choice "${choice}"; there is ${select.options?.map((option) => `"${option.label}"`).join(', ') ?? 'none'}`,
    );
  return found.value;
}
