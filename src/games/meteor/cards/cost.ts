/** Energy that a Rocket or a Technology needs: its letters, one for each card, in the order C F A E. */
export type Cost = string;
