import type { Outcome } from '../../activity/index.js';
import type { Seat } from '../../games/shared/seat.js';
import { OTHERS_TIME_OUT_MS } from '../../table/duel/duels.js';
import type { ActRefusal, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { startTogether } from '../duel/start.js';
import type { Faces } from '../games/face.js';
import type { Interaction } from '../gateway/incoming.js';
import { actorOf, NOT_SEATED } from '../interactions/acting.js';
import { refusalWords } from '../interactions/refusals.js';
import { isOpen } from '../lobby/model.js';
import type { Platform } from '../platform.js';
import type { Answer } from '../rest/acknowledge.js';
import { unmarked } from './drawn.js';

export interface TableActTools {
  readonly platform: Platform;
  readonly faces: Faces;
}

/** What a page asks for at a game's own table. */
export interface TableAct {
  readonly table: TableHandle;
  readonly from: Interaction;
  readonly act: unknown;
  /** The reader's. */
  readonly t: Translate;
}

/** What came of it; an answer is the one that the same press in the chat is given, null: none. */
export type ActedAtTable = Outcome | { readonly answer: Answer | null };

/** Does at a game's own table what a page asks for. Whether it is legal is the rules' to say. */
export async function actAtTable(tools: TableActTools, { table, from, act, t }: TableAct): Promise<ActedAtTable> {
  const { platform, faces } = tools;
  const seat = table.seatOf(from.caller.userId);
  if (seat === null) return refused(faces, table, null, NOT_SEATED.refusal, t);
  const action = faces.of(table).activity?.read(act, seat) ?? null;
  if (action === null) return { ok: false, words: t('error.malformed') };
  const { duels } = platform.tables;
  if (action.type === 'start') {
    // Sent again by a page that was away: the table is back in its lobby, where Start deals.
    if (isOpen(faces.of(table), table.state)) return { ok: false, words: t('error.stale-choice') };
    const stage = duels.has(table.game) ? duels.stageOf(table.kind, table.state) : null;
    // Sent again after a reconnect: the clock runs.
    if (stage === 'play') return { ok: true };
    if (stage !== null) return { answer: await startTogether(actorOf(platform, table, from, t)) };
  }
  const waits = action.type === 'resume' && !duels.mayResume(table.game);
  const outcome = waits
    ? ({ ok: false, refusal: { code: 'duel-time-out', most: OTHERS_TIME_OUT_MS } } as const)
    : await table.act(action, from.id);
  // Sent again after a reconnect: it was done the first time.
  if (outcome.ok || outcome.refusal.code === 'repeated') return { ok: true };
  return refused(faces, table, seat, outcome.refusal, t);
}

function refused(faces: Faces, table: TableHandle, seat: Seat | null, refusal: ActRefusal, t: Translate): Outcome {
  const atTable = faces.of(table).activity?.refusalText?.(t, refusal, table, seat) ?? null;
  return { ok: false, words: unmarked(atTable ?? refusalWords(faces, t, refusal, table, seat)) };
}
