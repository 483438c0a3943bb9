import { allComponents } from '../validate/components.js';
import type { ApiMessage } from '../world/model.js';

/** What a person reads off a message. */

/** All the words of a message: content, embeds and text displays, a line each. */
export function allText(message: Pick<ApiMessage, 'content' | 'embeds' | 'components'>): string {
  const embeds = message.embeds.flatMap((embed) => [embed['title'], embed['description'], ...fields(embed['fields'])]);
  const texts = [...allComponents(message.components)].filter((one) => one.type === 10).map((one) => one.content);
  return [message.content, ...embeds, ...texts].filter((text) => typeof text === 'string' && text !== '').join('\n');
}

function fields(list: unknown): unknown[] {
  return Array.isArray(list)
    ? (list as { name?: unknown; value?: unknown }[]).flatMap(({ name, value }) => [name, value])
    : [];
}

export interface SeenButton {
  readonly label: string;
  readonly customId?: string;
  readonly style: number;
  readonly disabled: boolean;
  readonly emoji?: string;
}

/** All buttons of a message, in their order, nested ones and accessories among them. */
export function buttonsOf(message: Pick<ApiMessage, 'components'>): SeenButton[] {
  return [...allComponents(message.components)]
    .filter((one) => one.type === 2)
    .map((button) => {
      const emoji = (button['emoji'] as { name?: string } | undefined)?.name;
      return {
        label: button.label ?? '',
        style: button.style ?? 0,
        disabled: button.disabled === true,
        ...(button.custom_id !== undefined && { customId: button.custom_id }),
        ...(emoji !== undefined && { emoji }),
      };
    });
}

/** The button whose label is, or contains, or matches that. */
export function findButton(message: ApiMessage, label: string | RegExp): SeenButton | undefined {
  const all = buttonsOf(message);
  if (typeof label !== 'string') return all.find((button) => label.test(button.label));
  return all.find((button) => button.label === label) ?? all.find((button) => button.label.includes(label));
}
