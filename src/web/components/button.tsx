import { Fragment, type ComponentChildren, type VNode } from 'preact';
import type { ApiComponent } from '../shapes.js';
import { icon } from '../icons.js';
import { words } from '../words.js';
import type { Place } from './place.js';
import { drawEmoji } from './emoji.js';
import { flag, number, text } from './fields.js';

const LINK = 5;
const STYLES: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/** The custom id that a button had at `pointerdown`: a redraw before the click must not change what is clicked. */
const pressed = new WeakMap<EventTarget, string>();

function face(button: ApiComponent): readonly ComponentChildren[] {
  const emoji = drawEmoji(button['emoji']);
  const label = text(button, 'label');
  return [
    emoji !== undefined && <Fragment key="emoji">{emoji}</Fragment>,
    label !== undefined && (
      <span key="label" class="button-label">
        {label}
      </span>
    ),
    emoji === undefined && label === undefined && (
      <span key="none" class="hidden">
        {words.buttonNoLabel}
      </span>
    ),
  ];
}

function linkButton(button: ApiComponent): VNode {
  const url = text(button, 'url') ?? '';
  const safe = /^https?:\/\//.test(url) ? url : '';
  return (
    <a class="button button-link" href={safe} target="_blank" rel="noopener noreferrer">
      {face(button)}
      {icon('external')}
    </a>
  );
}

export function drawButton(place: Place, button: ApiComponent): VNode {
  const style = number(button, 'style') ?? 2;
  if (style === LINK) return linkButton(button);
  const { context, message } = place;
  const customId = text(button, 'custom_id') ?? '';
  const busy = context.store.busy.has(`${message.id}|${customId}`);
  return (
    <button
      class={`button button-${STYLES[style] ?? 'secondary'}${busy ? ' busy' : ''}`}
      type="button"
      data-custom-id={customId}
      disabled={flag(button, 'disabled')}
      aria-busy={busy ? 'true' : undefined}
      onPointerDown={(event) => {
        pressed.set(event.currentTarget, customId);
      }}
      onClick={(event) => {
        // A click from the keyboard has no detail, and no `pointerdown` before it.
        const before = event.detail > 0 ? pressed.get(event.currentTarget) : undefined;
        void context.act.click(message, before ?? customId);
      }}
    >
      <span class="button-face">{face(button)}</span>
      {busy && (
        <span key="dots" class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
