/**
 * Imported first by what starts the bot: discord.js's builders then no longer check each command's words in each language,
 * which took a sixteenth of a start and can only tell what the tests tell, where the checks stay on. Their switch leaves
 * those of localisations on; shapeshift, which they are made with, has another.
 */
import { setGlobalValidationEnabled } from '@sapphire/shapeshift';
import { disableValidators } from 'discord.js';

disableValidators();
setGlobalValidationEnabled(false);
