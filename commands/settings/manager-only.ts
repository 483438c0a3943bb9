import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';

/** Manage Server is checked at each use: what Discord hides from a menu can still be sent. */
export const managerOnly =
  (run: Subcommand['run']): Subcommand['run'] =>
  async (call, platform, t) =>
    call.caller.manager ? run(call, platform, t) : noteAnswer(t, t('error.manage-server'));
