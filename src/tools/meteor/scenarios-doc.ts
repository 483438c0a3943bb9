import { SCENARIOS, type Scenario } from '../../games/meteor/scenarios/index.js';
import { english } from '../../text/en/index.js';
import { wilson } from '../simulate/wilson.js';

/** How many games of each night three Veterans won: what `npm run simulate -- --scenario NAME` prints, by id. */
export interface MeasuredNights {
  readonly games: number;
  readonly seed: string;
  readonly won: Readonly<Record<string, number>>;
}

const percent = (share: number): string => (100 * share).toFixed(0);

const wordsOf = (id: string): { readonly name: string; readonly text: string } => {
  const { name, text }: Readonly<Record<'name' | 'text', Readonly<Record<string, string>>>> = english.meteor.scenario;
  return { name: name[id] ?? id, text: text[id] ?? '' };
};

function night({ id, mode, powers, challenges, boss }: Scenario, at: number, measured: MeasuredNights): string {
  const { name, text } = wordsOf(id);
  const won = measured.won[id] ?? 0;
  const [low, high] = wilson(won, measured.games);
  const game = [
    mode,
    ...(powers ? ['Powers'] : []),
    ...(challenges ? ['Challenges'] : []),
    ...(boss ? ['one Boss'] : []),
  ];
  return `## ${at + 1}. ${name}

${text.replaceAll('\n', '  \n')}

\`/meteor new scenario:${id}\` · ${game.join(', ')} · three Veterans win ${percent(won / measured.games)}% (95%: ${percent(low)}–${percent(high)})`;
}

/** The whole of `docs/scenarios.md`. */
export const scenariosDoc = (measured: MeasuredNights): string =>
  `# The campaign

<!-- Made by \`npm run docs:games\` from src/games/meteor/scenarios, the words and docs/scenarios.json. Don't edit. -->

The rulebook promises scenarios at an address that is dead. These twelve nights are ours. \`/meteor new scenario:\` offers
them, with a ✓ at each one that this server has won with a deal that no one chose; any number of players and robots can
join. If the host picks another mode, Powers or Challenges in the lobby, it's the usual game. Nights stay out of the statistics of
the other modes.

A night is one file in \`src/games/meteor/scenarios\`, a line in its \`index.ts\` and its words in
\`src/text/en/meteor/scenarios.ts\`. How hard it is says

\`\`\`
npm run simulate -- --scenario first-light --players 3 --games ${measured.games} --seed ${measured.seed}
\`\`\`

${SCENARIOS.map((scenario, at) => night(scenario, at, measured)).join('\n\n')}
`;
