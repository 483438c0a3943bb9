import { viewFor } from '../../../../games/meteor/index.js';
import type { Action } from '../../../../games/meteor/action.js';
import type { Seat } from '../../../../games/meteor/state.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Press, PressName, RocketChoice } from '../../../interactions/custom-id.js';
import { bodyOf } from '../scene.js';
import type { Choices } from '../../../messages/panels.js';
import { stalePanel } from '../render/index.js';
import { handAnswer, refusedText } from './context.js';
import type { ClickContext } from './context.js';

type HandPress = Extract<PressName, `hand/${string}`>;
type PressOf<N extends PressName> = Extract<Press, { readonly name: N }>;

/** A player's click on their panel. */
interface PanelContext extends ClickContext {
  readonly seat: Seat;
  readonly choices: Choices;
}

type Doing<N extends PressName> = (ctx: PanelContext, press: PressOf<N>) => Promise<void> | void;

/** Acts, and leaves the refusal on the panel where there is one. */
async function act(ctx: PanelContext, action: Action): Promise<boolean> {
  const { services, table, seat, choices } = ctx;
  const outcome = await table.act(action, ctx.click.id);
  choices.message = null;
  if (outcome.ok) return true;
  if (outcome.refusal.code === 'confirm-last-pass') choices.confirmPass = true;
  else services.hands.tell(table, seat, refusedText(ctx.t, outcome.refusal, table, seat));
  return false;
}

const acting =
  (action: (seat: Seat) => Action) =>
  async (ctx: PanelContext): Promise<void> => {
    await act(ctx, action(ctx.seat));
  };

/** The sites whose Rockets are meant: one, or all that this seat may launch now (R7: several with one click). */
function sitesOf(ctx: PanelContext, rockets: RocketChoice): readonly number[] {
  if (rockets !== 'all') return [rockets];
  return viewFor(ctx.table.state, ctx.seat, ctx.services.clock.now()).launchable.map(({ site }) => site);
}

async function launch(ctx: PanelContext, { target, rockets, change }: PressOf<'hand/launch'>): Promise<void> {
  const done = await act(ctx, { type: 'launch', seat: ctx.seat, target, sites: sitesOf(ctx, rockets), change });
  if (!done) return;
  ctx.choices.change = 0;
  ctx.choices.rockets = 'all';
  ctx.choices.askTarget = false;
}

/** Opens, or shuts, what the ability may be aimed at; where it can't be used, the rules say why. */
async function ability(ctx: PanelContext, { ability: id }: PressOf<'hand/ability'>): Promise<void> {
  const own = viewFor(ctx.table.state, ctx.seat, ctx.services.clock.now()).own?.ability;
  if (own?.ability === id && own.refusal === null) ctx.choices.aiming = !ctx.choices.aiming;
  else await act(ctx, { type: 'use', seat: ctx.seat, ability: id, target: null });
}

const DOINGS: { readonly [N in HandPress]: Doing<N> } = {
  'hand/open': () => undefined,
  'hand/site': ({ choices }, { site }) => {
    choices.site = site;
  },
  'hand/place': async (ctx, { card, site }) => {
    ctx.choices.site = site;
    await act(ctx, { type: 'place', seat: ctx.seat, card, site });
  },
  'hand/change': ({ choices }, { change }) => {
    choices.change = change;
  },
  'hand/rockets': ({ choices }, { rockets }) => {
    choices.rockets = rockets;
  },
  'hand/launch': launch,
  'hand/ability': ability,
  'hand/use': async (ctx, { ability: id, target }) => {
    await act(ctx, { type: 'use', seat: ctx.seat, ability: id, target });
  },
  'hand/scrap': async (ctx, { site }) => {
    await act(ctx, { type: 'scrap', seat: ctx.seat, site });
  },
  'hand/pass': acting((seat) => ({ type: 'pass', seat, confirmed: false })),
  'hand/pass-confirm': async (ctx) => {
    ctx.choices.confirmPass = false;
    await act(ctx, { type: 'pass', seat: ctx.seat, confirmed: true });
  },
  'hand/pass-cancel': ({ choices }) => {
    choices.confirmPass = false;
  },
  'hand/time-out': acting((seat) => ({ type: 'time-out', seat })),
  'hand/resume': acting((seat) => ({ type: 'resume', seat })),
};

export const isHandPress = (name: PressName): name is HandPress => Object.hasOwn(DOINGS, name);

/** A click on the hand panel is answered with the player's own fresh hand, in one request. */
export async function handClick(ctx: ClickContext, press: PressOf<HandPress>): Promise<Answer> {
  const { services, click, table, seat, t } = ctx;
  // "My hand" sits on private notes: the note becomes the panel, or what a spectator may see.
  services.privateNotes.kept(click.channelId, click.caller.userId, click.messageId);
  if (seat === null) return { ...handAnswer(services, table, click, t), form: 'update' };
  if (press.name === 'hand/open') return { ...handAnswer(services, table, click, t), form: 'update' };
  const hold = services.hands.clicked(table, seat, click.token, click.messageId);
  if (!hold) return { form: 'update', body: bodyOf(stalePanel(table.game, t)) };
  try {
    const panel = { ...ctx, seat, choices: services.hands.choices(table, seat) };
    if (!ctx.repeated) await (DOINGS[press.name] as Doing<HandPress>)(panel, press);
    const body = services.hands.draw(table, seat);
    hold.drawn();
    return {
      form: 'update',
      body,
      after: (accepted) => {
        hold.release(accepted);
      },
    };
  } catch (error) {
    hold.release(false);
    throw error;
  }
}
