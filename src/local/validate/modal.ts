import { BodyFaults } from './faults.js';
import { checkOptions, ComponentType } from './components.js';
import type { ApiComponent, Json } from '../world/model.js';

/** Discord docs, "Label" and "Component Reference": what a form's fields may be. */
const Field = { FileUpload: 19, RadioGroup: 21, CheckboxGroup: 22, Checkbox: 23 } as const;
const SELECTS = new Set<number>([3, 5, 6, 7, 8]);
const TOP = new Set<number>([ComponentType.Row, ComponentType.Text, ComponentType.Label]);

type Path = readonly (string | number)[];
type Check = (faults: BodyFaults, path: Path, field: ApiComponent) => void;

/** Checks a modal that answers an interaction; throws 50035. */
export function checkModal(modal: Json): void {
  const faults = new BodyFaults();
  faults.length(['data', 'custom_id'], modal['custom_id'], 1, 100);
  faults.length(['data', 'title'], modal['title'], 1, 45);
  const components = modal['components'];
  faults.length(['data', 'components'], components, 1, 5);
  const ids = new Set<string>();
  if (Array.isArray(components)) {
    components.forEach((component: ApiComponent, at) => checkTop(faults, ['data', 'components', at], component, ids));
  }
  faults.throwIfAny();
}

function checkTop(faults: BodyFaults, path: Path, component: ApiComponent, ids: Set<string>): void {
  if (!TOP.has(component.type)) {
    faults.add(
      [...path, 'type'],
      'UNION_TYPE_CHOICES',
      `Value of field "type" must be one of (${[...TOP].join(', ')}).`,
    );
  } else if (component.type === ComponentType.Text) {
    faults.length([...path, 'content'], component.content, 1, 4000);
  } else if (component.type === ComponentType.Label) {
    faults.length([...path, 'label'], component.label, 1, 45);
    if (component['description'] !== undefined)
      faults.length([...path, 'description'], component['description'], 0, 100);
    checkField(faults, [...path, 'component'], component['component'] as ApiComponent | undefined, ids);
  } else {
    faults.length([...path, 'components'], component.components, 1, 1);
    const [input] = component.components ?? [];
    faults.length([...path, 'components', 0, 'label'], input?.label, 1, 45);
    checkField(faults, [...path, 'components', 0], input, ids);
  }
}

function checkField(faults: BodyFaults, path: Path, field: ApiComponent | undefined, ids: Set<string>): void {
  const check = field && (FIELDS[field.type] ?? (SELECTS.has(field.type) ? checkSelect : undefined));
  if (field === undefined || check === undefined) {
    return faults.add([...path, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be a field of a form.');
  }
  const { custom_id: id } = field;
  faults.length([...path, 'custom_id'], id, 1, 100);
  if (id !== undefined && ids.has(id))
    faults.add([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  if (id !== undefined) ids.add(id);
  // Discord: nothing in a form can be disabled.
  if (field.disabled !== undefined)
    faults.add([...path, 'disabled'], 'MODAL_COMPONENT_DISABLED', 'Components in a modal cannot be disabled.');
  check(faults, path, field);
}

const FIELDS: Readonly<Record<number, Check>> = {
  [ComponentType.TextInput]: (faults, path, input) => {
    if (input.style !== 1 && input.style !== 2)
      faults.add([...path, 'style'], 'BASE_TYPE_CHOICES', 'Value must be one of (1, 2).');
    if (input['placeholder'] !== undefined) faults.length([...path, 'placeholder'], input['placeholder'], 0, 100);
    if (input['value'] !== undefined) faults.length([...path, 'value'], input['value'], 0, 4000);
  },
  [Field.FileUpload]: () => undefined,
  [Field.RadioGroup]: (faults, path, group) => checkGroup(faults, path, group, 2),
  [Field.CheckboxGroup]: (faults, path, group) => checkGroup(faults, path, group, 1),
  [Field.Checkbox]: () => undefined,
};

function checkGroup(faults: BodyFaults, path: Path, { options }: ApiComponent, least: number): void {
  faults.length([...path, 'options'], options, least, 10);
  if (Array.isArray(options)) checkOptions(faults, [...path, 'options'], options, () => true);
}

function checkSelect(faults: BodyFaults, path: Path, select: ApiComponent): void {
  if (select.type !== ComponentType.StringSelect) return;
  faults.length([...path, 'options'], select.options, 1, 25);
  if (Array.isArray(select.options)) checkOptions(faults, [...path, 'options'], select.options, () => true);
}
