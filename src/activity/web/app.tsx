import { type ComponentChildren, type VNode } from 'preact';
import type { Client, Status } from './client.js';
import { drawMessages, drawNote } from './messages.js';
import { t } from './words.js';
import { drawNative } from './games/index.js';

function statusWords(status: Status): string {
  switch (status) {
    case 'outside':
      return t('activity.outside');
    case 'left':
      return t('activity.left');
    case 'not-here':
    case 'instance':
      return t('activity.refused.not-here');
    case 'not-in-server':
      return t('activity.refused.not-in-server');
    case 'malformed':
    case 'nonce':
    case 'code':
      return t('activity.refused.code');
    case 'elsewhere':
      return t('activity.refused.server');
    case 'busy':
    case 'unreachable':
      return t('activity.no-answer');
    case 'lost':
      return t('activity.lost');
    case 'connecting':
    case 'in':
      return t('activity.connecting');
  }
}

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

/** A past game: its page, in a frame over the table. */
function drawReplay(client: Client): VNode | null {
  const { replay, locale, base } = client;
  if (replay === null) return null;
  return (
    <section key="replay" class="replay-sheet" role="dialog" aria-label={t('activity.replay')}>
      <button
        class="button button-secondary replay-close"
        type="button"
        onClick={() => {
          client.closeReplay();
        }}
      >
        {t('activity.dismiss')}
      </button>
      <iframe class="replay-frame" title={t('activity.replay')} src={`${base}replay/${replay}?locale=${locale}`} />
    </section>
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
    client.toast !== null && (
      <p key="toast" class="toast" role="alert">
        {client.toast}
      </p>
    ),
    drawNote(client),
    drawReplay(client),
  ];
}
