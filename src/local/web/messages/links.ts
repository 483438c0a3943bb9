import type { Store } from '../core/store.js';

/** Discord docs, "Message formatting": a channel, and a message in it. */
const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A link to a channel of this server opens it here, as Discord's client does; any other leaves the page. */
export function openPlaces(store: Store): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const [, channelId = '', messageId] = PLACE.exec(link?.getAttribute('href') ?? '') ?? [];
    if (store.channel(channelId) === undefined) return;
    event.preventDefault();
    store.openChannel(channelId);
    if (messageId === undefined) return;
    store.changed(() => {
      const message = document.querySelector<HTMLElement>(`[data-message-id="${messageId}"]`);
      message?.scrollIntoView({ block: 'nearest' });
      message?.focus({ preventScroll: true });
    });
  });
}
