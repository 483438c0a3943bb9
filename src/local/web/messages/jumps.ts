import type { PageMessage } from '../../protocol.js';
import { everyComponent } from '../components/draw.js';
import { flag } from '../components/fields.js';
import { icon } from '../core/icons.js';
import type { Store } from '../core/store.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { fill, words } from '../words.js';
import { firstLine } from './announcer.js';
import type { Scroll } from './scroll.js';

export type Side = 'above' | 'below';

const LABEL_LENGTH = 26;

function isLive(message: PageMessage): boolean {
  return everyComponent(message).some((part) => part.type === 2 && !flag(part, 'disabled'));
}

function elementOf(message: PageMessage): Element | null {
  return document.querySelector(`[data-message-id="${CSS.escape(message.id)}"]`);
}

function label(message: PageMessage): string {
  if (message.ephemeral) return words.yourPanel;
  const line = [...firstLine(message)];
  if (line.length === 0) return words.untitled;
  return line.length > LABEL_LENGTH
    ? `${line
        .slice(0, LABEL_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}

function chip(message: PageMessage, side: Side, scroll: Scroll): VNode | undefined {
  const element = elementOf(message);
  const where = element === null ? undefined : scroll.beyond(element);
  if (element === null || where !== side) return undefined;
  const name = label(message);
  return h(
    'button',
    {
      key: message.id,
      class: 'jump-chip',
      attrs: {
        type: 'button',
        'aria-label': fill(where === 'above' ? words.jumpUp : words.jumpDown, { label: name }),
        'data-testid': 'jump-chip',
      },
      on: {
        click: () => {
          scroll.show(element);
          if (element instanceof HTMLElement) element.focus({ preventScroll: true });
        },
      },
    },
    icon(where === 'above' ? 'up' : 'down'),
    h('span', {}, name),
  );
}

/** Short ways to the newest public message with buttons and to one's own newest panel, while they are out of sight. */
export function drawJumps(store: Store, scroll: Scroll, side: Side): readonly VNode[] {
  const shown = store.shown();
  const board = shown.findLast((message) => !message.ephemeral && isLive(message));
  const panel = shown.findLast((message) => message.ephemeral && isLive(message));
  // The newest message of all is where “Jump to the newest” leads anyway.
  const wanted = [board, panel].filter(
    (message) => message !== undefined && (side === 'above' || message !== shown.at(-1)),
  );
  return wanted.map((message) => message && chip(message, side, scroll)).filter((node) => node !== undefined);
}
