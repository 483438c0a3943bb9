import type { VNode } from 'preact';
import type { ApiComponent, PageAttachment, PageMessage } from '../shapes.js';
import { icon } from '../icons.js';
import { fill, words } from '../words.js';
import type { Place } from './place.js';
import { flag, list, record, text } from './fields.js';

const LOOPBACK = /^(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])$/;

/** The address to load: `attachment://` names a file of the message, and this machine under another of its names is still us. */
function resolve(message: PageMessage, url: string): string {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const address = name === undefined ? url : message.attachments.find((file) => file.filename === name)?.url;
  if (address === undefined || !URL.canParse(address, location.href)) return '';
  const parsed = new URL(address, location.href);
  const here = parsed.host === location.host || (LOOPBACK.test(parsed.hostname) && parsed.port === location.port);
  return here ? parsed.pathname + parsed.search : /^https?:$/.test(parsed.protocol) ? parsed.href : '';
}

function image(address: string, label: string | undefined, className: string): VNode {
  return <img class={className} src={address} alt={label ?? words.image} loading="lazy" />;
}

/** Shows a picture as large as the window; a click, its button or Esc closes it, and the focus goes back. */
function enlarge(event: MouseEvent): void {
  const { currentTarget } = event;
  // A press with another key or button opens it elsewhere, as links do.
  if (!(currentTarget instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const picture = currentTarget.querySelector('img');
  if (picture === null) return;
  event.preventDefault();
  const dialog = document.createElement('dialog');
  dialog.className = 'picture-large';
  dialog.setAttribute('aria-label', words.image);
  const close = document.createElement('button');
  close.textContent = '✕';
  close.setAttribute('aria-label', words.closeImage);
  const large = document.createElement('img');
  large.src = picture.src;
  large.alt = picture.alt;
  dialog.append(close, large);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A picture that opens large. */
const opening = (address: string, drawn: VNode): VNode => (
  <a class="picture-open" href={address} onClick={enlarge}>
    {drawn}
  </a>
);

/** Hides content behind a spoiler until it is clicked; `hidden` false: shows it as it is. */
export function spoiler(hidden: boolean, content: VNode): VNode {
  if (!hidden) return content;
  return (
    <div
      class="veiled"
      role="button"
      tabindex={0}
      aria-label={words.spoiler}
      onClick={(event) => {
        reveal(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          reveal(event);
        }
      }}
    >
      <span class="veil-tag">{words.spoilerTag}</span>
      {content}
    </div>
  );
}

function reveal(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.classList.add('revealed');
  event.currentTarget.removeAttribute('role');
  event.currentTarget.removeAttribute('aria-label');
}

export function drawGallery(place: Place, gallery: ApiComponent): VNode {
  const items = list(gallery, 'items');
  return (
    <div class={`gallery gallery-${Math.min(items.length, 4)}`}>
      {items.map((item) => {
        const address = resolve(place.message, text(record(item)['media'], 'url') ?? '');
        const drawn = image(address, text(item, 'description'), 'gallery-image');
        return flag(item, 'spoiler') ? spoiler(true, drawn) : opening(address, drawn);
      })}
    </div>
  );
}

export function drawThumbnail(place: Place, thumbnail: ApiComponent): VNode {
  const address = resolve(place.message, text(thumbnail['media'], 'url') ?? '');
  return spoiler(flag(thumbnail, 'spoiler'), image(address, text(thumbnail, 'description'), 'thumbnail'));
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function fileCard(message: PageMessage, name: string, url: string, size: number | undefined): VNode {
  const label = fill(words.download, { name });
  return (
    <div class="file">
      {icon('file')}
      <div class="file-words">
        <a class="file-name" href={resolve(message, url)} download={name}>
          {name}
        </a>
        {size !== undefined && <span class="file-size">{sizeText(size)}</span>}
      </div>
      <a class="icon-button" href={resolve(message, url)} download={name} aria-label={label} title={label}>
        {icon('download')}
      </a>
    </div>
  );
}

export function drawFile(place: Place, file: ApiComponent): VNode {
  const url = text(file['file'], 'url') ?? '';
  const name = text(file, 'name') ?? url.replace(/^attachment:\/\/|^.*\//, '');
  const size = place.message.attachments.find((attachment) => attachment.filename === name)?.size;
  return spoiler(flag(file, 'spoiler'), fileCard(place.message, name, url, size));
}

function isImage(attachment: PageAttachment): boolean {
  return attachment.contentType?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename);
}

/** The attachments of a message without components that place them. */
export function drawAttachments(message: PageMessage): VNode {
  return (
    <div key="attachments" class="attachments">
      {message.attachments.map((attachment) => {
        if (!isImage(attachment)) return fileCard(message, attachment.filename, attachment.url, attachment.size);
        const address = resolve(message, attachment.url);
        return (
          <a key={attachment.url} class="attached-image" href={address} target="_blank" rel="noopener noreferrer">
            {image(address, attachment.filename, 'attached')}
          </a>
        );
      })}
    </div>
  );
}
