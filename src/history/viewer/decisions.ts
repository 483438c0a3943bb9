import type { ViewerData } from '../export/viewer-data.js';
import { el, on } from './dom.js';
import type { Player } from './player.js';
import { lineText, type ReplayTable } from './replay-table.js';

export interface Decisions {
  readonly node: HTMLElement;
  mark(index: number): void;
}

/** A list of all decisions with their times; pressing one jumps to it. */
export function decisions(data: ViewerData, player: Player, replayTable: ReplayTable): Decisions {
  const items = new Map<number, HTMLButtonElement>();
  const list = el('ol', {});
  for (const [index, moment] of player.moments.entries()) {
    const { line } = moment;
    if (line === null) continue;
    const press = el(
      'button',
      { type: 'button', 'data-mark': moment.mark, 'data-chapter': moment.chapter !== null },
      el('span', { class: 'when' }, replayTable.when(index)),
      el('span', {}, lineText(data, line)),
    );
    on(press, 'click', () => {
      player.toIndex(index);
    });
    items.set(index, press);
    list.append(el('li', {}, press));
  }
  let marked: HTMLButtonElement | undefined;
  return {
    node: el('section', { class: 'decisions' }, el('h2', {}, data.words.decisions), list),
    mark(index) {
      const here = [...items.keys()].filter((at) => at <= index).at(-1);
      const next = here === undefined ? undefined : items.get(here);
      if (next === marked) return;
      marked?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'step');
      marked = next;
      // Only the list scrolls, never the page that is being read.
      if (next !== undefined) list.scrollTop = next.offsetTop - list.clientHeight / 2;
    },
  };
}
