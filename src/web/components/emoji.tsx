import type { VNode } from 'preact';
import { record, text } from './fields.js';

/** An application's own emoji; whoever sees no picture gets its name, as words. */
export function emojiPicture(name: string, id: string): VNode {
  return (
    <img
      class="emoji"
      src={`/emojis/${encodeURIComponent(id)}.png`}
      alt={name.replaceAll('_', ' ')}
      draggable={false}
    />
  );
}

/** The emoji of a button or an option: a character, or a picture. */
export function drawEmoji(source: unknown): VNode | undefined {
  const name = text(record(source), 'name');
  const id = text(record(source), 'id');
  if (id === undefined) return name === undefined ? undefined : <span class="button-emoji">{name}</span>;
  return <span class="button-emoji">{emojiPicture(name ?? '', id)}</span>;
}
