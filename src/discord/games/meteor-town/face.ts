import { METEOR_TOWN, type MeteorTownTypes } from '../../../games/meteor-town/index.js';
import { seatName } from '../../../text/index.js';
import { isOwnRefusal, ownRefusalText } from '../../../text/meteor-town/index.js';
import { noteAnswer } from '../../messages/notes.js';
import { bodyOf, text } from '../../messages/parts.js';
import type { GameFace } from '../face.js';
import { onePage } from '../presentation.js';
import { TOWN_DAILY } from './daily.js';
import { drawBoard } from './draw-board.js';
import { onNote } from './handlers/notes.js';
import { onPanel } from './handlers/panel.js';
import { TOWN_HISTORY_FACE } from './history.js';
import { TOWN_END } from './end.js';
import { TOWN_LOBBY } from './lobby.js';
import { openAgain, openLesson, sameDice } from './opening.js';
import { rulesBody } from './render/rules.js';
import { TownPanel } from './panel.js';
import { precomputeEnd } from './robot-scores.js';
import type { Change } from './table.js';
import { TOWN_SCREEN_READER } from './screen-reader.js';
import { townIds } from './presses.js';
import type { People, Translate } from '../../../text/index.js';

/** What must not wait for the gap between two edits. */
const URGENT: ReadonlySet<MeteorTownTypes['event']['type']> = new Set<MeteorTownTypes['event']['type']>([
  'started',
  'finished',
  'ended',
]);

function headline({ events }: Change, people: People, t: Translate): string | null {
  for (const event of events) {
    if (event.type === 'started') return t('meteor-town.board.headline.started');
    if (event.type === 'finished')
      return t('meteor-town.board.headline.finished', { player: seatName(t, people, event.seat) });
    if (event.type === 'left') return t('meteor-town.board.headline.left', { player: seatName(t, people, event.seat) });
  }
  return null;
}

/** Meteor Town on Discord. */
export const TOWN_FACE: GameFace<MeteorTownTypes, TownPanel> = {
  game: METEOR_TOWN,
  ids: townIds,
  command: 'town',
  acts: 'town play act:',
  lobby: TOWN_LOBBY,
  end: TOWN_END,
  rules: onePage(METEOR_TOWN.kind, (t) => t('meteor-town.rules.title'), rulesBody),
  clicks: { panel: onPanel, note: onNote },
  board: {
    draw: drawBoard,
    headline,
    turn: ({ towns }) => towns.reduce((sum, town) => sum + (town === null ? 0 : town.turn), 0),
    isUrgent: ({ events }) => events.some(({ type }) => URGENT.has(type)),
  },
  panel: {
    button: 'meteor-town.board.mine',
    open: (table, seat) => new TownPanel(table, seat),
    screenReader: TOWN_SCREEN_READER,
    isSentTo: ({ state, events }) => state.options.mode === 'sky' && events.some(({ type }) => type === 'started'),
    stale: (_table, t) => bodyOf({ components: [text(t('meteor-town.panel.stale'))] }),
    watch: (table, t) => noteAnswer(t, t('meteor-town.panel.not-seated'), table.game),
  },
  history: TOWN_HISTORY_FACE,
  daily: TOWN_DAILY,
  refusalText: (t, refusal) => (isOwnRefusal(refusal) ? ownRefusalText(t, refusal) : null),
  offers: { lesson: openLesson },
  sameDeal: sameDice,
  precomputeEnd,
  rematch: openAgain,
};
