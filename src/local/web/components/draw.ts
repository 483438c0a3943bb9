import type { ApiComponent, PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { markdown } from '../markdown/draw.js';
import { words } from '../words.js';
import { drawButton } from './button.js';
import type { Place } from './fields.js';
import { children, component, flag, inside, number, text } from './fields.js';
import { drawFile, drawGallery, drawThumbnail, veiled } from './media.js';
import { drawSelect } from './select.js';

type Draw = (place: Place, source: ApiComponent) => VNode;

function drawChildren(place: Place, sources: readonly ApiComponent[]): readonly VNode[] {
  return sources.map((source, index) => drawComponent(inside(place, index), source));
}

function row(place: Place, source: ApiComponent): VNode {
  const parts = children(source);
  const wide = parts.some((part) => part.type !== 2);
  return h(
    'div',
    { class: wide ? 'row row-select' : 'row', attrs: { 'data-row': place.path } },
    drawChildren(place, parts),
  );
}

function container(place: Place, source: ApiComponent): VNode {
  const accent = number(source, 'accent_color');
  const colour = accent === undefined ? undefined : `#${accent.toString(16).padStart(6, '0')}`;
  return veiled(
    flag(source, 'spoiler'),
    h(
      'div',
      {
        class: accent === undefined ? 'container' : 'container accented',
        style: { '--accent': colour },
      },
      drawChildren(place, children(source)),
    ),
  );
}

function section(place: Place, source: ApiComponent): VNode {
  const accessory = component(source['accessory']);
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-words' }, drawChildren(place, children(source))),
    accessory !== undefined &&
      h('div', { class: 'section-accessory' }, drawComponent(inside(place, 'accessory'), accessory)),
  );
}

function separator(_place: Place, source: ApiComponent): VNode {
  const line = source['divider'] !== false;
  const wide = number(source, 'spacing') === 2;
  return h('div', {
    class: `separator${line ? ' line' : ''}${wide ? ' wide' : ''}`,
    attrs: { role: line ? 'separator' : undefined },
  });
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
  return draw === undefined ? h('div', { class: 'unknown' }, words.unknownComponent) : draw(place, source);
}

export function drawComponents(context: Context, message: PageMessage): VNode {
  const sources = message.components.map(component).filter((source) => source !== undefined);
  return h('div', { key: 'components', class: 'components' }, drawChildren({ context, message, path: 'c' }, sources));
}

/** Walks through all components of a message, nested ones too. */
export function everyComponent(source: unknown): readonly ApiComponent[] {
  return children(source).flatMap((child) => [child, ...everyComponent(child)]);
}

/** Whether the message files its attachments itself (gallery, file) and not below its text. */
export function placesAttachments(message: PageMessage): boolean {
  return everyComponent(message).some((part) => [9, 11, 12, 13].includes(part.type));
}
