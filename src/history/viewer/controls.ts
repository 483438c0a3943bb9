import type { ViewerData, ViewerStep } from '../export/viewer-data.js';
import { clock, el, fill, on } from './dom.js';
import { seek, zoneLeft, type Moment } from '../replay-steps.js';
import { SPEEDS, type Player } from './player.js';
import { lineText, nameOf, type Eyes } from '../meteor/viewer/table.js';

export interface Controls {
  readonly node: HTMLElement;
  /** `fresh`: another moment than before is shown. */
  draw(fresh: boolean): void;
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** Zones as bands, salvos as ticks: seen only, for the buttons beside say the same. */
function marks({ moments, end }: Player): HTMLElement {
  const layer = el('div', { class: 'marks', 'aria-hidden': 'true' });
  const zones = moments.filter(({ zoneStart, state }) => zoneStart && state.zone > 0);
  for (const [at, { position, state }] of zones.entries()) {
    const band = el('span', { class: 'zone' }, String(state.zone));
    band.style.left = percent(position, end);
    band.style.width = percent((zones[at + 1]?.position ?? end) - position, end);
    layer.append(band);
  }
  for (const { position } of moments.filter(({ salvo }) => salvo)) {
    const tick = el('span', { class: 'salvo' }, '▲');
    tick.style.left = percent(position, end);
    layer.append(tick);
  }
  return layer;
}

function button(label: string, sign: string, run: () => void): HTMLButtonElement {
  const made = el('button', { type: 'button', 'aria-label': label, title: label }, sign);
  on(made, 'click', run);
  return made;
}

const salvo = (moment: Moment): boolean => moment.salvo;
const zoneStart = (moment: Moment): boolean => moment.zoneStart;

/** What keys and buttons do, by name. */
function moves(
  player: Player,
): Readonly<Record<'step-back' | 'step-on' | 'salvo-back' | 'salvo-on' | 'zone-back' | 'zone-on', () => void>> {
  const go = (by: 1 | -1, wanted: (moment: Moment) => boolean) => () => {
    player.toIndex(seek(player.moments, player.index, by, wanted));
  };
  const any = (): boolean => true;
  return {
    'step-back': go(-1, any),
    'step-on': go(1, any),
    'salvo-back': go(-1, salvo),
    'salvo-on': go(1, salvo),
    'zone-back': go(-1, zoneStart),
    'zone-on': go(1, zoneStart),
  };
}

function eyesSelect(data: ViewerData, player: Player): HTMLElement {
  const { words } = data;
  const seats = (player.moments.at(-1)?.state.seats ?? []).flatMap(({ status }, seat) =>
    status === 'empty' ? [] : [seat],
  );
  const select = el(
    'select',
    { id: 'eyes' },
    el('option', { value: 'none' }, words['hands-none']),
    ...seats.map((seat) => el('option', { value: seat }, fill(words['hand-of'], { name: nameOf(data, seat) }))),
    el('option', { value: 'all' }, words['hands-all']),
  );
  on(select, 'change', () => {
    const eyes: Eyes = select.value === 'none' || select.value === 'all' ? select.value : Number(select.value);
    player.eyes = eyes;
    player.to(player.position);
  });
  return el('label', { class: 'eyes' }, `${words.hands} `, select);
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
    ArrowUp: move['salvo-back'],
    ArrowDown: move['salvo-on'],
    PageUp: move['zone-back'],
    PageDown: move['zone-on'],
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

export function momentText({ words }: ViewerData, moment: Moment<ViewerStep>, position: number): string {
  const { state } = moment;
  if (state.phase === 'lobby') return words.lobby;
  if (state.phase === 'field') return words.field;
  if (state.phase === 'over') return words.over;
  return state.pause !== null
    ? fill(words['zone-paused'], { zone: state.zone })
    : fill(words['zone-left'], { zone: state.zone, left: clock(zoneLeft(moment, position)) });
}

/** Play, speed, steps, whose hand, and the scrubber with its marks. */
export function controls(data: ViewerData, player: Player): Controls {
  const { words } = data;
  const move = moves(player);
  const play = button(words.play, '▶', () => {
    player.toggle();
  });
  const range = el('input', { type: 'range', min: 0, max: player.end, step: 100, 'aria-label': words.scrubber });
  on(range, 'input', () => {
    player.to(Number(range.value));
  });
  const time = el('p', { class: 'time' });
  const line = el('p', { class: 'line', role: 'status' });
  onKeys(player, move);
  const node = el(
    'div',
    { class: 'controls' },
    time,
    line,
    el('div', { class: 'scrubber' }, range, marks(player)),
    el(
      'div',
      { class: 'row' },
      button(words['zone-back'], '⏮', move['zone-back']),
      button(words['salvo-back'], '▲◀', move['salvo-back']),
      button(words['step-back'], '◀', move['step-back']),
      play,
      button(words['step-on'], '▷', move['step-on']),
      button(words['salvo-on'], '▶▲', move['salvo-on']),
      button(words['zone-on'], '⏭', move['zone-on']),
      speedChoice(data, player),
      eyesSelect(data, player),
    ),
  );
  return {
    node,
    draw(fresh) {
      const moment = player.moments[player.index];
      if (moment === undefined) return;
      const text = momentText(data, moment, player.position);
      if (time.textContent !== text) time.textContent = text;
      range.value = String(player.position);
      line.setAttribute('aria-live', player.playing ? 'off' : 'polite');
      play.textContent = player.playing ? '⏸' : '▶';
      const label = player.playing ? words.pause : words.play;
      play.setAttribute('aria-label', label);
      play.title = label;
      if (!fresh) return;
      const told = moment.step.line === null ? '' : lineText(data, moment.step.line);
      line.textContent = told;
      range.setAttribute('aria-valuetext', told === '' ? text : `${text}. ${told}`);
    },
  };
}
