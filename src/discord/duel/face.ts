import type { DuelProgress } from '../../games/game.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';

/** What one game says of a duel: its rules (`game.duel`) say how far a crew is, and this puts it into words. */
export interface DuelFace {
  /** What a table is opened with: the first (null) its own, the second as the first. Absent: its command says. */
  choice?(first: TableHandle | null, newSeed: () => string): object;
  /** How far the other crew is while both `play`, after it finished first (`over`), and while one is `waiting` for it. */
  progress(t: Translate, stage: 'play' | 'over' | 'waiting', other: DuelProgress): string;
  /** Who won, and how far the other crew had come. */
  result(t: Translate, result: 'won' | 'lost' | 'drawn', other: DuelProgress): string;
}

/** The games that are played here, as far as duels ask. */
export interface DuelFaces {
  readonly all: readonly {
    readonly game: { readonly kind: string };
    readonly command: string;
    readonly duel?: DuelFace;
  }[];
}

/** How a game words its duels. Throws where it has none: that is a bug. */
export function duelFaceOf({ all }: DuelFaces, kind: string): { readonly command: string; readonly duel: DuelFace } {
  const face = all.find(({ game }) => game.kind === kind);
  if (face?.duel === undefined) throw new RangeError(`no duels are played of ${kind}`);
  return { command: face.command, duel: face.duel };
}
