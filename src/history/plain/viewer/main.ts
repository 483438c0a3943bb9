import type { ViewerData } from '../../export/viewer-data.js';
import { clock, el } from '../../viewer/dom.js';
import { lineText, type ReplayTable } from '../../viewer/replay-table.js';
import { startReplay } from '../../viewer/start.js';

/** The table of a game that brings no script of its own: the lines that its adapter wrote for each step. */
function plainTable(data: ViewerData): ReplayTable {
  const { steps, words } = data;
  const begun = steps.find(({ chapter }) => chapter !== null)?.at ?? null;
  const node = el('div', { class: 'table' });
  let shown: number | null = null;
  const when = (index: number): string => {
    const step = steps[index];
    if (begun === null || step === undefined || step.at < begun) return words.lobby;
    return clock(step.at - begun, true);
  };
  return {
    hands: false,
    node,
    status: (index) => (index === steps.length - 1 ? words.over : when(index)),
    when,
    draw: (index) => {
      if (index === shown) return;
      shown = index;
      const lines = steps[index]?.table ?? [];
      node.replaceChildren(el('section', {}, ...lines.map((line) => el('p', {}, lineText(data, line)))));
    },
  };
}

startReplay(plainTable);
