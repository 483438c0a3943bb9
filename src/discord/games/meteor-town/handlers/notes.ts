import { viewFor, type MeteorTownTypes } from '../../../../games/meteor-town/index.js';
import type { Translate } from '../../../../text/index.js';
import { buildingLines, headLines } from '../../../../text/meteor-town/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { noteAnswer } from '../../../messages/notes.js';
import { bodyOf, text } from '../../../messages/parts.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { tableAnswer } from '../../../daily/table.js';
import { TOWN_DAY } from '../daily.js';
import { sheetAnswer } from '../picture/answer.js';
import type { TOWN_PRESSES } from '../presses.js';
import { rulesBody } from '../render/rules.js';

type Context = ClickContext<MeteorTownTypes>;

const townIn = ({ table, seat }: Context) => (seat === null ? null : viewFor(table.state, seat, 0).town);

const noTown = (t: Translate): Answer => noteAnswer(t, t('meteor-town.panel.not-seated'));

/** What is shown beside a panel: each press brings a private message of its own. */
export const onNote = pressHandlers<typeof TOWN_PRESSES, Context, Promise<Answer>>({
  'sheet/picture': async (ctx) => {
    const town = townIn(ctx);
    return town === null ? noTown(ctx.t) : sheetAnswer(ctx.platform, town, ctx.t);
  },
  'sheet/text': (ctx) => {
    const town = townIn(ctx);
    if (town === null) return Promise.resolve(noTown(ctx.t));
    const lines = [...headLines(ctx.t, town), ...buildingLines(ctx.t, town)];
    return Promise.resolve({ form: 'private', body: bodyOf({ components: [text(...lines)] }) });
  },
  'sheet/rules': ({ t }) => Promise.resolve({ form: 'private', body: rulesBody(t) }),
  'sheet/table': ({ platform, click, table, t }) => {
    const day = table.state.options.day ?? '';
    return tableAnswer(platform, click, TOWN_DAY, day, t);
  },
});
