import type { Component, DrawnMessage, Note, Outcome } from '../../activity/index.js';
import { unescapeText } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';

export const NOTHING: MessageBody = { components: [] };

export type Files = NonNullable<DrawnMessage['files']>;

const GALLERY = 12;
const FILE = 13;

const componentsIn = (component: Component, field: string): readonly Component[] =>
  Array.isArray(component[field]) ? (component[field] as readonly Component[]) : [];

/** Without what refers to uploaded files, but for pictures that come along: a page loads nothing from Discord's servers. */
export function shownOf(components: readonly Component[], files: Files): readonly Component[] {
  const known = new Set(files.map(({ name }) => `attachment://${name}`));
  const isShown = (component: Component): boolean =>
    component.type === GALLERY
      ? componentsIn(component, 'items').every(({ media }) => known.has((media as { readonly url: string }).url))
      : component.type !== FILE;
  const sifted = (some: readonly Component[]): readonly Component[] =>
    some
      .filter(isShown)
      .map((component) =>
        Array.isArray(component['components'])
          ? { ...component, components: sifted(componentsIn(component, 'components')) }
          : component,
      );
  return sifted(components);
}

/** A sign that is escaped is meant as it is. */
const MARKUP = /\\[^\sA-Za-z0-9]|[*_~`]|^-# |^#+ /gm;

/** Without Markdown's signs: it is read aloud, or shown where nothing draws them. */
export const unmarked = (words: string): string =>
  unescapeText(words.replaceAll(MARKUP, (sign) => (sign.startsWith('\\') ? sign : '')));

/** The ids that somebody may press on it: of buttons and selects, and of options, which carry presses. */
export function idsOn(component: Component): readonly string[] {
  const inside = ['components', 'options'].flatMap((field) => componentsIn(component, field).flatMap(idsOn));
  const accessory = component['accessory'];
  const beside = typeof accessory === 'object' && accessory !== null ? idsOn(accessory as Component) : [];
  const own = [component['custom_id'], component['value']].filter((id): id is string => typeof id === 'string');
  return component['disabled'] === true ? [] : [...own, ...inside, ...beside];
}

/** A private answer as a note, and what replaces it as it becomes known. */
export function noteOf(
  answer: Answer,
  draw: (answer: Pick<Answer, 'body' | 'files'>) => Note,
): Pick<Outcome, 'note' | 'follow'> {
  const { follow } = answer;
  const note = draw(answer);
  if (follow === undefined) return { note };
  return {
    note,
    follow: (show) => {
      follow((next) => {
        show(draw(next));
      });
    },
  };
}
