import type { ViewerData, ViewerStep } from '../export/viewer-data.js';
import { el, fill, on } from './dom.js';
import { seek } from '../logs/replay-steps.js';
import { SPEEDS, type Player } from './player.js';
import { lineText, nameOf, type Viewpoint, type ReplayTable } from './replay-table.js';

export interface Controls {
  readonly node: HTMLElement;
  /** `fresh`: another moment than before is shown. */
  draw(fresh: boolean): void;
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** Chapters as bands, marks as ticks: seen only, for the buttons beside say the same. */
function marks({ moments, end }: Player): HTMLElement {
  const layer = el('div', { class: 'marks', 'aria-hidden': 'true' });
  const chapters = moments.filter(({ chapter }) => chapter !== null && chapter !== '');
  for (const [at, { position, chapter }] of chapters.entries()) {
    const band = el('span', { class: 'chapter' }, chapter);
    band.style.left = percent(position, end);
    band.style.width = percent((chapters[at + 1]?.position ?? end) - position, end);
    layer.append(band);
  }
  for (const { position } of moments.filter(({ mark }) => mark)) {
    const tick = el('span', { class: 'mark' }, '▲');
    tick.style.left = percent(position, end);
    layer.append(tick);
  }
  return layer;
}

function button(label: string, sign: string, run: () => void): HTMLButtonElement {
  const made = el('button', { type: 'button' }, el('span', { class: 'sign', 'aria-hidden': 'true' }, sign));
  made.append(el('span', { class: 'name' }, label));
  on(made, 'click', run);
  return made;
}

const isMark = ({ mark }: ViewerStep): boolean => mark;
const isChapter = ({ chapter }: ViewerStep): boolean => chapter !== null;

/** What keys and buttons do, by name. */
function moves(
  player: Player,
): Readonly<Record<'step-back' | 'step-on' | 'mark-back' | 'mark-on' | 'chapter-back' | 'chapter-on', () => void>> {
  const go = (by: 1 | -1, wanted: (moment: ViewerStep) => boolean) => () => {
    player.toIndex(seek(player.moments, player.index, by, wanted));
  };
  const any = (): boolean => true;
  return {
    'step-back': go(-1, any),
    'step-on': go(1, any),
    'mark-back': go(-1, isMark),
    'mark-on': go(1, isMark),
    'chapter-back': go(-1, isChapter),
    'chapter-on': go(1, isChapter),
  };
}

function viewpointSelect(data: ViewerData, player: Player): HTMLElement {
  const { words } = data;
  const select = el(
    'select',
    { id: 'eyes' },
    el('option', { value: 'none' }, words['hands-none']),
    ...data.seats.map((seat) => el('option', { value: seat }, fill(words['hand-of'], { name: nameOf(data, seat) }))),
    el('option', { value: 'all' }, words['hands-all']),
  );
  on(select, 'change', () => {
    const viewpoint: Viewpoint =
      select.value === 'none' || select.value === 'all' ? select.value : Number(select.value);
    player.viewpoint = viewpoint;
    player.to(player.position);
  });
  return el('label', { class: 'eyes' }, el('span', {}, `${words.hands} `), select);
}

function speedChoice({ words }: ViewerData, player: Player): HTMLElement {
  return el(
    'fieldset',
    { class: 'speed' },
    el('legend', {}, words.speed),
    ...SPEEDS.map((speed) => {
      const radio = el('input', { type: 'radio', name: 'speed', value: speed, checked: speed === player.speed });
      on(radio, 'change', () => {
        player.speed = speed;
      });
      return el('label', {}, radio, `${speed}×`);
    }),
  );
}

function onKeys(player: Player, move: ReturnType<typeof moves>): void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: move['step-back'],
    ArrowRight: move['step-on'],
    ArrowUp: move['mark-back'],
    ArrowDown: move['mark-on'],
    PageUp: move['chapter-back'],
    PageDown: move['chapter-on'],
    Home: () => {
      player.to(0);
    },
    End: () => {
      player.to(player.end);
    },
    ' ': () => {
      player.toggle();
    },
  };
  document.addEventListener('keydown', (event) => {
    const run = keys[event.key];
    const at = event.target instanceof HTMLElement ? event.target : document.body;
    const own = at instanceof HTMLSelectElement || (at instanceof HTMLInputElement && at.type === 'radio');
    const presses = event.key === ' ' && at instanceof HTMLButtonElement;
    const scrolls = at.closest('.decisions') !== null && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight';
    if (run === undefined || own || presses || scrolls || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  });
}

/** Play, speed, steps, whose hand, and the scrubber with its marks. */
export function controls(data: ViewerData, player: Player, replayTable: ReplayTable): Controls {
  const { words } = data;
  const move = moves(player);
  const marked = player.moments.some(isMark);
  const chaptered = player.moments.some(({ chapter }) => chapter !== null && chapter !== '');
  const play = button(words.play, '▶', () => {
    player.toggle();
  });
  const range = el('input', { type: 'range', min: 0, max: player.end, step: 100, 'aria-label': words.scrubber });
  on(range, 'input', () => {
    player.to(Number(range.value));
  });
  const time = el('p', { class: 'time' });
  const line = el('p', { class: 'line' });
  const spoken = el('p', { class: 'spoken', role: 'status' });
  onKeys(player, move);
  const node = el(
    'div',
    { class: 'controls' },
    time,
    line,
    spoken,
    el('div', { class: 'scrubber' }, range, marks(player)),
    el(
      'div',
      { class: 'row' },
      chaptered ? button(words['chapter-back'], '⏮', move['chapter-back']) : null,
      marked ? button(words['mark-back'], '▲◀', move['mark-back']) : null,
      button(words['step-back'], '‹', move['step-back']),
      play,
      button(words['step-on'], '›', move['step-on']),
      marked ? button(words['mark-on'], '▶▲', move['mark-on']) : null,
      chaptered ? button(words['chapter-on'], '⏭', move['chapter-on']) : null,
      speedChoice(data, player),
      replayTable.hands ? viewpointSelect(data, player) : null,
    ),
  );
  return {
    node,
    draw(fresh) {
      const moment = player.moments[player.index];
      if (moment === undefined) return;
      const text = replayTable.status(player.index, player.position);
      if (time.textContent !== text) time.textContent = text;
      range.value = String(player.position);
      // Played, it goes too fast for words; the scrubber says its moment itself.
      spoken.setAttribute('aria-live', player.playing || document.activeElement === range ? 'off' : 'polite');
      const [sign, name] = play.children;
      if (sign !== undefined) sign.textContent = player.playing ? '⏸' : '▶';
      if (name !== undefined) name.textContent = player.playing ? words.pause : words.play;
      if (!fresh) return;
      const told = moment.line === null ? '' : lineText(data, moment.line);
      line.textContent = told;
      range.setAttribute('aria-valuetext', told === '' ? text : `${text}. ${told}`);
      // With its time: the same words twice are two steps.
      const when = replayTable.when(player.index);
      spoken.textContent = told === '' ? when : `${told} (${when})`;
    },
  };
}
