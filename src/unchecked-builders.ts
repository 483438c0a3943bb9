/**
 * Imported first by what starts the bot: discord.js's builders then no longer check each command's words in each language,
 * which took a sixteenth of a start and can only tell what the tests tell, where the checks stay on.
 */
import { disableValidators } from 'discord.js';

disableValidators();
