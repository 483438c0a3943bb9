import type { CosmicRunTypes, DieIndex, PlaceId } from '../../../games/cosmic-run/index.js';
import { boardText } from '../../../text/cosmic-run/index.js';
import { asSeat, refusedText } from '../../interactions/acting.js';
import { pressHandlers } from '../../interactions/custom-id.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { ClickContext, PanelContext } from '../face.js';
import { act } from '../shared/panel-acts.js';
import type { CosmicPanel } from './panel.js';
import { boardPicture } from './picture/answer.js';
import type { COSMIC_PRESSES } from './presses.js';
import { bodyOf, text } from './render/parts.js';
import { peopleOf } from '../../people.js';
import { publicViewOf } from './table.js';

type OnBoard = ClickContext<CosmicRunTypes>;
type OnPanel = PanelContext<CosmicRunTypes, CosmicPanel>;
type Private = Promise<Answer | null>;

/** The whole board in words, for one person. */
export const textAnswer = ({ table, t }: Pick<OnBoard, 'table' | 't'>): Answer => ({
  form: 'private',
  body: bodyOf({ components: [text(...boardText(t, { view: publicViewOf(table), people: peopleOf(table) }))] }),
});

/** What the buttons of the board do. */
export const onBoard = pressHandlers<typeof COSMIC_PRESSES, OnBoard, Private>({
  'board/text': (ctx) => Promise.resolve(textAnswer(ctx)),
  'board/picture': (ctx) => boardPicture(ctx),
});

const does = async (ctx: OnPanel, action: (seat: number) => CosmicRunTypes['action']): Promise<void> => {
  await act<CosmicRunTypes, CosmicPanel>(ctx, action);
};

/** Whether the panel that was pressed shows the dice as they lie: an older one only becomes the fresh one. */
const isFresh = ({ table }: OnPanel, roll: number): boolean => table.state.turn?.rolls === roll;

interface Assignment {
  readonly place: PlaceId;
  readonly dice: readonly DieIndex[];
  readonly roll: number;
}

async function assign(ctx: OnPanel, { place, dice, roll }: Assignment, confirmed: boolean): Promise<void> {
  if (!isFresh(ctx, roll)) return;
  const outcome = await asSeat<CosmicRunTypes>(ctx, (seat) => ({ type: 'assign', seat, dice, place, confirmed }));
  ctx.panel.clearNote();
  if (outcome.ok) return;
  if (outcome.refusal.code === 'confirm-yellow' && 'lost' in outcome.refusal)
    ctx.panel.question = { place, dice, lost: outcome.refusal.lost };
  else ctx.platform.messages.panels.tell(ctx.table, ctx.seat, refusedText(ctx, outcome.refusal));
}

/** What the buttons of a player's panel do. */
export const onPanel = pressHandlers<typeof COSMIC_PRESSES, OnPanel, Promise<void>>({
  'hand/die': (ctx, { die, roll }) => {
    ctx.panel.clearNote();
    if (isFresh(ctx, roll)) ctx.panel.mark(die);
    return Promise.resolve();
  },
  'hand/place': (ctx, press) => assign(ctx, press, false),
  'hand/confirm': (ctx, press) => assign(ctx, press, true),
  'hand/back': (ctx) => {
    ctx.panel.clearNote();
    return Promise.resolve();
  },
  'hand/roll': async (ctx, { roll }) => {
    if (isFresh(ctx, roll)) await does(ctx, (seat) => ({ type: 'roll', seat }));
  },
  'hand/go-on': (ctx) => does(ctx, (seat) => ({ type: 'go-on', seat })),
  'hand/use': (ctx, { power, die, value }) => does(ctx, (seat) => ({ type: 'use', seat, power, die, value })),
  'hand/move': (ctx, { planet, early }) =>
    does(ctx, (seat) => ({ type: 'move', seat, planet, early: early === 'early' })),
  'hand/recruit': (ctx, { card }) => does(ctx, (seat) => ({ type: 'recruit', seat, card })),
  'hand/retire': (ctx, { card }) => does(ctx, (seat) => ({ type: 'retire', seat, card })),
  'hand/give-up': async (ctx, { round }) => {
    const { round: now, turn } = ctx.table.state;
    if (now === round && turn !== null && turn.recruits.length > 0)
      await does(ctx, (seat) => ({ type: 'end-turn', seat }));
  },
  'hand/end-turn': async (ctx, { round }) => {
    if (ctx.table.state.round === round) await does(ctx, (seat) => ({ type: 'end-turn', seat }));
  },
});

/** What is shown beside a panel. */
export const onNote = pressHandlers<typeof COSMIC_PRESSES, OnBoard, Promise<Answer>>({
  'note/text': (ctx) => Promise.resolve(textAnswer(ctx)),
});
