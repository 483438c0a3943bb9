import { viewFor } from '../../games/meteor/index.js';
import type { Letter, Seat } from '../../games/meteor/state.js';
import type { TableHandle, TableRefusal } from '../games/meteor/table.js';
import { refusedText } from '../games/meteor/handlers/context.js';
import type { ChatMessage } from '../gateway/incoming.js';
import type { Services } from '../services.js';
import type { TypedCommand } from './judge.js';

interface Typed {
  readonly services: Services;
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly message: ChatMessage;
}

type Doing<T extends TypedCommand['type']> = (
  typed: Typed,
  command: Extract<TypedCommand, { readonly type: T }>,
) => Promise<void>;

/** What can't be done at once is asked on the player's panel; in the channel stands only a question mark. */
async function ask({ services, table, seat, message }: Typed): Promise<void> {
  const { hands, tokens, api } = services;
  const living = tokens.living(table.channelId, message.authorId);
  if (hands.reaches(table, seat)) hands.touch(table, seat);
  else if (living) void hands.send(table, seat, living.token, living.expiresAt);
  await api.react(message.channelId, message.id, '❓');
}

async function refused(typed: Typed, refusal: TableRefusal): Promise<void> {
  const { services, table, seat } = typed;
  // Passing twice, or a message told of twice: nothing to say.
  if (refusal.code === 'already-passed' || refusal.code === 'repeated') return;
  if (refusal.code === 'choose-site') services.hands.choices(table, seat).askTarget = true;
  services.hands.tell(table, seat, refusedText(services.words(table.guildId), refusal, table, seat));
  await ask(typed);
}

async function pass(typed: Typed): Promise<void> {
  const { services, table, seat, message } = typed;
  const what = `${table.game} pass`;
  const confirmed = services.confirmations.take(message.authorId, what);
  const outcome = await table.act({ type: 'pass', seat, confirmed }, message.id);
  if (outcome.ok) return;
  if (outcome.refusal.code !== 'confirm-last-pass') return refused(typed, outcome.refusal);
  services.confirmations.ask(message.authorId, what);
  services.hands.choices(table, seat).confirmPass = true;
  await ask(typed);
}

/** R11: "launch" alone joins the open window at its opener's target, else hits the only legal target, else asks. */
async function launch(typed: Typed, named: Letter | null): Promise<void> {
  const { services, table, seat, message } = typed;
  const view = viewFor(table.state, seat, services.clock.now());
  const target = named ?? view.impliedTarget;
  if (target === null && view.launchable.length > 0) {
    services.hands.choices(table, seat).askTarget = true;
    return ask(typed);
  }
  const outcome = await table.act({ type: 'launch', seat, target: target ?? '', sites: [], change: 0 }, message.id);
  if (!outcome.ok) await refused(typed, outcome.refusal);
}

const DOINGS: { readonly [T in TypedCommand['type']]: Doing<T> } = {
  pass: (typed) => pass(typed),
  launch: (typed, { target }) => launch(typed, target),
  'time-out': async (typed) => {
    const outcome = await typed.table.act({ type: 'time-out', seat: typed.seat }, typed.message.id);
    if (!outcome.ok && outcome.refusal.code !== 'already-time-out') await refused(typed, outcome.refusal);
  },
};

/** A word typed in chat does what it says. */
export const obey = (typed: Typed, command: TypedCommand): Promise<void> =>
  (DOINGS[command.type] as Doing<TypedCommand['type']>)(typed, command);
