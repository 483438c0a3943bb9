import { Fragment, type VNode } from 'preact';
import type { ApiComponent, PageMessage } from '../shapes.js';
import type { MessageContext as Context } from '../context.js';
import { markdown } from '../markdown/draw.js';
import { words } from '../words.js';
import { drawButton } from './button.js';
import type { Place } from './place.js';
import { children, component, everyComponent, flag, number, text } from './fields.js';
import { inside } from './place.js';
import { drawFile, drawGallery, drawThumbnail, spoiler } from './media.js';
import { drawSelect } from './select.js';

type Draw = (place: Place, source: ApiComponent) => VNode;

function drawChildren(place: Place, sources: readonly ApiComponent[]): readonly VNode[] {
  return sources.map((source, index) => drawComponent(inside(place, index), source));
}

function row(place: Place, source: ApiComponent): VNode {
  const parts = children(source);
  const wide = parts.some((part) => part.type !== 2);
  const ids = parts.map((part, index) => (part.type === 2 ? text(part, 'custom_id') : undefined) ?? `${index}`);
  const keys = place.context.store.slots.keys(`${place.message.id}|${place.path}`, ids);
  return (
    <div class={wide ? 'row row-select' : 'row'} data-row={place.path}>
      {parts.map((part, index) => (
        <Fragment key={keys[index]}>{drawComponent(inside(place, index), part)}</Fragment>
      ))}
    </div>
  );
}

function container(place: Place, source: ApiComponent): VNode {
  const accent = number(source, 'accent_color');
  const colour = accent === undefined ? undefined : `#${accent.toString(16).padStart(6, '0')}`;
  return spoiler(
    flag(source, 'spoiler'),
    <div class={accent === undefined ? 'container' : 'container accented'} style={{ '--accent': colour }}>
      {drawChildren(place, children(source))}
    </div>,
  );
}

function section(place: Place, source: ApiComponent): VNode {
  const accessory = component(source['accessory']);
  return (
    <div class="section">
      <div class="section-words">{drawChildren(place, children(source))}</div>
      {accessory !== undefined && (
        <div class="section-accessory">{drawComponent(inside(place, 'accessory'), accessory)}</div>
      )}
    </div>
  );
}

function separator(_place: Place, source: ApiComponent): VNode {
  const line = source['divider'] !== false;
  const wide = number(source, 'spacing') === 2;
  return <div class={`separator${line ? ' line' : ''}${wide ? ' wide' : ''}`} role={line ? 'separator' : undefined} />;
}

/** Discord's component types. */
const DRAWERS: Readonly<Record<number, Draw>> = {
  1: row,
  2: drawButton,
  3: drawSelect,
  5: drawSelect,
  9: section,
  10: (place, source) => markdown(place.context.store, text(source, 'content') ?? ''),
  11: drawThumbnail,
  12: drawGallery,
  13: drawFile,
  14: separator,
  17: container,
};

function drawComponent(place: Place, source: ApiComponent): VNode {
  const draw = DRAWERS[source.type];
  return draw === undefined ? <div class="unknown">{words.unknownComponent}</div> : draw(place, source);
}

export function drawComponents(context: Context, message: PageMessage): VNode {
  const sources = message.components.map(component).filter((source) => source !== undefined);
  return (
    <div key="components" class="components">
      {drawChildren({ context, message, path: 'c' }, sources)}
    </div>
  );
}

/** Whether the message files its attachments itself (gallery, file) and not below its text. */
export function placesAttachments(message: PageMessage): boolean {
  return everyComponent(message).some((part) => [9, 11, 12, 13].includes(part.type));
}
