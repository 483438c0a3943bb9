import { expect } from 'vitest';
import * as rules from '../../../src/games/meteor/index.js';
import type { Action } from '../../../src/games/meteor/action.js';
import type { GameState, Options } from '../../../src/games/meteor/state.js';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';
import { EPHEMERAL } from './messages.js';

export type Message = NonNullable<ReturnType<LocalUser['look']>>;

export interface Table {
  readonly people: number;
  readonly robots?: number;
  readonly powers?: boolean;
  readonly challenges?: boolean;
}

const OPTIONS: Options = {
  mode: 'advanced',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: true,
  robotsAllowed: true,
};

/** The state that a seed leads to when the Boss takes A and the clock starts. */
function begun(seed: string, { people, robots = 0, powers = true, challenges = true }: Table): GameState {
  let state = rules.evolveAll(
    rules.initialState,
    rules.createGame({ options: { ...OPTIONS, powers, challenges }, seed }),
    0,
  );
  const act = (action: Action): void => {
    const events = rules.decide(state, action, 0);
    if (rules.isRefusal(events)) throw new Error(`${action.type}: ${events.code}`);
    state = rules.evolveAll(state, events, 0);
  };
  act({ type: 'join', seat: 0 });
  // Robots of `/meteor new` sit down before other people do.
  for (let seat = 1; seat <= robots; seat += 1) act({ type: 'join', seat, robot: true, by: 0 });
  for (let seat = robots + 1; seat < robots + people; seat += 1) act({ type: 'join', seat });
  act({ type: 'start', by: 0 });
  act({ type: 'choose-boss-place', by: 0, letter: 'K' });
  act({ type: 'start', by: 0 });
  return state;
}

/** A seed that deals what a test is about. */
export function seedWhere(table: Table, wanted: (state: GameState) => boolean): string {
  for (let number = 0; number < 5_000; number += 1) if (wanted(begun(`s${number}`, table))) return `s${number}`;
  throw new Error('no seed deals that');
}

/** Lobby, field, Boss at A and clock, by slash commands. */
export async function deal(
  harness: Harness,
  seed: string,
  { people, robots = 0, powers = true, challenges = true }: Table,
): Promise<readonly [LocalUser, ...LocalUser[]]> {
  const host = harness.user('Ana');
  const others = ['Ben', 'Chloé', 'Dai', 'Eva'].slice(0, people - 1).map((name) => harness.user(name));
  await harness.run(host, 'meteor new', { mode: 'advanced', powers, challenges, robots, seed });
  for (const user of others) await harness.run(user, 'meteor join');
  await harness.run(host, 'meteor start');
  await harness.run(host, 'meteor boss', { meteor: 'K' });
  await harness.run(host, 'meteor start');
  await harness.pass(1000);
  return [host, ...others];
}

export function board(harness: Harness, user: LocalUser): Message {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
}

export function panel(harness: Harness, user: LocalUser): Message {
  const found = user.seesPrivately(harness.channel).findLast((message) => findButton(message, /Mine/));
  if (!found) throw new Error(`no panel\n${harness.server.dump()}`);
  return found;
}

export const boardText = (harness: Harness, user: LocalUser): string => allText(board(harness, user));
export const panelText = (harness: Harness, user: LocalUser): string => allText(panel(harness, user));
export const privately = (harness: Harness, user: LocalUser): string =>
  user.seesPrivately(harness.channel).map(allText).join('\n');

export async function press(
  harness: Harness,
  user: LocalUser,
  message: Message,
  label: string | RegExp,
): Promise<void> {
  const button = findButton(message, label);
  const said = (words: string): boolean => (typeof label === 'string' ? words === label : label.test(words));
  // What is rare is in a select.
  const [purpose, option] =
    nested(message.components)
      .flatMap(({ custom_id = '', options = [] }) =>
        options.map((one) => [custom_id.split('|')[3] ?? '', one.label] as const),
      )
      .find(([, words]) => said(words)) ?? [];
  if (button === undefined && purpose !== undefined && option !== undefined)
    return choose(harness, user, message, purpose, option);
  if (!button?.customId)
    throw new Error(
      `no button ${String(label)}: ${buttonsOf(message)
        .map((one) => one.label)
        .join(' | ')}`,
    );
  const seen = await user.click(message.id, button.customId);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
}

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}
const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null && 'type' in part;
const nested = (parts: readonly unknown[]): Part[] =>
  parts.filter(isPart).flatMap((part) => [part, ...nested(part.components ?? [])]);

/** The options of the select with that purpose. */
export function optionsOf(message: Message, purpose: string): readonly string[] {
  return selectOf(message, purpose)?.options?.map(({ label }) => label) ?? [];
}

const selectOf = (message: Message, purpose: string): Part | undefined =>
  nested(message.components).find(
    ({ type, custom_id }) => type === 3 && custom_id?.includes(`select/open|${purpose}|`) === true,
  );

export async function choose(
  harness: Harness,
  user: LocalUser,
  message: Message,
  purpose: string,
  label: string,
): Promise<void> {
  const select = selectOf(message, purpose);
  if (!select?.custom_id) throw new Error(`no select ${purpose}\n${allText(message)}`);
  const seen = await user.select(message.id, select.custom_id, [label]);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
}
