/** Each game's seed comes from the run's and its own number, so that it is the same in whatever worker it is played. */
export const seedOf = (seed: string, game: number): string => `${seed}#${game}`;
