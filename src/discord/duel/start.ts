import type { Actor } from '../games/face.js';
import { asAuthority, isHostOrModerator, refusedNote } from '../interactions/acting.js';
import { noteAnswer } from '../messages/notes.js';
import type { Answer } from '../rest/acknowledge.js';

/** The host's Start; in a duel both crews begin together. Null: it was done; else why not, or who is waited for. */
export async function startTogether(by: Actor): Promise<Answer | null> {
  const { platform, table, t } = by;
  const {
    tables: { duels },
  } = platform;
  const view = duels.has(table.game) ? duels.of(table.game) : null;
  if (view === null || view.result !== null || !isHostOrModerator(by)) {
    const outcome = await asAuthority(by, (authority) => ({ type: 'start', by: authority }));
    return outcome.ok ? null : refusedNote(by, outcome.refusal);
  }
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
