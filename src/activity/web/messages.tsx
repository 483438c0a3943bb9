import type { VNode } from 'preact';
import { drawComponents } from '../../web/components/draw.js';
import type { MessageActions } from '../../web/context.js';
import type { PageMessage } from '../../web/shapes.js';
import type { DrawnMessage } from '../protocol.js';
import type { Client } from './client.js';
import { Modal } from './modal.js';
import { t } from './words.js';

/** Every game's messages, drawn side by side by the components that the local page draws messages with. */

type Place = 'board' | 'panel' | 'note';

export const asMessage = (place: Place, { id, components, files = [] }: DrawnMessage, base: string): PageMessage => ({
  id: `${place} ${id}`,
  channelId: '',
  author: { id: '', name: '', bot: true },
  content: '',
  components,
  attachments: files.map(({ name, token }) => ({
    filename: name,
    url: `${base}picture/${token}`,
    contentType: 'image/png',
    size: 0,
  })),
  ephemeral: place !== 'board',
  loading: false,
  edited: false,
  pinned: false,
  at: 0,
  reactions: [],
});

/** What is pressed on a message of that place. */
export const pressesOf = (client: Client, place: Place): MessageActions => ({
  click: (pressed, customId) => client.press(place, pressed, customId),
  select: (pressed, customId, values) => client.press(place, pressed, customId, values),
});

const drawMessage = (client: Client, place: Place, message: DrawnMessage): VNode =>
  drawComponents({ store: client, act: pressesOf(client, place) }, asMessage(place, message, client.base));

export function drawMessages(client: Client): VNode {
  const { board, panel } = client.room ?? { board: null, panel: null };
  const both = panel !== null && board !== null && board.components.length > 0;
  return (
    <main class={both ? 'messages-room both' : 'messages-room'}>
      {panel !== null && (
        <section key="panel" class="message-card" aria-label={t('activity.panel')}>
          {drawMessage(client, 'panel', panel)}
        </section>
      )}
      {board !== null && board.components.length > 0 && (
        <section key="board" class="message-card" aria-label={t('activity.board')}>
          {drawMessage(client, 'board', board)}
        </section>
      )}
    </main>
  );
}

/** Why the last act wasn't done. */
export const drawToast = ({ toast }: Client): VNode | null =>
  toast === null ? null : (
    <p key="toast" class="toast" role="alert">
      {toast}
    </p>
  );

/** A private message that came of a press, and over it what came of presses there. */
export function drawNote(client: Client): VNode | null {
  const { note } = client;
  if (note === null) return null;
  const dismiss = (): void => {
    client.dismissNote();
  };
  return (
    <Modal key="note" className="note-card" label={t('activity.note')} onClose={dismiss}>
      <div class="note-body" tabIndex={0}>
        {drawMessage(client, 'note', note)}
      </div>
      <button class="button button-secondary note-close" type="button" onClick={dismiss}>
        {t('activity.dismiss')}
      </button>
      {drawToast(client)}
    </Modal>
  );
}
