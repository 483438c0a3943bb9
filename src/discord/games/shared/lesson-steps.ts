import type { APIButtonComponentWithCustomId, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Rendered } from '../../messages/parts.js';

/** What a moment of a lesson waits for, by the names of presses. */
export interface Expected {
  /** The first of these groups that can be pressed is green; the others stay as they are. */
  readonly wanted: readonly (readonly string[])[];
  /** What else belongs to the moment, and stays grey. */
  readonly open?: readonly string[];
}

/** Looks up, and changes nothing: never shut. */
const HELP = ['note/text', 'sheet/text', 'sheet/picture', 'sheet/rules'];
const GREEN = 3;
const GREY = 2;

type Change = (button: APIButtonComponentWithCustomId) => APIButtonComponentWithCustomId;

const nameOf = ({ custom_id: id }: APIButtonComponentWithCustomId): string => id.split('|')[2] ?? '';

/** Each button by itself, in rows, containers and beside words. */
function changed<C>(component: C, change: Change): C {
  if (typeof component !== 'object' || component === null) return component;
  if ('custom_id' in component && 'type' in component && component.type === 2 && 'style' in component)
    return { ...component, ...change({ ...component } as C & APIButtonComponentWithCustomId) };
  const parts = 'components' in component && Array.isArray(component.components) ? component.components : null;
  const beside = 'accessory' in component ? component.accessory : null;
  return {
    ...component,
    ...(parts === null ? {} : { components: parts.map((part: unknown) => changed(part, change)) }),
    ...(beside === null ? {} : { accessory: changed(beside, change) }),
  };
}

function openNames(components: readonly APIMessageTopLevelComponent[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const component of components)
    changed(component, (button) => {
      if (button.disabled !== true) names.add(nameOf(button));
      return button;
    });
  return names;
}

/**
 * A lesson's panel: what its step waits for is green, and nothing else can be pressed but what belongs to it. Where
 * nothing of it can be pressed all stays as it is.
 */
export function guided(rendered: Rendered, expected: Expected | null): Rendered {
  if (expected === null) return rendered;
  const names = openNames(rendered.components);
  const wanted = expected.wanted.find((group) => group.some((name) => names.has(name)));
  if (wanted === undefined) return rendered;
  const stays = new Set([...expected.wanted.flat(), ...(expected.open ?? []), ...HELP]);
  const change: Change = (button) => {
    const name = nameOf(button);
    if (button.disabled === true || !stays.has(name)) return { ...button, style: GREY, disabled: true };
    return { ...button, style: wanted.includes(name) ? GREEN : GREY };
  };
  return { components: rendered.components.map((component) => changed(component, change)) };
}
