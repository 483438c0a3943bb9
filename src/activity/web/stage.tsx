import type { VNode } from 'preact';
import { drawComponents } from '../../web/components/draw.js';
import type { DrawnMessage, Stage } from '../protocol.js';
import type { Client } from './client.js';
import { asMessage, pressesOf } from './messages.js';
import { t } from './words.js';

/** Lobby or end around a game's own table: its words over the sky, its people and buttons where sites and hand are. */
export interface StageParts {
  readonly is: Stage['is'];
  readonly head: VNode;
  readonly bottom: VNode;
}

const TEXT = 10;
const ROW = 1;

function drawLine(client: Client, id: string, content: string): VNode {
  const words: DrawnMessage = { id, components: [{ type: TEXT, content }] };
  return drawComponents({ store: client, act: pressesOf(client, 'board') }, asMessage('board', words, client.base));
}

const drawSeat = (client: Client, { seat, lines }: Stage['seats'][number], face: VNode | null): VNode => (
  <li key={seat} class={face === null ? 'chair' : 'chair faced'}>
    {face}
    <div class="chair-words">{lines.map((line, at) => drawLine(client, `seat ${seat} ${at}`, line))}</div>
  </li>
);

function drawButtons(client: Client, board: DrawnMessage): VNode {
  const rows = board.components.filter(({ type }) => type === ROW);
  return (
    <div class="stage-buttons">
      {drawComponents(
        { store: client, act: pressesOf(client, 'board') },
        asMessage('board', { ...board, components: rows }, client.base),
      )}
    </div>
  );
}

/** `faceOf`: somebody's picture, by seat. */
export function drawStage(
  client: Client,
  stage: Stage,
  board: DrawnMessage,
  faceOf: (seat: number) => VNode | null,
): StageParts {
  const { is, head, seats, free, more } = stage;
  return {
    is,
    head: (
      <section class="stage-head" aria-label={t('activity.board')}>
        {head.map((line, at) => (
          <div key={at} class={at === 0 ? 'stage-title' : 'stage-line'}>
            {drawLine(client, `head ${at}`, line)}
          </div>
        ))}
      </section>
    ),
    bottom: (
      <div key="stage" class="stage-room">
        {seats.length + free > 0 && (
          <ul class="chairs">
            {seats.map((one) => drawSeat(client, one, faceOf(one.seat)))}
            {Array.from({ length: free }, (_, at) => (
              <li key={`free ${at}`} class="chair free" aria-hidden="true" />
            ))}
          </ul>
        )}
        {more.length > 0 && (
          <div class="stage-more" tabIndex={0} role="group" aria-label={t('activity.board')}>
            {more.map((line, at) => drawLine(client, `more ${at}`, line))}
          </div>
        )}
        {drawButtons(client, board)}
      </div>
    ),
  };
}

/** What is told over a table that is played, and what can be pressed beside play. */
export const drawGuide = (client: Client, lines: readonly string[], board: DrawnMessage | null): VNode => (
  <section class="guide" aria-label={t('activity.note')}>
    <div class="guide-lines" role="status" tabIndex={0}>
      {lines.map((line, at) => drawLine(client, `guide ${at}`, line))}
    </div>
    {board !== null && drawButtons(client, board)}
  </section>
);

/** What one player is told of their own cards. */
export const drawNotes = (client: Client, lines: readonly string[]): VNode => (
  <div class="notes">{lines.map((line, at) => drawLine(client, `note ${at}`, line))}</div>
);

/** What one player is advised to do next. */
export const drawAdvice = (client: Client, words: string): VNode => (
  <div class="advice">{drawLine(client, 'advice', words)}</div>
);

/** What switches the hints of a table that is played; null: nothing does. */
export function hintSwitchOf(client: Client): { readonly label: string; press(): void } | null {
  const { board, base } = client;
  const [button] = board.components.flatMap(({ components }) => (Array.isArray(components) ? components : []));
  const { custom_id: customId, label } = (button ?? {}) as Partial<Record<'custom_id' | 'label', unknown>>;
  if (typeof customId !== 'string' || typeof label !== 'string') return null;
  return {
    label,
    press: () => void client.press('board', asMessage('board', board, base), customId),
  };
}
