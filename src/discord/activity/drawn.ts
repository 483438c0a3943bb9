import type { Component } from '../../activity/index.js';
import type { MessageBody } from '../rest/api.js';

export const NOTHING: MessageBody = { components: [] };

/** What refers to an uploaded file can't be shown: the page loads nothing from Discord's servers. */
export const isShown = ({ type }: Component): boolean => type !== 12 && type !== 13;

/** Without Markdown's signs: it is read aloud. */
export const spoken = (words: string): string => words.replaceAll(/[*_~`]|^-# |^#+ /gm, '');

/** The ids that somebody may press on it: of buttons and selects, and of options, which carry presses. */
export function idsOn(component: Component): readonly string[] {
  const inside = ['components', 'options'].flatMap((field) => {
    const found = component[field];
    return Array.isArray(found) ? (found as readonly Component[]).flatMap(idsOn) : [];
  });
  const accessory = component['accessory'];
  const beside = typeof accessory === 'object' && accessory !== null ? idsOn(accessory as Component) : [];
  const own = [component['custom_id'], component['value']].filter((id): id is string => typeof id === 'string');
  return component['disabled'] === true ? [] : [...own, ...inside, ...beside];
}

export const withoutFiles = (component: Component): Component =>
  Array.isArray(component['components'])
    ? { ...component, components: (component['components'] as readonly Component[]).filter(isShown).map(withoutFiles) }
    : component;
