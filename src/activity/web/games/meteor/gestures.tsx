import type { VNode } from 'preact';
import { GESTURES, type Gesture } from '../../../games/meteor/gestures.js';
import { t } from '../../words.js';
import type { Table } from './table-model.js';

/** What players show in place of words: buttons for it, and what floats above its sender's site. */

const SHOWN_MS = 3_000;

function nameOf(sign: Gesture): string {
  switch (sign) {
    case '👍':
      return t('meteor.activity.gesture.up');
    case '👎':
      return t('meteor.activity.gesture.down');
    case '❓':
      return t('meteor.activity.gesture.ask');
    case '❗':
      return t('meteor.activity.gesture.alert');
    case '🙏':
      return t('meteor.activity.gesture.please');
    case '👀':
      return t('meteor.activity.gesture.look');
    case '🎉':
      return t('meteor.activity.gesture.cheer');
    case '🚀':
      return t('meteor.activity.gesture.rocket');
  }
}

const shownNow = (table: Table): readonly { readonly seat: number; readonly sign: Gesture; readonly at: number }[] => {
  const now = table.props.host.now();
  return (table.props.signs ?? []).flatMap(({ seat, sign, at }) => {
    const known = GESTURES.find((one) => one === sign);
    return known !== undefined && now - at < SHOWN_MS ? [{ seat, sign: known, at }] : [];
  });
};

/** Above a seat's site. */
export function drawFloating(table: Table, seat: number | null): VNode | null {
  const shown = shownNow(table).find((one) => one.seat === seat);
  return shown === undefined ? null : (
    <span key={`sign ${shown.at}`} class="floating-sign" aria-hidden="true">
      {shown.sign}
    </span>
  );
}

/** For screen readers: who shows what. */
export function drawSpokenSigns(table: Table): VNode {
  const said = shownNow(table).map(({ seat, sign }) => {
    const name = table.props.view.seats.find((one) => one.seat === seat)?.name ?? '';
    return t('meteor.activity.shows', { name, gesture: nameOf(sign) });
  });
  return (
    <p class="hidden" role="status">
      {said.join(' ')}
    </p>
  );
}

/** The chosen gesture's button goes with the row: the focus returns to what opened it. */
function focusOpener(inside: HTMLElement): void {
  inside.closest('.gestures')?.querySelector<HTMLElement>('.gesture-opener')?.focus();
}

/** A button that opens the eight. */
export function drawGestures(table: Table): VNode {
  const isOpen = table.state.gesturing;
  return (
    <div
      class="gestures"
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') focusOpener(event.currentTarget);
      }}
    >
      <button
        class="quiet-button gesture-opener"
        type="button"
        aria-expanded={isOpen}
        aria-label={t('meteor.activity.gestures')}
        title={t('meteor.activity.gestures')}
        onClick={() => {
          table.openGestures(!isOpen);
        }}
      >
        <span aria-hidden="true">👍</span>
      </button>
      {isOpen && (
        <div class="gesture-row" role="group" aria-label={t('meteor.activity.gestures')}>
          {GESTURES.map((sign) => (
            <button
              key={sign}
              class="gesture"
              type="button"
              data-sign={sign}
              aria-label={nameOf(sign)}
              title={nameOf(sign)}
              onClick={(event) => {
                focusOpener(event.currentTarget);
                table.sign(sign);
              }}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
