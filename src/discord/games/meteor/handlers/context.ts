import { keepsSilence } from '../../../../games/meteor/index.js';
import type { Action, Authority } from '../../../../games/meteor/action.js';
import type { Seat } from '../../../../games/meteor/state.js';
import type { GameId } from '../../../../table/ports.js';
import type { ActOutcome, TableHandle, TableRefusal } from '../table.js';
import { refusalText, type Translate } from '../../../../text/index.js';
import type { Answer } from '../../../rest/acknowledge.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import type { Caller, Click, Interaction } from '../../../gateway/incoming.js';
import { bodyOf, sceneOf } from '../scene.js';
import { note, spectator } from '../render/index.js';
import type { NoteButton } from '../render/index.js';
import type { Services } from '../../../services.js';

/** A click on something of a game that is on. */
export interface ClickContext {
  readonly services: Services;
  readonly click: Click;
  readonly table: TableHandle;
  readonly seat: Seat | null;
  readonly t: Translate;
  /** The second tap of a double tap (R3): answered with what there is now to see, and not acted on. */
  readonly repeated: boolean;
}

export function noteAnswer(
  t: Translate,
  text: string,
  game: GameId = NO_GAME,
  buttons: readonly NoteButton[] = [],
): Answer {
  return { form: 'private', passing: true, body: bodyOf(note({ game, text, buttons }, t)) };
}

/** The refusal in words, for the one who was refused. */
export const refusedText = (
  t: Translate,
  refusal: TableRefusal,
  table: TableHandle | null,
  viewer: Seat | null,
): string => (table ? refusalText(t, refusal, sceneOf(table, viewer)) : refusalText(t, refusal));

/**
 * In whose name a host's or moderator's act is done. Someone who is neither asks as their seat, and the rules refuse;
 * null: nobody at this table, nor a moderator.
 */
export function authorityOf(table: TableHandle, caller: Caller): Authority | null {
  const seat = table.seatOf(caller.userId);
  if (seat !== null && table.state.host === seat) return seat;
  return caller.moderator ? 'moderator' : seat;
}

/** Host or moderator: they may end the game, send players away, and hand the host's role on. */
export function governs(table: TableHandle, caller: Caller): boolean {
  const by = authorityOf(table, caller);
  return by === 'moderator' || (by !== null && by === table.state.host);
}

/** What the one who starts the game should know: that the silence it asks for isn't kept here. Null: it is. */
export function silenceWarning({ boards }: Services, table: TableHandle, t: Translate): string | null {
  if (table.state.phase !== 'field' || !keepsSilence(table.state)) return null;
  const kept = boards.silence(table);
  return kept === 'unread' || kept === 'powerless' ? t(`silence.start-${kept}`) : null;
}

export const NOT_SEATED: ActOutcome = { ok: false, refusal: { code: 'not-seated' } };

/** Acts for a seat, if there is one. */
export function actAs<A>(
  table: TableHandle,
  actor: A | null,
  action: (actor: A) => Action,
  source: string,
): Promise<ActOutcome> {
  return actor === null ? Promise.resolve(NOT_SEATED) : table.act(action(actor), source);
}

/** The hand panel as an answer; a stranger gets what a spectator may see. */
export function handAnswer(
  services: Services,
  table: TableHandle,
  from: Interaction,
  t: Translate,
  text: string | null = null,
): Answer {
  const seat = table.seatOf(from.caller.userId);
  if (seat === null) {
    const { view, people } = sceneOf(table, null);
    if (!view) return noteAnswer(t, t('refusal.not-seated'), table.game);
    return {
      form: 'private',
      body: bodyOf(spectator({ game: table.game, view, people, now: services.clock.now() }, t)),
    };
  }
  if (text !== null) services.hands.tell(table, seat, text);
  return {
    form: 'private',
    body: services.hands.draw(table, seat),
    landed: (address) => {
      services.hands.landed(table, seat, address);
    },
  };
}
