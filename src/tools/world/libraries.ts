import { Agent, setGlobalDispatcher } from 'undici';
import { reset as resetTimers } from 'undici/lib/util/timers.js';

/** What libraries keep in their modules is made anew, so that nothing of one world is seen in the next. */
export function resetLibraries(): void {
  // Connections of discord.js's own requests, and the one timer of all of undici's.
  setGlobalDispatcher(new Agent());
  resetTimers();
}
