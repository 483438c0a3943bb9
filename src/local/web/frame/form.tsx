import type { VNode } from 'preact';
import type { ApiComponent, FilledField, PageModal } from '../../protocol.js';
import { children, component, flag, list, number, text } from '../../../web/components/fields.js';
import type { Context } from '../core/actions.js';
import { markdown } from '../../../web/markdown/draw.js';
import { words } from '../../../web/words.js';

/** A form that the bot asks to be filled in (Discord: a modal), as the browser's own dialog. */

type Draw = (field: ApiComponent, context: Context, described: string | undefined) => VNode;

/** Discord's component types in a form. */
const Type = {
  Row: 1,
  Select: 3,
  Input: 4,
  User: 5,
  Channel: 8,
  Text: 10,
  Label: 18,
  Radio: 21,
  Boxes: 22,
  Box: 23,
} as const;

const idOf = (field: ApiComponent): string => text(field, 'custom_id') ?? '';
const isRequired = (field: ApiComponent): boolean => field['required'] !== false;

function input(field: ApiComponent, _context: Context, described: string | undefined): VNode {
  const common = {
    id: `field-${idOf(field)}`,
    name: idOf(field),
    class: 'form-field',
    placeholder: text(field, 'placeholder') ?? '',
    required: isRequired(field),
    minLength: number(field, 'min_length') ?? 0,
    maxLength: number(field, 'max_length') ?? 4000,
    defaultValue: text(field, 'value') ?? '',
    'aria-describedby': described,
  };
  return number(field, 'style') === 2 ? <textarea {...common} rows={4} /> : <input {...common} type="text" />;
}

interface Option {
  readonly label: string;
  readonly value: string;
  readonly description: string | undefined;
  readonly preset: boolean;
}

function optionsOf(field: ApiComponent, { store }: Context): readonly Option[] {
  const own = (id: string, name: string): Option => ({ label: name, value: id, description: undefined, preset: false });
  if (field.type === Type.User) return store.users.map(({ id, name }) => own(id, name));
  if (field.type === Type.Channel) return store.channels.map(({ id, name }) => own(id, name));
  return list(field, 'options').map((option) => ({
    label: text(option, 'label') ?? '',
    value: text(option, 'value') ?? '',
    description: text(option, 'description'),
    preset: flag(option, 'default'),
  }));
}

function select(field: ApiComponent, context: Context, described: string | undefined): VNode {
  const many = (number(field, 'max_values') ?? 1) > 1;
  const options = optionsOf(field, context);
  return (
    <select
      id={`field-${idOf(field)}`}
      name={idOf(field)}
      class="form-field"
      multiple={many}
      required={isRequired(field)}
      aria-describedby={described}
    >
      {!many && <option value="">{text(field, 'placeholder') ?? words.choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.preset}>
          {option.description === undefined ? option.label : `${option.label} – ${option.description}`}
        </option>
      ))}
    </select>
  );
}

/** Radio buttons, or boxes to tick. */
function group(field: ApiComponent, context: Context): VNode {
  const radio = field.type === Type.Radio;
  return (
    <div class="form-group">
      {optionsOf(field, context).map((option) => (
        <label key={option.value} class="form-choice">
          <input
            type={radio ? 'radio' : 'checkbox'}
            name={idOf(field)}
            value={option.value}
            defaultChecked={option.preset}
            required={radio && isRequired(field)}
          />
          <span>
            {option.label}
            {option.description !== undefined && <span class="form-hint">{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

function box(field: ApiComponent, _context: Context, described: string | undefined): VNode {
  return (
    <input
      id={`field-${idOf(field)}`}
      type="checkbox"
      name={idOf(field)}
      defaultChecked={flag(field, 'default')}
      aria-describedby={described}
    />
  );
}

const FIELDS: Readonly<Record<number, Draw>> = {
  [Type.Select]: select,
  [Type.Input]: input,
  [Type.User]: select,
  [Type.Channel]: select,
  [Type.Radio]: group,
  [Type.Boxes]: group,
  [Type.Box]: box,
};

const isGroup = (field: ApiComponent): boolean => field.type === Type.Radio || field.type === Type.Boxes;

/** What stands in a row or a label. */
const fieldIn = (top: ApiComponent): ApiComponent | undefined =>
  top.type === Type.Label ? component(top['component']) : children(top)[0];

function drawTop(context: Context, top: ApiComponent, index: number): VNode {
  if (top.type === Type.Text) return <div key={index}>{markdown(context.store, text(top, 'content') ?? '')}</div>;
  const field = fieldIn(top);
  const draw = field && FIELDS[field.type];
  if (field === undefined || draw === undefined) return <p key={index}>{words.unknownComponent}</p>;
  const label = text(top.type === Type.Label ? top : field, 'label') ?? '';
  const hint = text(top, 'description');
  const hintId = hint === undefined ? undefined : `hint-${idOf(field)}`;
  const below = hint !== undefined && (
    <span class="form-hint" id={hintId}>
      {hint}
    </span>
  );
  if (isGroup(field))
    return (
      <fieldset key={index} class="form-part" aria-describedby={hintId}>
        <legend class="form-label">{label}</legend>
        {below}
        {draw(field, context, hintId)}
      </fieldset>
    );
  return (
    <div key={index} class="form-part">
      <label class="form-label" for={`field-${idOf(field)}`}>
        {label}
      </label>
      {below}
      {draw(field, context, hintId)}
    </div>
  );
}

/** What was filled in, in the shape that each field has. */
function filledIn(modal: PageModal, form: HTMLFormElement): readonly FilledField[] {
  const data = new FormData(form);
  const texts = (id: string): string[] => data.getAll(id).filter((value) => typeof value === 'string');
  return modal.components.flatMap((top): readonly FilledField[] => {
    const field = component(top) && fieldIn(top);
    if (field === undefined || top.type === Type.Text) return [];
    const customId = idOf(field);
    const values = texts(customId).filter((value) => value !== '');
    if (field.type === Type.Input) return [{ customId, value: values[0] ?? '' }];
    if (field.type === Type.Box) return [{ customId, value: data.has(customId) }];
    return [{ customId, value: field.type === Type.Radio ? (values[0] ?? null) : values }];
  });
}

/** One function for all: called when a dialog comes up. */
const show = (dialog: HTMLDialogElement | null): void => {
  dialog?.showModal();
};

export function drawForm(context: Context): VNode | undefined {
  const { store, act } = context;
  const { form } = store;
  if (form === undefined) return undefined;
  const { modal, error, sending } = form;
  return (
    <dialog
      key={`form ${form.number}`}
      class="form"
      aria-labelledby="form-title"
      data-testid="form"
      ref={show}
      onClose={() => {
        store.closeForm();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act.submit(modal, filledIn(modal, event.currentTarget));
        }}
      >
        <h2 id="form-title">{modal.title}</h2>
        {modal.components.map((top, index) => drawTop(context, top, index))}
        {error !== undefined && (
          <p class="start-error" role="alert">
            {error}
          </p>
        )}
        <div class="form-end">
          <button
            class="button button-secondary"
            type="button"
            onClick={() => {
              store.closeForm();
            }}
          >
            {words.cancel}
          </button>
          <button class="button button-primary" type="submit" aria-busy={sending ? 'true' : undefined}>
            {words.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
