import type { VNode } from 'preact';
import type { TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { shortcutsAreOn, toggleShortcuts } from './keys.js';
import { soundIsOn, toggleSound } from './sound.js';
import type { Table } from './table-model.js';

/** The clock ring that drains, the zone, and what stands beside it. */

const ROUND = 2 * Math.PI * 20;

export function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const leftOf = ({ pause, deadline }: TableView, now: number): number =>
  Math.max(0, pause !== null ? pause.zoneLeft : deadline - now);

/** `share`: how much of it is left, from 0 to 1. */
export const ring = (share: number, className: string): VNode => (
  <svg class={`ring ${className}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle class="ring-back" cx="24" cy="24" r="20" />
    <circle class="ring-left" cx="24" cy="24" r="20" stroke-dasharray={ROUND} stroke-dashoffset={ROUND * (1 - share)} />
  </svg>
);

const keyboardIcon = (): VNode => (
  <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
    <rect x="1.500" y="1.500" width="25" height="17" rx="3" />
    <path d="M6 7h2M11 7h2M16 7h2M21 7h1M6 13h2M11 13h7M21 13h1" />
    <path class="keys-off" d="M3 19 25 1" />
  </svg>
);

const soundIcon = (): VNode => (
  <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
    <path d="M3 7h5l6-5v16l-6-5H3Z" />
    <path class="sound-waves" d="M18 6c2 2 2 6 0 8M21 3c4 4 4 10 0 14" />
    <path class="sound-off" d="M18 7l6 6M24 7l-6 6" />
  </svg>
);

/** Something of the page that each person switches on or off for themselves. */
interface Switch {
  readonly className: string;
  label(): string;
  isOn(): boolean;
  toggle(): void;
  icon(): VNode;
}

const SOUND: Switch = {
  className: 'sound-button',
  label: () => t('meteor.activity.sound'),
  isOn: soundIsOn,
  toggle: toggleSound,
  icon: soundIcon,
};
const SHORTCUTS: Switch = {
  className: 'keys-button',
  label: () => t('meteor.activity.shortcuts'),
  isOn: shortcutsAreOn,
  toggle: toggleShortcuts,
  icon: keyboardIcon,
};

const drawSwitch = ({ props: { host } }: Table, { className, label, isOn, toggle, icon }: Switch): VNode => (
  <button
    class={`quiet-button ${className}`}
    type="button"
    aria-pressed={isOn()}
    aria-label={label()}
    title={label()}
    onClick={() => {
      toggle();
      host.changed();
    }}
  >
    {icon()}
  </button>
);

export function drawTop(table: Table): VNode {
  const { view, guide } = table.props;
  // A lesson's clock stands: its words have the place.
  if (!view.isTimed && guide !== undefined) return <header class="top-bar guided">{guide}</header>;
  const bar = drawBar(table);
  return guide === undefined ? (
    bar
  ) : (
    <div class="tops">
      {bar}
      {guide}
    </div>
  );
}

function drawBar(table: Table): VNode {
  const { view, host } = table.props;
  const { you } = view;
  const left = leftOf(view, host.now());
  const share = Math.min(1, left / view.zoneMs);
  const time = timeWords(left);
  const isLate = left <= 10_000 && view.pause === null && view.phase === 'play';
  return (
    <header class="top-bar">
      <div
        class={`clock${isLate ? ' late' : ''}`}
        role="timer"
        aria-label={t('meteor.activity.time-left', { zone: view.zone, time })}
      >
        {ring(share, 'zone-ring')}
        <b>{time}</b>
      </div>
      {view.phase !== 'field' && (
        <div class="zone">
          <b>{t('meteor.activity.zone', { zone: view.zone })}</b>
          <span class="pips" aria-hidden="true">
            {[5, 4, 3, 2, 1].map((zone) => (
              <i key={zone} class={zone < view.zone ? '' : zone === view.zone ? 'now' : 'gone'} />
            ))}
          </span>
        </div>
      )}
      <div class="facts">
        {view.phase === 'play' && (
          <span class="fact">{view.silent ? t('meteor.activity.silence') : t('meteor.activity.talk')}</span>
        )}
        {view.phase !== 'field' && (
          <span class="fact">
            {table.isLive
              ? t('meteor.activity.deck', { count: view.deck })
              : t('meteor.activity.piles', { deck: view.deck, discard: view.discard })}
          </span>
        )}
      </div>
      {table.isLive && you?.mayTimeOut === true && (
        <button
          class="quiet-button"
          type="button"
          onClick={() => {
            table.act({ type: 'time-out' });
          }}
        >
          {t('meteor.activity.time-out')}
        </button>
      )}
      {table.isLive && drawSwitch(table, SOUND)}
      {table.isLive && you !== null && drawSwitch(table, SHORTCUTS)}
    </header>
  );
}
