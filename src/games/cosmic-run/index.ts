/** The public interface of the rules: what the table, the Discord side and the tools may import. */
export type { Action, ActionType } from './action.js';
export type { CosmicEvent, CosmicEventType } from './event.js';
export { COSMIC_RUN, COSMIC_RUN as RULES, type CosmicRunTypes } from './game.js';
export { goesOnWithout, withoutRoom } from './flow/settle.js';
export { legalActions } from './legal.js';
export { assignRefusal, placesOf, unassigned } from './places.js';
export { completingDice, gainAt, moveOptions, type Gain } from './preview.js';
export type { Refusal, RefusalCode } from './refusal.js';
export type * from './state.js';
export type { PublicView, SeatView } from './view.js';
