import type { VNode } from 'preact';
import type { PageMessage } from '../../protocol.js';
import { everyComponent, flag } from '../../../web/components/fields.js';
import { icon } from '../../../web/icons.js';
import type { Store } from '../core/store.js';
import { fill, words } from '../../../web/words.js';
import { firstLine, nameIn } from './reading.js';
import type { Scroll } from './scroll.js';

export type Side = 'above' | 'below';

const LABEL_LENGTH = 26;

function isLive(message: PageMessage): boolean {
  return everyComponent(message).some((part) => part.type === 2 && !flag(part, 'disabled'));
}

function elementOf(messageId: string): HTMLElement | null {
  return document.querySelector(`[data-message-id="${CSS.escape(messageId)}"]`);
}

function label(message: PageMessage): string {
  if (message.ephemeral) return words.yourPanel;
  const line = [...nameIn(firstLine(message))];
  if (line.length === 0) return words.untitled;
  return line.length > LABEL_LENGTH
    ? `${line
        .slice(0, LABEL_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}

/** A way to a message that is out of sight. */
export interface Jump {
  readonly messageId: string;
  readonly side: Side;
  readonly label: string;
}

/** Short ways to the newest public message with buttons and to one's own newest panel, while they are out of sight. */
export function findJumps(store: Store, scroll: Scroll): readonly Jump[] {
  const shown = store.shown();
  const board = shown.findLast((message) => !message.ephemeral && isLive(message));
  const panel = shown.findLast((message) => message.ephemeral && isLive(message));
  return [board, panel].flatMap((message) => {
    const element = message === undefined ? null : elementOf(message.id);
    const side = element === null ? undefined : scroll.beyond(element);
    // The newest message of all is where “Jump to the newest” leads anyway.
    if (message === undefined || side === undefined || (side === 'below' && message === shown.at(-1))) return [];
    return [{ messageId: message.id, side, label: label(message) }];
  });
}

export function drawJump({ messageId, side, label }: Jump, scroll: Scroll): VNode {
  return (
    <button
      key={messageId}
      class="jump-chip"
      type="button"
      aria-label={fill(side === 'above' ? words.jumpUp : words.jumpDown, { label })}
      data-testid="jump-chip"
      onClick={() => {
        const element = elementOf(messageId);
        if (element === null) return;
        scroll.show(element);
        element.focus({ preventScroll: true });
      }}
    >
      {icon(side === 'above' ? 'up' : 'down')}
      <span>{label}</span>
    </button>
  );
}
