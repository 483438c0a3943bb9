import type { BodyFaults } from './faults.js';
import type { ApiComponent } from '../world/model.js';

/** Discord docs, "Component Reference". */
export const ComponentType = {
  Row: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  RoleSelect: 6,
  MentionableSelect: 7,
  ChannelSelect: 8,
  Section: 9,
  Text: 10,
  Thumbnail: 11,
  Gallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
} as const;
const LINK_STYLE = 5;
const PREMIUM_STYLE = 6;
const SELECTS = new Set<number>([3, 5, 6, 7, 8]);
const V2_TOP = new Set<number>([1, 9, 10, 12, 13, 14, 17]);
const V2_IN_CONTAINER = new Set<number>([1, 9, 10, 12, 13, 14]);
const MAX_V2_COMPONENTS = 40;
const MAX_V2_TEXT = 4000;

type Path = readonly (string | number)[];

interface Tally {
  total: number;
  text: number;
  readonly customIds: Set<string>;
  readonly ids: Set<number>;
  readonly isEmoji: (id: string) => boolean;
}

/** Checks a message's components, all limits that Discord holds them to. */
export function checkComponents(
  faults: BodyFaults,
  components: unknown,
  v2: boolean,
  isEmoji: (id: string) => boolean,
): void {
  if (!Array.isArray(components)) {
    faults.add(['components'], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.');
    return;
  }
  const tally: Tally = { total: 0, text: 0, customIds: new Set(), ids: new Set(), isEmoji };
  const path = ['components'];
  if (!v2 && components.length > 5) faults.add(path, 'BASE_TYPE_BAD_LENGTH', 'Must be 5 or fewer in length.');
  components.forEach((component: unknown, at) => {
    visit(faults, [...path, at], component, v2 ? V2_TOP : new Set([ComponentType.Row]), tally);
  });
  if (v2 && tally.total > MAX_V2_COMPONENTS) {
    faults.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components must not exceed ${MAX_V2_COMPONENTS}.`,
    );
  }
  if (tally.text > MAX_V2_TEXT) {
    faults.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total displayable text must not exceed ${MAX_V2_TEXT} characters.`,
    );
  }
}

const isComponent = (value: unknown): value is ApiComponent =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'number';

function visit(faults: BodyFaults, path: Path, component: unknown, allowed: ReadonlySet<number>, tally: Tally): void {
  tally.total += 1;
  if (!isComponent(component)) return faults.required([...path, 'type']);
  if (!allowed.has(component.type)) {
    faults.add(
      [...path, 'type'],
      'UNION_TYPE_CHOICES',
      `Value of field "type" must be one of (${[...allowed].join(', ')}).`,
    );
    return;
  }
  if (component.id !== undefined && component.id !== 0) {
    if (tally.ids.has(component.id))
      faults.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    tally.ids.add(component.id);
  }
  const check = checks[component.type] ?? (SELECTS.has(component.type) ? checkSelect : undefined);
  check?.(faults, path, component, tally);
}

type Check = (faults: BodyFaults, path: Path, component: ApiComponent, tally: Tally) => void;

const checks: Readonly<Record<number, Check>> = {
  [ComponentType.Row]: checkRow,
  [ComponentType.Button]: checkButton,
  [ComponentType.Section]: checkSection,
  [ComponentType.Container]: (faults, path, { components }, tally) => {
    children(faults, [...path, 'components'], components, V2_IN_CONTAINER, tally, 1, MAX_V2_COMPONENTS);
  },
  [ComponentType.Text]: (faults, path, { content }, tally) => {
    faults.length([...path, 'content'], content, 1, MAX_V2_TEXT);
    tally.text += typeof content === 'string' ? content.length : 0;
  },
  [ComponentType.Gallery]: checkGallery,
  [ComponentType.Thumbnail]: (faults, path, thumbnail) => checkMedia(faults, path, thumbnail),
};

function checkGallery(faults: BodyFaults, path: Path, { items }: ApiComponent): void {
  faults.length([...path, 'items'], items, 1, 10);
  if (Array.isArray(items)) items.forEach((item: unknown, at) => checkMedia(faults, [...path, 'items', at], item));
}

/** A picture and its alternative text. */
function checkMedia(faults: BodyFaults, path: Path, item: unknown): void {
  const { media, description } = (item ?? {}) as {
    readonly media?: { readonly url?: unknown };
    readonly description?: unknown;
  };
  if (typeof media?.url !== 'string') faults.required([...path, 'media', 'url']);
  if (description !== undefined && description !== null) faults.length([...path, 'description'], description, 1, 1024);
}

/** An emoji of an application's own must be one that it has. */
function checkEmoji(faults: BodyFaults, path: Path, emoji: unknown, isEmoji: (id: string) => boolean): void {
  const { id } = (emoji ?? {}) as { readonly id?: unknown };
  if (id === undefined || id === null) return;
  if (typeof id !== 'string' || !isEmoji(id))
    faults.add([...path, 'emoji', 'id'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

function children(
  faults: BodyFaults,
  path: Path,
  list: unknown,
  allowed: ReadonlySet<number>,
  tally: Tally,
  min: number,
  max: number,
): void {
  faults.length(path, list, min, max);
  if (Array.isArray(list)) list.forEach((child: unknown, at) => visit(faults, [...path, at], child, allowed, tally));
}

const IN_ROW = new Set<number>([ComponentType.Button, ...SELECTS]);

function checkRow(faults: BodyFaults, path: Path, { components }: ApiComponent, tally: Tally): void {
  children(faults, [...path, 'components'], components, IN_ROW, tally, 1, 5);
  if ((components?.length ?? 0) > 1 && components?.some((child) => SELECTS.has(child.type))) {
    faults.add(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The width of the layout must not exceed 5.',
    );
  }
}

function checkSection(faults: BodyFaults, path: Path, section: ApiComponent, tally: Tally): void {
  children(faults, [...path, 'components'], section.components, new Set([ComponentType.Text]), tally, 1, 3);
  if (!section.accessory) return faults.required([...path, 'accessory']);
  visit(
    faults,
    [...path, 'accessory'],
    section.accessory,
    new Set([ComponentType.Button, ComponentType.Thumbnail]),
    tally,
  );
}

function checkButton(faults: BodyFaults, path: Path, button: ApiComponent, tally: Tally): void {
  const { style, label } = button;
  if (typeof style !== 'number' || style < 1 || style > PREMIUM_STYLE) {
    faults.add([...path, 'style'], 'BASE_TYPE_CHOICES', 'Value must be one of (1, 2, 3, 4, 5, 6).');
  }
  if (label !== undefined && label !== null) faults.length([...path, 'label'], label, 0, 80);
  checkEmoji(faults, path, button['emoji'], tally.isEmoji);
  if (style === PREMIUM_STYLE) return;
  if (!label && !button['emoji']) {
    faults.add([...path, 'label'], 'BUTTON_COMPONENT_INVALID_LABEL', 'A button must have a label or emoji');
  }
  if (style !== LINK_STYLE) return checkCustomId(faults, path, button, tally);
  if (typeof button['url'] !== 'string')
    faults.add([...path, 'url'], 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
  if (button.custom_id !== undefined) {
    faults.add(
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  }
}

function checkCustomId(faults: BodyFaults, path: Path, { custom_id: id }: ApiComponent, tally: Tally): void {
  faults.length([...path, 'custom_id'], id, 1, 100);
  if (typeof id !== 'string') return;
  if (tally.customIds.has(id)) {
    faults.add([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  tally.customIds.add(id);
}

function checkSelect(faults: BodyFaults, path: Path, select: ApiComponent, tally: Tally): void {
  checkCustomId(faults, path, select, tally);
  if (select['placeholder'] !== undefined) faults.length([...path, 'placeholder'], select['placeholder'], 0, 150);
  if (select.type !== ComponentType.StringSelect) return;
  const options: unknown = select.options;
  faults.length([...path, 'options'], options, 1, 25);
  if (!Array.isArray(options)) return;
  checkOptions(faults, [...path, 'options'], options, tally.isEmoji);
  for (const field of ['min_values', 'max_values']) {
    const value = select[field] ?? 1;
    if (typeof value !== 'number' || value < (field === 'max_values' ? 1 : 0) || value > options.length) {
      faults.add([...path, field], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${options.length}.`);
    }
  }
}

/** The options of a select or a group: labels, values, no value twice. */
export function checkOptions(
  faults: BodyFaults,
  path: Path,
  options: readonly unknown[],
  isEmoji: (id: string) => boolean,
): void {
  const seen = new Set<unknown>();
  options.forEach((option, at) => {
    const { label, value, description, emoji } = (option ?? {}) as Record<string, unknown>;
    checkEmoji(faults, [...path, at], emoji, isEmoji);
    faults.length([...path, at, 'label'], label, 1, 100);
    faults.length([...path, at, 'value'], value, 1, 100);
    if (description !== undefined && description !== null)
      faults.length([...path, at, 'description'], description, 0, 100);
    if (seen.has(value)) {
      faults.add(
        [...path, at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    seen.add(value);
  });
}

/** All components of a message, nested ones and accessories among them. */
export function* allComponents(components: readonly ApiComponent[]): Generator<ApiComponent> {
  for (const component of components) {
    yield component;
    if (component.components) yield* allComponents(component.components);
    if (component.accessory) yield* allComponents([component.accessory]);
  }
}

/** Gives each component the number that Discord's answers carry. */
export function numbered(components: readonly ApiComponent[]): ApiComponent[] {
  let next = 1;
  const give = (component: ApiComponent): ApiComponent => ({
    ...component,
    id: component.id || next++,
    ...(component.components && { components: component.components.map(give) }),
    ...(component.accessory && { accessory: give(component.accessory) }),
  });
  return components.map(give);
}
