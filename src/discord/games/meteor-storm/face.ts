import { METEOR_STORM, publicView, type MeteorStormTypes } from '../../../games/meteor-storm/index.js';
import { boardText, stormRefusalText } from '../../../text/meteor-storm/index.js';
import { noteAnswer } from '../../messages/notes.js';
import { bodyOf, text } from '../../messages/parts.js';
import type { GameFace } from '../face.js';
import { onePage } from '../presentation.js';
import { onBoard, onNote } from './handlers/board.js';
import { onPanel } from './handlers/panel.js';
import { STORM_HISTORY_FACE } from './history.js';
import { STORM_END } from './end.js';
import { STORM_LOBBY, openLesson } from './lobby.js';
import { StormPanel } from './panel.js';
import { peopleOf } from '../../people.js';
import { textContextOf } from './table.js';
import { pictureOf } from './picture/on-board.js';
import { stormIds } from './presses.js';
import { STORM_SCREEN_READER } from './screen-reader.js';
import { drawBoard } from './draw-board.js';
import { rulesBody } from './render/rules.js';

/** What must not wait for the gap between two edits. */
const URGENT: ReadonlySet<MeteorStormTypes['event']['type']> = new Set<MeteorStormTypes['event']['type']>([
  'started',
  'turn-ended',
  'retreat-asked',
  'ended',
]);

/** Meteor Storm on Discord. */
export const STORM_FACE: GameFace<MeteorStormTypes, StormPanel> = {
  game: METEOR_STORM,
  ids: stormIds,
  command: 'storm',
  acts: 'storm play act:',
  lobby: STORM_LOBBY,
  end: STORM_END,
  rules: onePage(METEOR_STORM.kind, (t) => t('meteor-storm.rules.title'), rulesBody),
  clicks: { board: onBoard, panel: onPanel, note: onNote },
  board: {
    draw: drawBoard,
    picture: pictureOf,
    turn: ({ turn }) => turn,
    isUrgent: ({ events }) => events.some(({ type }) => URGENT.has(type)),
  },
  panel: {
    button: 'meteor-storm.board.cards',
    open: (table, seat) => new StormPanel(table, seat),
    screenReader: STORM_SCREEN_READER,
    isSentTo: ({ events }) => events.some(({ type }) => type === 'started'),
    stale: (_table, t) => bodyOf({ components: [text(t('meteor-storm.panel.stale'))] }),
    watch: (table, t) => noteAnswer(t, boardText(t, publicView(table.state), peopleOf(table)), table.game),
  },
  history: STORM_HISTORY_FACE,
  refusalText: (t, refusal, table, viewer) => stormRefusalText(t, refusal, textContextOf(table, viewer)),
  offers: { lesson: openLesson },
};
