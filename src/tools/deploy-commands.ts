import { config } from 'dotenv';
import { REST, Routes } from 'discord.js';
import * as z from 'zod';

import { commandsOf } from '../../commands/index.js';
import { register } from '../discord/interactions/register.js';
import { REGISTERED } from '../registration/index.js';
import { readEnvironment } from '../start/environment.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

/** `npm run deploy-commands`: registers the slash commands without starting the bot (which does it too, at start). */
const t = translator(DEFAULT_LOCALE);
const Application = z.object({ id: z.string() });

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

config({ quiet: true });
const outcome = readEnvironment(process.env);
if (!outcome.ok) {
  fail(
    outcome.faults
      .map(({ code, variable, given, allowed }) => t(`environment.${code}`, { variable, given, allowed }))
      .join('\n'),
  );
}
const { discordToken, discordApiUrl, discordGuildId } = outcome.environment;
if (discordToken === null) fail(t('page.deploy-needs-token'));

const commands = commandsOf(REGISTERED);
const rest = new REST({ version: '10', ...(discordApiUrl === null ? {} : { api: discordApiUrl }) }).setToken(
  discordToken,
);
const quiet = (): void => undefined;
try {
  const { id } = Application.parse(await rest.get(Routes.currentApplication()));
  const changed = await register(rest, id, discordGuildId, commands, { info: quiet, warn: quiet, error: quiet });
  process.stdout.write(`${t(changed ? 'page.deployed' : 'page.deployed-already', { count: commands.length })}\n`);
} catch (error) {
  fail(t('page.connect-failed', { cause: String(error) }));
}
