import type { ApiComponent, ApiMessage } from '../../local/index.js';

/** A press that a person may make. */
export interface Press {
  readonly messageId: string;
  readonly customId: string;
  /** Of a select: the value that is chosen. */
  readonly value: string | null;
}

const BUTTON = 2;
const SELECT = 3;
const EPHEMERAL = 64;

function* componentsOf(components: readonly ApiComponent[]): Generator<ApiComponent> {
  for (const component of components) {
    yield component;
    if (component.components) yield* componentsOf(component.components);
    if (component.accessory) yield* componentsOf([component.accessory]);
  }
}

/** What a message offers; a select by its first values. */
export function pressesOf(message: ApiMessage): Press[] {
  const isPublic = (message.flags & EPHEMERAL) === 0;
  const all = pressesIn(message.id, message.components);
  // Whoever has a panel plays on it.
  return isPublic && all.length > 6 ? all.slice(0, 6) : all;
}

export const pressesIn = (messageId: string, components: readonly ApiComponent[]): Press[] =>
  [...componentsOf(components)].flatMap(({ type, custom_id: customId, disabled, options }): Press[] => {
    if (customId === undefined || disabled === true) return [];
    if (type === BUTTON) return [{ messageId, customId, value: null }];
    if (type !== SELECT) return [];
    return (options ?? []).slice(0, 4).map(({ value }) => ({ messageId, customId, value }));
  });

/** What a press is called, without the game whose it is. */
export const nameOf = (customId: string): string => customId.split('|').slice(1).join(' ').slice(0, 40);
