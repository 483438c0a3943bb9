/** What the process does with its database before it opens it, and what it says where that cannot be opened. */
import { existsSync } from 'node:fs';
import { DISCORD_DATABASE, LOCAL_DATABASE, type Environment } from './environment.js';
import { embeddedApplication } from './embedded-server.js';
import { PostgresFault } from '../storage/postgres/faults.js';
import { DatabaseFault } from '../storage/sqlite/faults.js';
import { holdsGamesOf, moveDatabase, OtherApplication } from '../storage/sqlite/origin.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

const t = translator(DEFAULT_LOCALE);

/**
 * Older releases kept the embedded server's games in the file that is Discord's now. If that holds nothing else, it
 * gets the name that it has today; the answer says so.
 */
export function moveLocalGames({ databasePath, databaseUrl, discordToken }: Environment): string | null {
  if (databaseUrl !== null) return null;
  // Whoever gives the old name without a token wants that file.
  const usesDefault = databasePath === (discordToken === null ? LOCAL_DATABASE : DISCORD_DATABASE);
  const wanted = usesDefault && !existsSync(LOCAL_DATABASE) && holdsGamesOf(DISCORD_DATABASE, embeddedApplication());
  if (!wanted) return null;
  try {
    moveDatabase(DISCORD_DATABASE, LOCAL_DATABASE);
  } catch (error) {
    // Another bot runs on it, or the folder takes nothing: the opening that follows says so.
    if (error instanceof DatabaseFault) return null;
    throw error;
  }
  return t('page.database-moved', { from: DISCORD_DATABASE, to: LOCAL_DATABASE });
}

export const isDatabaseFault = (error: unknown): error is DatabaseFault | PostgresFault =>
  error instanceof DatabaseFault || error instanceof PostgresFault;

export function databaseInWords(fault: DatabaseFault | PostgresFault, { databasePath: path }: Environment): string {
  if (fault instanceof PostgresFault) return fault.message;
  if (fault instanceof OtherApplication) return strangerInWords(fault, path);
  if (fault.problem === 'in-use') return t('page.database-busy', { path });
  return t('page.database-failed', { path, cause: fault.message });
}

function strangerInWords({ asked, owner }: OtherApplication, path: string): string {
  const embedded = embeddedApplication().id;
  if (asked === embedded) return t('page.database-of-discord', { path, local: LOCAL_DATABASE });
  if (owner === embedded) return t('page.database-of-embedded', { path });
  return t('page.database-of-other', { path, owner: owner ?? '?', application: asked });
}
