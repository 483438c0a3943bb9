import type { Action, GameState } from '../../../src/games/meteor/index.js';
import { viewFor } from '../../../src/games/meteor/index.js';
import type { BrowserHarness } from './harness.js';
import type { Player } from './player.js';
import type { Step } from './rehearsal.js';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** A press of a button that a redraw has just put where another was is dropped: one looks, and presses then. */
export const GLANCE_MS = 700;

/** Chooses what a launch or a place needs chosen first. */
async function prepare(harness: BrowserHarness, player: Player, action: Action): Promise<void> {
  switch (action.type) {
    case 'place': {
      const { card, site } = action;
      if ((await player.button({ name: 'hand/place', card, site }).count()) === 0)
        await player.ask({ name: 'hand/site', site }, 'site');
      return;
    }
    case 'launch':
      return choose(harness, player, action, action.sites[0] ?? 0);
    case 'use':
      // An ability without a target is one click; with one, the first click opens what it may be aimed at.
      if (action.target !== null) await player.ask({ name: 'hand/ability', ability: action.ability }, 'more');
      return;
    default:
      return;
  }
}

/** Whether a button, or the select of cards, offers this placement. */
async function offersPlace(player: Player, { card, site }: ActionOf<'place'>): Promise<boolean> {
  const press = { name: 'hand/place', card, site } as const;
  return (await player.button(press).count()) > 0 || player.holds(press, 'card');
}

const readyOf = ({ table, time }: BrowserHarness, seat: number): readonly number[] =>
  viewFor(table.state, seat, time.now()).launchable.map(({ site }) => site);

/** What flies by one press: all that is ready, or one Rocket. */
const flying = (ready: readonly number[], sites: readonly number[], site: number): number | 'all' =>
  ready.length > 1 && sites.length === ready.length ? 'all' : site;

/** Which of several Rockets, and how much more damage. */
async function choose(
  harness: BrowserHarness,
  player: Player,
  { seat, sites, change }: ActionOf<'launch'>,
  site: number,
): Promise<void> {
  const ready = readyOf(harness, seat);
  const rockets = flying(ready, sites, site);
  if (ready.length > 1) await player.ask({ name: 'hand/rockets', rockets });
  if (change === 0) return;
  await harness.pass(GLANCE_MS);
  await player.ask({ name: 'hand/change', change });
}

async function launch(harness: BrowserHarness, player: Player, action: ActionOf<'launch'>): Promise<void> {
  const { seat, sites, target, change } = action;
  const ready = readyOf(harness, seat);
  for (const [at, site] of sites.entries()) {
    const rockets = flying(ready, sites, site);
    if (at > 0) {
      if (rockets === 'all') return;
      await harness.pass(GLANCE_MS);
      await choose(harness, player, action, site);
      await harness.pass(GLANCE_MS);
    }
    await player.ask({ name: 'hand/launch', target, rockets, change }, 'target');
  }
}

/** Does an action by pressing what the player's panel offers; what is chosen first, a glance before its moment. */
export async function press(
  harness: BrowserHarness,
  player: Player,
  action: Action,
  moment = (): Promise<void> => harness.pass(GLANCE_MS),
): Promise<void> {
  await prepare(harness, player, action);
  await moment();
  switch (action.type) {
    case 'place':
      // The site's own press may have come just after a redraw.
      if (!(await offersPlace(player, action))) {
        await prepare(harness, player, action);
        await harness.pass(GLANCE_MS);
      }
      // Somebody else was quicker, and the card no longer fits there: a person leaves it.
      if (harness.table.state.phase !== 'play' || !(await offersPlace(player, action))) return;
      return player.ask({ name: 'hand/place', card: action.card, site: action.site }, 'card');
    case 'launch':
      return launch(harness, player, action);
    case 'scrap':
      return player.ask({ name: 'hand/scrap', site: action.site }, 'more');
    case 'pass':
      await player.ask({ name: 'hand/pass' });
      if (!action.confirmed) return;
      await harness.pass(GLANCE_MS);
      return player.ask({ name: 'hand/pass-confirm' });
    case 'use':
      return player.ask(
        { name: 'hand/use', ability: action.ability, target: action.target },
        action.target === null ? 'more' : 'ability',
      );
    default:
      throw new Error(`no button for ${action.type}`);
  }
}

export const laid = (state: GameState | undefined): string =>
  JSON.stringify([state?.sites, state?.field.map(({ letter }) => letter), state?.seats]);

/** Plays rehearsed steps with real buttons; after each the table lies as it did in the rehearsal. */
export async function perform(
  harness: BrowserHarness,
  players: readonly Player[],
  steps: readonly Step[],
  begun: number,
): Promise<void> {
  for (const { at, seat, action, after } of steps) {
    const until = (moment: number): Promise<void> => harness.pass(Math.max(0, moment - harness.time.now()));
    await until(begun + at - GLANCE_MS);
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits on ${seat}`);
    const { table } = harness;
    const { version } = table;
    await press(harness, player, action, () => until(begun + at));
    // A redraw for another's move may have come just before: one presses again.
    if (table.version === version) await press(harness, player, action);
    if (laid(table.state) !== laid(after))
      throw new Error(
        `${JSON.stringify(action)} led elsewhere than in the rehearsal\n${laid(table.state)}\n${laid(after)}`,
      );
  }
}
