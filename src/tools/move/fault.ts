/** Why nothing was moved, in English for the operator. */
export class MoveFault extends Error {}
