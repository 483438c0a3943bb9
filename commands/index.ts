import type { Command } from '../src/discord/interactions/commands.js';
import { cosmic } from './cosmic/index.js';
import { daily } from './daily/index.js';
import { help } from './help.js';
import { history } from './history/index.js';
import { meteor } from './meteor/index.js';
import { stats } from './stats/index.js';
import { town } from './town/index.js';
import { settings } from './settings/index.js';
import { storm } from './storm/index.js';

/** Every slash command of the bot. */
export const COMMANDS: readonly Command[] = [meteor, cosmic, storm, history, stats, settings, town, daily, help];
