import type { ViewerData, ViewerStep } from '../export/viewer-data.js';
import { clock, el, fill, on } from './dom.js';
import type { Moment } from '../replay-steps.js';
import type { Player } from './player.js';
import { lineText } from '../meteor/viewer/table.js';

export interface Decisions {
  readonly node: HTMLElement;
  mark(index: number): void;
}

function timeText({ words }: ViewerData, moment: Moment<ViewerStep>, start: number | null): string {
  if (start === null || moment.step.at < start) return words['decision-before'];
  return fill(words['decision-time'], { time: clock(moment.step.at - start, true), zone: moment.state.zone });
}

/** Each decision with its time, in a list; pressing one goes there. */
export function decisions(data: ViewerData, player: Player): Decisions {
  const start =
    player.moments.find(({ step }) => step.events.some(({ type }) => type === 'clock-started'))?.step.at ?? null;
  const items = new Map<number, HTMLButtonElement>();
  const list = el('ol', {});
  for (const [index, moment] of player.moments.entries()) {
    const { line } = moment.step;
    if (line === null) continue;
    const press = el(
      'button',
      { type: 'button', 'data-salvo': moment.salvo, 'data-zone': moment.zoneStart },
      el('span', { class: 'when' }, timeText(data, moment, start)),
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
      // Only the list scrolls, never the page under a reader's eyes.
      if (next !== undefined) list.scrollTop = next.offsetTop - list.clientHeight / 2;
    },
  };
}
