import type { SimulateOptions } from './options.js';
import type { Figure } from '../simulate/figures.js';
import type { Summary } from './summary.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const counts = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

const overSilence = ({ value, low, high }: Figure): string =>
  `${percent(value)} of games, on the same deals (95%: ${percent(low)} to ${percent(high)})`;

/** A run's figures for a person: a line each. */
export function report(
  { mode, players, relaxed, powers, challenges, boss, scenario, seed, paceMs, robot }: SimulateOptions,
  summary: Summary,
  talk: Figure | null,
  seconds: number,
): string {
  const [low, high] = summary.interval;
  const rows: readonly (readonly [string, string])[] = [
    [
      'Game',
      `${mode}${relaxed ? ', relaxed' : ''}${powers ? ', Powers' : ''}${challenges ? ', Challenges' : ''}${boss === null ? '' : `, Boss ${boss}`}${scenario === null ? '' : `, ${scenario}`}, ${players} ${players === 1 ? 'player' : 'players'} (${robot}, ${paceMs / 1000} s an action), seed ${seed}`,
    ],
    [
      'Won',
      `${summary.won} of ${summary.games}: ${percent(summary.wonShare)} (95%: ${percent(low)} to ${percent(high)})`,
    ],
    ...(talk === null ? [] : [['Talk is worth', overSilence(talk)] as const]),
    ['Lost by', counts(summary.lostBy)],
    ['Idle losses', `${summary.idleLosses}, ${summary.idleWithRocket} with a ready Rocket (over 15 s of passes alone)`],
    ['Seconds left', `${summary.medianSecondsLeft ?? '–'} (median of the won games)`],
    ['Seconds played', `${summary.medianSeconds} (median)`],
    ['Actions', `${summary.actionsPerGame} a game`],
    ['Technologies', `${counts(summary.technologiesBuilt)} (games in which they were built)`],
    ['Overkills', `${summary.overkills} a game`],
    ['Retrofits', `${summary.retrofits} a game`],
    ['Cards left', `${summary.cardsLeft} in the deck, at the end`],
    ['Meteors left', `${summary.meteorsLeft} in a lost game`],
    ['Took', `${seconds.toFixed(1)} s`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
