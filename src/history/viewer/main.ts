import { nameToken, type ViewerData } from '../export/viewer-data.js';
import { controls } from './controls.js';
import { decisions } from './decisions.js';
import { el, fill } from './dom.js';
import { momentsOf } from '../replay-steps.js';
import { Player } from './player.js';
import { drawTable, lineText } from '../meteor/viewer/table.js';

function start(root: HTMLElement, data: ViewerData): void {
  const moments = momentsOf(data.steps);
  let shown = '';
  const draw = (): void => {
    const { index, eyes } = player;
    const now = `${index} ${eyes}`;
    panel.draw(now !== shown);
    if (now === shown) return;
    shown = now;
    list.mark(index);
    const state = moments[index]?.state;
    if (state !== undefined) table.replaceChildren(...drawTable(data, state, eyes));
  };
  const player = new Player(moments, draw);
  const panel = controls(data, player);
  const list = decisions(data, player);
  const table = el('div', { class: 'table' });
  const last = moments.at(-1)?.state;
  const crew = (last?.seats ?? []).flatMap(({ status }, seat) =>
    status === 'empty' ? [] : [lineText(data, nameToken(seat))],
  );
  const { words } = data;
  root.append(
    el('header', {}, el('h1', {}, data.heading), el('p', {}, fill(words.crew, { names: crew.join(', ') }))),
    panel.node,
    el('div', { class: 'columns' }, table, list.node),
    el(
      'footer',
      {},
      el('p', {}, words.keys),
      el('p', {}, fill(words.seed, { seed: last?.seed ?? '', rules: last?.rules ?? '', game: data.game })),
      el('p', {}, words.about),
    ),
  );
  // The table as the clock starts: the lobby shows nothing yet.
  player.toIndex(
    Math.max(
      0,
      moments.findIndex(({ zoneStart }) => zoneStart),
    ),
  );
}

const root = document.getElementById('replay');
const text = document.getElementById('data')?.textContent;
if (root !== null && text !== undefined && text !== null) start(root, JSON.parse(text) as ViewerData);
