/** The 39 Energy cards (rulebook p. 1). An energy's id is its letter. */
export const ENERGIES = [
  { id: 'C', copies: 15 },
  { id: 'F', copies: 12 },
  { id: 'A', copies: 7 },
  { id: 'E', copies: 5 },
] as const;

export type Energy = (typeof ENERGIES)[number]['id'];
