import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../package-folder.js';

/** How a tool of the bot is run here: a release's tarball has a program of its own, and no npm. */
export const commandOf = (tool: string, given: string, folder = PACKAGE_FOLDER): string =>
  existsSync(join(folder, 'meteor-bot')) ? `./meteor-bot ${tool} ${given}` : `npm run ${tool} -- ${given}`;
