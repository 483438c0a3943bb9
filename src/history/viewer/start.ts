import type { ViewerData } from '../export/viewer-data.js';
import { controls } from './controls.js';
import { decisions } from './decisions.js';
import { fairPart } from './fair.js';
import { el, fill } from './dom.js';
import { Player } from './player.js';
import { lineText, type ReplayTable } from './replay-table.js';

function start(root: HTMLElement, data: ViewerData, replayTable: ReplayTable): void {
  const moments = data.steps;
  let shown = '';
  const draw = (): void => {
    const { index, viewpoint, position } = player;
    const now = `${index} ${viewpoint}`;
    panel.draw(now !== shown);
    replayTable.draw(index, viewpoint, position);
    if (now === shown) return;
    shown = now;
    list.mark(index);
  };
  const player = new Player(moments, draw);
  const panel = controls(data, player, replayTable);
  const list = decisions(data, player, replayTable);
  const { words } = data;
  const aside = replayTable.aside?.((index) => {
    player.toIndex(index);
    panel.node.scrollIntoView();
  });
  root.append(
    el('header', {}, el('h1', {}, data.heading), el('p', {}, lineText(data, data.crew))),
    panel.node,
    el('div', { class: 'columns' }, replayTable.node, list.node),
    ...(aside === null || aside === undefined ? [] : [aside]),
    el(
      'footer',
      {},
      el('p', {}, words['keys-all']),
      el('p', {}, fill(words.seed, { seed: data.seed, rules: data.rules, game: data.game })),
      ...fairPart(data),
      el('p', {}, words.about),
    ),
  );
  // The table as the clock starts: the lobby shows nothing yet.
  player.toIndex(
    Math.max(
      0,
      moments.findIndex(({ chapter }) => chapter !== null),
    ),
  );
}

/** Draws the page: the frame that all games share, with the game's own table in it. */
export function startReplay(tableOf: (data: ViewerData) => ReplayTable): void {
  const root = document.getElementById('replay');
  const text = document.getElementById('data')?.textContent;
  if (root === null || text === undefined || text === null) return;
  const data = JSON.parse(text) as ViewerData;
  start(root, data, tableOf(data));
}
