import type { Action, GameState } from '../../../src/games/meteor/index.js';
import { viewFor } from '../../../src/games/meteor/index.js';
import type { BrowserHarness } from './harness.js';
import type { Player } from './player.js';
import type { Step } from './rehearsal.js';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

async function place(player: Player, { card, site }: ActionOf<'place'>): Promise<void> {
  const press = { name: 'hand/place', card, site } as const;
  if ((await player.button(press).count()) === 0) await player.ask({ name: 'hand/site', site }, 'site');
  await player.ask(press, 'card');
}

/** Which of several Rockets, how much more damage, and the target: the last is all it takes with one Rocket ready. */
async function launch(
  harness: BrowserHarness,
  player: Player,
  { seat, sites, target, change }: ActionOf<'launch'>,
): Promise<void> {
  const ready = viewFor(harness.table.state, seat, harness.time.now()).launchable.map(({ site }) => site);
  const together = ready.length > 1 && sites.length === ready.length;
  for (const rockets of together ? (['all'] as const) : sites) {
    if (!together && ready.length > 1) await player.ask({ name: 'hand/rockets', rockets }, 'rockets');
    if (change !== 0) await player.ask({ name: 'hand/change', change });
    await player.ask({ name: 'hand/launch', target, rockets, change }, 'target');
  }
}

/** Does an action by pressing what the player's panel offers. */
export async function press(harness: BrowserHarness, player: Player, action: Action): Promise<void> {
  switch (action.type) {
    case 'place':
      return place(player, action);
    case 'launch':
      return launch(harness, player, action);
    case 'scrap':
      return player.ask({ name: 'hand/scrap', site: action.site });
    case 'pass':
      await player.ask({ name: 'hand/pass' });
      if (action.confirmed) await player.ask({ name: 'hand/pass-confirm' });
      return;
    case 'use':
      // An ability without a target is one click; with one, the first click opens what it may be aimed at.
      if (action.target !== null) await player.ask({ name: 'hand/ability', ability: action.ability });
      await player.ask({ name: 'hand/use', ability: action.ability, target: action.target }, 'ability');
      return;
    default:
      throw new Error(`no button for ${action.type}`);
  }
}

const laid = (state: GameState | undefined): string =>
  JSON.stringify([state?.sites, state?.field.map(({ letter }) => letter), state?.seats]);

/** Plays rehearsed steps with real buttons; after each the table lies as it did in the rehearsal. */
export async function perform(
  harness: BrowserHarness,
  players: readonly Player[],
  steps: readonly Step[],
  begun: number,
): Promise<void> {
  for (const { at, seat, action, after } of steps) {
    await harness.pass(begun + at - harness.time.now());
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits on ${seat}`);
    const { table } = harness;
    await press(harness, player, action);
    if (laid(table.state) !== laid(after))
      throw new Error(
        `${JSON.stringify(action)} led elsewhere than in the rehearsal\n${laid(table.state)}\n${laid(after)}`,
      );
  }
}
