import '../start/node-version.js';

import { parseArgs } from 'node:util';
import { config } from 'dotenv';
import { COMMIT, VERSION } from '../release.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';
import { examine } from './doctor/doctor.js';
import { inWords } from './doctor/finding.js';

const USAGE = `Usage: npm run doctor [-- --guild ID]

Looks at versions, settings, database, key, disk and backup, and asks Discord about the token, the clock and the bot's
permissions in a server (ID, or DISCORD_GUILD_ID). Changes nothing, and shows no secret.

Exit status: 0 nothing is wrong, 1 something is, 2 wrong usage.`;

function guildOf(args: readonly string[]): string | null | undefined {
  try {
    const { guild = null } = parseArgs({ args: [...args], options: { guild: { type: 'string' } } }).values;
    return guild === null || /^\d{5,20}$/.test(guild) ? guild : undefined;
  } catch {
    return undefined;
  }
}

const guildId = guildOf(process.argv.slice(2));
if (guildId === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  config({ quiet: true });
  const findings = await examine({
    variables: process.env,
    guildId,
    release: { version: VERSION, commit: COMMIT },
    now: () => Date.now(),
    t: translator(DEFAULT_LOCALE),
    fetch,
  });
  console.log(inWords(findings));
  if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;
}
