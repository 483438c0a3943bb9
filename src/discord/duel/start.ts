import type { Actor } from '../games/face.js';
import { asAuthority, authorityOf, isHostOrModerator, NOT_SEATED, refusedNote } from '../interactions/acting.js';
import { noteAnswer } from '../messages/notes.js';
import type { ActRefusal } from '../../table/ports.js';
import type { Answer } from '../rest/acknowledge.js';

function hostOnly(by: Actor): ActRefusal {
  const host = by.platform.faces.of(by.table).game.host(by.table.state);
  const refusal = { code: 'host-only', host };
  return authorityOf(by) === null || host === null ? NOT_SEATED.refusal : refusal;
}

/** The host's Start; in a duel both crews begin together. Null: it was done; else why not, or who is waited for. */
export async function startTogether(by: Actor): Promise<Answer | null> {
  const { platform, table, t } = by;
  const {
    tables: { duels },
  } = platform;
  const view = duels.has(table.game) ? duels.of(table.game) : null;
  if (view === null || view.result !== null) {
    const outcome = await asAuthority(by, (authority) => ({ type: 'start', by: authority }));
    return outcome.ok ? null : refusedNote(by, outcome.refusal);
  }
  // Never left to the game: the host may change before it is asked, and then one crew would begin alone.
  if (!isHostOrModerator(by)) return refusedNote(by, hostOnly(by));
  const started = await duels.start(table);
  const note = (words: string): Answer => noteAnswer(t, words, table.game);
  switch (started.kind) {
    case 'acted':
      return started.outcome.ok ? null : refusedNote(by, started.outcome.refusal);
    case 'waits':
      return note(t('duel.note.waits'));
    case 'alone':
      return note(t('duel.note.alone', { code: view.code, command: platform.faces.of(table).command }));
    case 'unequal':
      return note(t('duel.note.unequal', { own: started.own, other: started.other }));
  }
}
