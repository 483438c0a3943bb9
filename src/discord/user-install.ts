import { ApplicationIntegrationType, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Logger } from './ports.js';
import { json } from './gateway/read.js';
import { attempt } from './rest/api.js';

/** Whether people can add the bot to their own account; null: the server doesn't tell. */
export async function allowsUserInstall(rest: Pick<REST, 'get'>): Promise<boolean | null> {
  const told = await attempt(rest.get(Routes.currentApplication()));
  if (!told.ok) return null;
  // Discord docs, "Application object": keyed by installation type, absent where the server doesn't say.
  const config = json(told.value)['integration_types_config'];
  if (typeof config !== 'object' || config === null) return null;
  return String(ApplicationIntegrationType.UserInstall) in config;
}

/** Commands are registered for people's own installations too: without the switch in the portal nobody can make one. */
export async function noteUserInstall(rest: Pick<REST, 'get'>, log: Logger): Promise<void> {
  if ((await allowsUserInstall(rest)) === false)
    log.info(
      { portal: 'Installation → User Install' },
      'user install is off: people cannot add the bot to their own account',
    );
}
