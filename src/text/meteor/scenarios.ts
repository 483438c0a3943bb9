import type { Translate } from '../index.js';
import { wordOf } from './cards.js';

/** A night's name, by its id. */
export const scenarioName = (t: Translate, id: string): string => wordOf(t, `meteor.scenario.name.${id}`, id);

/** A night's text: five lines. */
export const scenarioText = (t: Translate, id: string): string => wordOf(t, `meteor.scenario.text.${id}`, '');
