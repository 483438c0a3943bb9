/** What the product's games bring, part by part. */
import { commandsOf } from '../../commands/index.js';
import { emojiOf, REGISTERED } from '../../src/registration/index.js';

export const GAMES = REGISTERED.map(({ rules }) => rules);
export const FACES = REGISTERED.map(({ face }) => face);
export const HISTORIES = REGISTERED.map(({ history }) => history);
export const EMOJI = emojiOf(REGISTERED);
export const COMMANDS = commandsOf(REGISTERED);
