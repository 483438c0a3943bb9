import { type ComponentChildren, type VNode } from 'preact';
import type { Client } from './client.js';
import { drawMessages, drawNote, drawToast } from './messages.js';
import { Modal } from './modal.js';
import { statusWords } from './status-words.js';
import { t } from './words.js';
import { drawNative } from './games/index.js';

function drawStatus(client: Client): VNode {
  const waits = ['connecting', 'lost', 'in'].includes(client.status);
  return (
    <main class="status-screen">
      <span class="status-mark" aria-hidden="true" />
      <p role="status">{statusWords(client.status)}</p>
      {!waits && client.status !== 'outside' && (
        <button
          class="button button-primary"
          type="button"
          onClick={() => {
            client.retry();
          }}
        >
          {t('activity.retry')}
        </button>
      )}
    </main>
  );
}

/** Escape in the frame, whose page has the same origin, closes the sheet as it does beside it. */
function closeByEscape(frame: HTMLIFrameElement, close: () => void): void {
  frame.contentWindow?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
}

/** A past game: its page, in a frame over the table. */
function drawReplay(client: Client): VNode | null {
  const { replay, locale, base } = client;
  if (replay === null) return null;
  const close = (): void => {
    client.closeReplay();
  };
  return (
    <Modal key="replay" className="replay-sheet" label={t('activity.replay')} onClose={close}>
      <button class="button button-secondary replay-close" type="button" onClick={close}>
        {t('activity.dismiss')}
      </button>
      <iframe
        class="replay-frame"
        title={t('activity.replay')}
        src={`${base}replay/${replay}?locale=${locale}`}
        onLoad={(event) => {
          closeByEscape(event.currentTarget, close);
        }}
      />
    </Modal>
  );
}

export function drawApp(client: Client): ComponentChildren {
  const isThere = client.room !== null && (client.status === 'in' || client.status === 'lost');
  if (!isThere) return drawStatus(client);
  return [
    drawNative(client) ?? drawMessages(client),
    client.status === 'lost' && (
      <p key="lost" class="lost-banner" role="alert">
        {t('activity.lost')}
      </p>
    ),
    client.note === null && drawToast(client),
    drawNote(client),
    drawReplay(client),
  ];
}
