import type { VNode } from 'preact';
import type { Context } from '../core/actions.js';
import { icon } from '../../../web/icons.js';
import { words } from '../../../web/words.js';
import { frameAddress } from './host.js';

/** The Activity beside the chat; over it on a phone. */
export function drawActivity({ store, host }: Context): VNode | null {
  const { activity } = store;
  if (activity === undefined) return null;
  return (
    <aside key={`activity ${activity.instanceId}`} class="activity" aria-label={words.activity}>
      <header class="activity-head">
        <b>{words.activity}</b>
        <button
          class="icon-button"
          type="button"
          aria-label={words.closeActivity}
          data-testid="activity-close"
          onClick={() => {
            host.close();
          }}
        >
          {icon('close')}
        </button>
      </header>
      <iframe
        class="activity-frame"
        title={words.activity}
        src={frameAddress(activity)}
        referrerpolicy="same-origin"
        allow="autoplay"
      />
    </aside>
  );
}
