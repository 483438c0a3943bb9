/**
 * A resource card's id, which is its kind: an Energy's letter (`C`), a Rocket's damage and cost (`3CCF`), a
 * Technology's name (`survey`). Cards of one kind are alike, so that no click can name the wrong copy.
 */
export type CardId = string;
/** A Meteor card's kind: band, size and Trait, as `small-2-twin` or `seven-7`; a Boss's id. */
export type MeteorId = string;
/** A launch site: its index in `state.sites`, fixed when the clock starts. */
export type SiteId = number;
/** A meteor's letter on the field, as `K`: its name, which no Energy has (R18); never used twice in a game. */
export type Letter = string;
