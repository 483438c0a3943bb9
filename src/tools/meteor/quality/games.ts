import type { Asked } from '../../quality/certificate.js';
import { fewer } from '../../quality/fewer.js';
import { seedOf } from '../../simulate/seed-of.js';
import { ACE } from './crews.js';
import { playDeal, won, type Crew } from './game.js';
import { AS_IT_IS } from './variants.js';

/** The games of a certificate: each crew plays them once, however many measures need it. */
export class Games {
  readonly #wins = new Map<string, readonly number[]>();

  constructor(readonly asked: Asked) {}

  /** What a crew came to in each game: 1 where it won. Aces play fewer. */
  wins(crew: Crew): readonly number[] {
    const key = `${crew.robot.id}, ${(crew.variant ?? AS_IT_IS).name}`;
    const wins = this.#wins.get(key) ?? this.#played(crew);
    this.#wins.set(key, wins);
    return wins;
  }

  #played(crew: Crew): readonly number[] {
    const { games, seed } = this.asked;
    return Array.from({ length: crew.robot === ACE ? fewer(games) : games }, (_, game) => {
      const deal = seedOf(seed, game);
      return won(playDeal(crew, { seed: deal, chance: deal }));
    });
  }
}
