import { launchPromise, unseenFronts, viewFor, type Action, type Letter } from '../../../games/meteor/index.js';
import type { MeteorTypes } from '../../../games/meteor/index.js';
import type { ChatPlatform } from '../../chat/chat-platform.js';
import type { Actor } from '../face.js';
import { OTHERS_TIME_OUT_MS } from '../../../table/duel/duels.js';
import { asSeat } from '../../interactions/acting.js';
import type { ActOutcome } from './table.js';

/**
 * The actions of a player, whether by button, slash command or typed word. Each of these words its own answer; what is
 * done, and what must be confirmed first, is decided here once.
 */

export type MeteorActor = Actor<MeteorTypes>;

/** One who passes, flies or calls a Time Out, from wherever that may be done. */
export type Acting = Actor<MeteorTypes, Pick<ChatPlatform, 'time' | 'confirmations'>>;

/** R9: the pass that would lose the game is asked about once; the same again within ten seconds means it. */
export async function pass(by: Acting): Promise<ActOutcome> {
  const { confirmations } = by.platform;
  const confirmed = confirmations.take(by, 'pass');
  const outcome = await asSeat<MeteorTypes>(by, (seat) => ({ type: 'pass', seat, confirmed }));
  if (isQuestion(outcome)) confirmations.ask(by, 'pass');
  return outcome;
}

/** The question was answered with yes. */
export function passAndLose(by: MeteorActor): Promise<ActOutcome> {
  dontPass(by);
  return asSeat(by, (seat) => ({ type: 'pass', seat, confirmed: true }));
}

/** The question was answered with no. */
export function dontPass(by: MeteorActor): void {
  by.platform.confirmations.take(by, 'pass');
}

/** Whether the player is asked to confirm a pass. */
export const isQuestion = (outcome: ActOutcome): boolean => !outcome.ok && outcome.refusal.code === 'confirm-last-pass';

export const timeOut = (by: Acting): Promise<ActOutcome> => asSeat(by, (seat) => ({ type: 'time-out', seat }));
/** In a duel the crew that called a Time Out ends it. */
export function resume(by: MeteorActor): Promise<ActOutcome> {
  if (by.seat !== null && !by.platform.tables.duels.mayResume(by.table.game))
    return Promise.resolve({ ok: false, refusal: { code: 'duel-time-out', most: OTHERS_TIME_OUT_MS } });
  return asSeat(by, (seat) => ({ type: 'resume', seat }));
}

/** What flies: `sites` empty, whatever the rules find. */
export type Flight = Pick<Extract<Action, { readonly type: 'launch' }>, 'target' | 'sites' | 'change'>;

/** `asked`: it would surely lose the game, so nothing has flown yet. */
export type Launched =
  { readonly asked: true; readonly target: Letter } | { readonly asked: false; readonly outcome: ActOutcome };

/** R9: a launch that surely loses the game is asked about once; the same again within ten seconds means it. */
export async function launch(by: Acting, flight: Flight): Promise<Launched> {
  const { confirmations } = by.platform;
  const { target } = flight;
  const what = `launch ${target}`;
  if (!confirmations.take(by, what) && surelyLoses(by, flight)) {
    confirmations.ask(by, what);
    return { asked: true, target };
  }
  return { asked: false, outcome: await launchAnyway(by, flight) };
}

/** From a panel: what surely loses the game is asked there, and answered by a button of its own. */
export async function launchOrAsk(by: MeteorActor, flight: Flight): Promise<Launched> {
  if (surelyLoses(by, flight)) return { asked: true, target: flight.target };
  return { asked: false, outcome: await launchAnyway(by, flight) };
}

/** The question was answered with yes. */
export const launchAnyway = (by: Acting, flight: Flight): Promise<ActOutcome> =>
  asSeat<MeteorTypes>(by, (seat) => ({ type: 'launch', seat, ...flight }));

/** By what this player may know: an Overkill in the last zone, whatever the meteor is. */
function surelyLoses({ table, seat, platform }: Acting, { target, sites, change }: Flight): boolean {
  if (seat === null) return false;
  const view = viewFor(table.state, seat, platform.time.clock.now());
  const flying = view.launchable.map(({ site }) => site).filter((site) => sites.length === 0 || sites.includes(site));
  const promise = launchPromise(view, unseenFronts(table.state), { target, sites: flying, change });
  return promise?.kind === 'overkill' && promise.loses;
}

/** R11: "launch" alone joins the open window at its opener's target, else hits the only legal target; null: unsaid. */
export function impliedTarget({ table, seat, platform }: Acting): Letter | null {
  return seat === null ? null : viewFor(table.state, seat, platform.time.clock.now()).impliedTarget;
}
