import { ApiError } from '../errors.js';
import { BodyFaults } from './faults.js';
import type { Json } from '../world/model.js';

/** Discord docs, "Application Commands", naming. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const SUBCOMMAND = 1;
const GROUP = 2;
const MAX_COMMANDS = 100;
const MAX_TEXT = 8000;

type Path = readonly (string | number)[];
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Checks a bulk overwrite: 50035 whose tree is keyed by the command's place. */
export function checkCommands(body: unknown): Json[] {
  if (!Array.isArray(body))
    throw new ApiError(400, 50035, 'Invalid Form Body', {
      _errors: [{ code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType.' }],
    });
  const faults = new BodyFaults();
  const commands = body as Json[];
  if (commands.length > MAX_COMMANDS)
    throw new ApiError(400, 30032, `Maximum number of application commands reached (${MAX_COMMANDS}).`);
  commands.forEach((command, at) => checkOne(faults, [at], command));
  const names = commands.map((command) => `${String(command['type'] ?? 1)} ${String(command['name'])}`);
  names.forEach((name, at) => {
    if (names.indexOf(name) !== at)
      faults.add([at, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
  });
  faults.throwIfAny();
  return commands;
}

export function checkCommand(command: Json): Json {
  const faults = new BodyFaults();
  checkOne(faults, [], command);
  faults.throwIfAny();
  return command;
}

function checkOne(faults: BodyFaults, path: Path, command: Json): void {
  const type = command['type'] ?? 1;
  if (type !== 1) return faults.length([...path, 'name'], command['name'], 1, 32);
  checkNamed(faults, path, command);
  checkOptions(faults, path, command, 0);
  if (textLength(command) > MAX_TEXT)
    faults.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_TEXT})`);
}

function textLength(part: Json): number {
  const own = ['name', 'description'].reduce((sum, field) => sum + longest(part, field), 0);
  const choices = list(part['choices']).reduce(
    (sum, choice) => sum + longest(choice, 'name') + String(choice['value']).length,
    0,
  );
  return own + choices + list(part['options']).reduce((sum, option) => sum + textLength(option), 0);
}

/** Of all localisations the longest counts. */
function longest(part: Json, field: string): number {
  const texts = [part[field], ...Object.values((part[`${field}_localizations`] ?? {}) as Json)];
  return Math.max(...texts.map((text) => String(text ?? '').length));
}

function checkNamed(faults: BodyFaults, path: Path, part: Json): void {
  const names: [Path, unknown][] = [[[...path, 'name'], part['name']]];
  for (const [locale, name] of Object.entries((part['name_localizations'] ?? {}) as Json))
    names.push([[...path, 'name_localizations', locale], name]);
  for (const [where, name] of names) {
    if (typeof name !== 'string') faults.required(where);
    else if (!NAME.test(name) || name !== name.toLowerCase()) {
      faults.add(where, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
    }
  }
  faults.length([...path, 'description'], part['description'], 1, 100);
  for (const [locale, text] of Object.entries((part['description_localizations'] ?? {}) as Json)) {
    faults.length([...path, 'description_localizations', locale], text, 1, 100);
  }
}

function checkOptions(faults: BodyFaults, path: Path, parent: Json, depth: number): void {
  const options = list(parent['options']);
  if (options.length > 25) faults.length([...path, 'options'], options, 0, 25);
  const nested = options.filter((option) => option['type'] === SUBCOMMAND || option['type'] === GROUP).length;
  if (nested > 0 && nested < options.length) {
    faults.add(
      [...path, 'options'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  }
  let optionalSeen = false;
  options.forEach((option, at) => {
    const where = [...path, 'options', at];
    if (options.findIndex((other) => other['name'] === option['name']) !== at) {
      faults.add([...where, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique');
    }
    if (option['required'] && optionalSeen) {
      faults.add(
        where,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    optionalSeen ||= !option['required'];
    checkOption(faults, where, option, depth);
  });
}

function checkOption(faults: BodyFaults, path: Path, option: Json, depth: number): void {
  const type = option['type'];
  checkNamed(faults, path, option);
  if (typeof type !== 'number' || type < 1 || type > 11)
    return faults.add([...path, 'type'], 'BASE_TYPE_CHOICES', 'Value must be one of (1 … 11).');
  if (type === SUBCOMMAND || type === GROUP) {
    if (depth > 1 || (depth === 1 && type === GROUP))
      faults.add(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-command groups cannot be nested');
    return checkOptions(faults, path, option, depth + 1);
  }
  const choices = list(option['choices']);
  if (choices.length > 0 && option['autocomplete']) {
    faults.add(
      path,
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Autocomplete and choices are mutually exclusive',
    );
  }
  if (option['autocomplete'] && ![3, 4, 10].includes(type)) {
    faults.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE',
      'Autocomplete is only for string, integer and number options',
    );
  }
  checkChoices(faults, path, choices, type);
}

/** At most 25 choices of a name of 1–100 and a value of the option's type; also what an autocomplete answers. */
export function checkChoices(faults: BodyFaults, path: Path, choices: readonly Json[], type: number): void {
  const where = [...path, 'choices'];
  if (choices.length > 25) faults.length(where, choices, 0, 25);
  choices.forEach((choice, at) => {
    faults.length([...where, at, 'name'], choice['name'], 1, 100);
    const value = choice['value'];
    if (type === 3) faults.length([...where, at, 'value'], value, 0, 100);
    else if (typeof value !== 'number' || (type === 4 && !Number.isInteger(value))) {
      faults.add([...where, at, 'value'], 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not a number.`);
    }
  });
}
