import { PLANETS } from '../../games/cosmic-run/cards/planets.js';
import { capital } from '../markdown.js';
import type { Band } from '../simulate/bands.js';
import type { Summary } from './summary.js';

interface Targets {
  readonly rounds: readonly [number, number];
  /** How far from even the wins of a place may be. */
  readonly uneven: number;
  readonly winner: number;
  readonly last: number;
}

const TARGETS: Readonly<Record<number, Targets>> = {
  2: { rounds: [8, 10], uneven: 0.02, winner: 89, last: 76 },
  3: { rounds: [7, 8], uneven: 0.05, winner: 69, last: 51 },
  4: { rounds: [6, 7], uneven: 0.05, winner: 58, last: 37 },
};

/** How far a median of points may be from where it was found. */
const NEAR = 3;

/** The document's bands for games of the default robot alone. */
function bandsOfPilots(players: number): readonly Band<Summary>[] {
  const targets = TARGETS[players];
  if (targets === undefined) return [];
  const even = 1 / players;
  const { rounds, uneven, winner, last } = targets;
  return [
    { name: 'rounds', low: rounds[0], high: rounds[1], unit: '', of: (summary) => summary.rounds },
    ...Array.from({ length: players }, (_, place): Band<Summary> => ({
      name: `place ${place + 1} wins`,
      low: even - uneven,
      high: even + uneven,
      unit: '%',
      of: ({ wins }) => wins[place] ?? null,
    })),
    { name: 'points from planets', low: 0.55, high: 0.62, unit: '%', of: ({ planetPoints }) => planetPoints },
    { name: 'points from aliens', low: 0.3, high: 0.37, unit: '%', of: ({ alienPoints }) => alienPoints },
    { name: 'points from tokens', low: 0.06, high: 0.12, unit: '%', of: ({ tokenPoints }) => tokenPoints },
    ...PLANETS.map(({ id }, at): Band<Summary> => ({
      name: `${capital(id)} discovered`,
      low: 0.15,
      high: 0.65,
      unit: '%',
      of: ({ discovered }) => discovered[at] ?? null,
    })),
    { name: 'winner’s points, median', low: winner - NEAR, high: winner + NEAR, unit: '', of: (all) => all.winner },
    { name: 'last one’s points, median', low: last - NEAR, high: last + NEAR, unit: '', of: (all) => all.last },
  ];
}

const MIXED: readonly Band<Summary>[] = [
  { name: 'Pilot beats Cadets', low: 0.95, high: 1, unit: '%', of: ({ focusWins }) => focusWins },
];

/** Of two players; of more, an even share is less. */
const COMMANDER: readonly Band<Summary>[] = [
  { name: 'Commander beats Pilot', low: 0.6, high: 1, unit: '%', of: ({ focusWins }) => focusWins },
];

/** What robots sit at the table: all of one level, one Pilot among Cadets, or one Commander among Pilots. */
export type Match = 'pilot' | 'cadet' | 'mixed' | 'commander';

/** Games of Cadets alone have no bands: they only show what chance does. */
export function bandsFor(match: Match, players: number): readonly Band<Summary>[] {
  if (match === 'pilot') return bandsOfPilots(players);
  if (match === 'commander') return players === 2 ? COMMANDER : [];
  return match === 'mixed' ? MIXED : [];
}
