import { METEOR_FACE } from '../../src/discord/games/meteor/face.js';
import { dealOfTheDay } from '../daily/deal-of-the-day.js';

export const meteorOfTheDay = dealOfTheDay(METEOR_FACE, 'daily.command.meteor', { mostRobots: 4 });
