import { viewFor, type MeteorTypes } from '../../../../games/meteor/index.js';
import { asSeat, refusedText } from '../../../interactions/acting.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { rulesAnswer } from '../../../messages/rules-answer.js';
import type { PanelContext } from '../../face.js';
import { dontPass, isQuestion, launchAnyway, launchOrAsk, pass, passAndLose, resume, timeOut } from '../intents.js';
import type { MeteorPanel } from '../panel.js';
import type { METEOR_PRESSES } from '../presses.js';
import { type RocketChoice } from '../presses.js';
import { rulesBody, rulesPicture } from '../rules/answer.js';
import type { ActOutcome } from '../table.js';

type Context = PanelContext<MeteorTypes, MeteorPanel>;

/** Leaves the refusal on the panel where there is one. */
async function shown(ctx: Context, doing: Promise<ActOutcome>): Promise<boolean> {
  const outcome = await doing;
  ctx.panel.clearNote();
  if (outcome.ok) return true;
  if (isQuestion(outcome)) ctx.panel.choices.confirmPass = true;
  else ctx.platform.messages.panels.tell(ctx.table, ctx.seat, refusedText(ctx, outcome.refusal));
  return false;
}

const act = (ctx: Context, action: MeteorTypes['action']): Promise<boolean> =>
  shown(
    ctx,
    asSeat(ctx, () => action),
  );

const doing =
  (intent: (ctx: Context) => Promise<ActOutcome>) =>
  async (ctx: Context): Promise<void> => {
    await shown(ctx, intent(ctx));
  };

/** Something is chosen on the panel, and nothing done. */
const choosing =
  <P>(choose: (ctx: Context, press: P) => void) =>
  (ctx: Context, press: P): Promise<void> => {
    choose(ctx, press);
    return Promise.resolve();
  };

/** The sites whose Rockets are meant: one, or all that this seat may launch now (R7: several with one click). */
function sitesOf(ctx: Context, rockets: RocketChoice): readonly number[] {
  if (rockets !== 'all') return [rockets];
  return viewFor(ctx.table.state, ctx.seat, ctx.platform.time.clock.now()).launchable.map(({ site }) => site);
}

/** Opens, or shuts, what the ability may be aimed at; where it can't be used, the rules say why. */
async function ability(ctx: Context, id: string): Promise<void> {
  const own = viewFor(ctx.table.state, ctx.seat, ctx.platform.time.clock.now()).own?.ability;
  if (own?.ability === id && own.refusal === null) ctx.panel.choices.aiming = !ctx.panel.choices.aiming;
  else await act(ctx, { type: 'use', seat: ctx.seat, ability: id, target: null });
}

const FIRST_PAGE = 'overview';

/** What the buttons of the hand panel do. */
export const onPanel = pressHandlers<typeof METEOR_PRESSES, Context, Promise<void>>({
  'hand/site': choosing(({ panel }, { site }) => {
    panel.choices.site = site;
  }),
  'hand/place': async (ctx, { card, site }) => {
    ctx.panel.choices.site = site;
    await act(ctx, { type: 'place', seat: ctx.seat, card, site });
  },
  'hand/change': choosing(({ panel }, { change }) => {
    panel.choices.change = change;
  }),
  'hand/rockets': choosing(({ panel }, { rockets }) => {
    panel.choices.rockets = rockets;
  }),
  'hand/launch': async (ctx, { target, rockets, change }) => {
    const launched = await launchOrAsk(ctx, { target, sites: sitesOf(ctx, rockets), change });
    ctx.panel.choices.confirmLaunch = launched.asked ? launched.target : null;
    if (launched.asked) ctx.panel.clearNote();
    else if (await shown(ctx, Promise.resolve(launched.outcome)))
      Object.assign(ctx.panel.choices, { change: 0, rockets: 'all', askTarget: false });
  },
  'hand/launch-confirm': async (ctx, { target, rockets, change }) => {
    ctx.panel.choices.confirmLaunch = null;
    if (await shown(ctx, launchAnyway(ctx, { target, sites: sitesOf(ctx, rockets), change })))
      Object.assign(ctx.panel.choices, { change: 0, rockets: 'all', askTarget: false });
  },
  'hand/launch-cancel': choosing(({ panel }) => {
    panel.choices.confirmLaunch = null;
  }),
  'hand/rules': async (ctx) => {
    const page = { form: 'private', body: rulesBody(FIRST_PAGE, ctx.click.id, ctx.t) } as const;
    ctx.later(await rulesAnswer(ctx.platform, page, rulesPicture(FIRST_PAGE, ctx.t)));
  },
  'hand/ability': (ctx, press) => ability(ctx, press.ability),
  'hand/use': async (ctx, { ability: id, target }) => {
    await act(ctx, { type: 'use', seat: ctx.seat, ability: id, target });
  },
  'hand/scrap': async (ctx, { site }) => {
    await act(ctx, { type: 'scrap', seat: ctx.seat, site });
  },
  'hand/pass': doing(pass),
  'hand/pass-confirm': async (ctx) => {
    ctx.panel.choices.confirmPass = false;
    await shown(ctx, passAndLose(ctx));
  },
  'hand/pass-cancel': choosing((ctx) => {
    dontPass(ctx);
    ctx.panel.choices.confirmPass = false;
  }),
  'hand/time-out': doing(timeOut),
  'hand/resume': doing(resume),
  'hand/hints': choosing(({ panel }, { on }) => {
    panel.coach(on === 'on');
  }),
});
