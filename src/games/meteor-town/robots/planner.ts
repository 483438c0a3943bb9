/** A Planner plays as a Mayor does, but values sheets as towns that it played have taught it. */
import { LEARNT } from './learnt.js';
import { TUNED, type Worths } from './worths.js';

/** How many steps of a learnt number are a point. */
export const STEPS = 10;

const numberOf = (byte: string): number => ((byte.charCodeAt(0) << 24) >> 24) / STEPS;

/** Sheets are worth what a table says; what it says nothing of is as a tuned Mayor has it. */
export const byTable = (learnt: Float32Array): Worths => ({ ...TUNED, learnt });

export const PLANNED: Worths = byTable(Float32Array.from(atob(LEARNT.join('')), numberOf));
