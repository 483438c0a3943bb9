import type { Change } from '../table/ports.js';
import type { BotDeps } from './bot-deps.js';
import type { Chat } from './chat/chat.js';
import { isOpen } from './lobby/model.js';
import type { Rematches } from './lobby/rematch.js';
import { noteFinished } from './onboarding.js';
import type { Platform } from './platform.js';

/** After the lobby, in milliseconds. */
const NOTES_STAY_MS = 2_000;

/** Whoever shows a game, or keeps something of it, is told of each change. */
export function followTables(deps: BotDeps, platform: Platform, rematches: Rematches, chat: Chat): void {
  const { directory, gateway, stores } = deps;
  const {
    tables: { duels },
    messages: { boards, panels, watchers, privateNotes },
    time: { clock, timers },
    faces,
  } = platform;
  // Before the gateway has told who we are nothing can be written; `start` draws everything then.
  for (const [name, messages] of Object.entries({ boards, panels, watchers }))
    directory.onChange((change) => {
      if (gateway.applicationId !== '') messages.onChange(change);
    }, name);
  for (const [name, follower] of Object.entries({ duels, rematches, chat }))
    directory.onChange((change) => {
      follower.onChange(change);
    }, name);
  directory.onChange(({ table }) => {
    if (gateway.applicationId !== '') platform.messages.turnNotices.look(table.game);
  }, 'turn notices');
  directory.onChange(({ table, before, state }) => {
    const face = faces.of(table);
    if (!isOpen(face, before) || isOpen(face, state) || face.game.phase(state) === 'over') return;
    // The press that began the game may still be answered on such a note.
    timers.at(clock.now() + NOTES_STAY_MS, () => {
      privateNotes.over(table.channelId);
    });
  }, 'private notes');
  const onEnd = (name: string, run: (change: Change) => void): void => {
    directory.onChange((change) => {
      const { game } = faces.of(change.table);
      if (game.phase(change.state) === 'over' && game.phase(change.before) !== 'over') run(change);
    }, name);
  };
  onEnd('chat', ({ table }) => {
    chat.forget(table.game);
  });
  onEnd('people', (change) => {
    noteFinished(stores.people, change, faces.of(change.table).game.outcome(change.state));
  });
}
