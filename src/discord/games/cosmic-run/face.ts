import { COSMIC_RUN, type CosmicEventType, type CosmicRunTypes } from '../../../games/cosmic-run/index.js';
import { boardText, cosmicRefusal, isCosmicRefusal, stepLine } from '../../../text/cosmic-run/index.js';
import { seatName } from '../../../text/index.js';
import { noteAnswer } from '../../messages/notes.js';
import type { GameFace } from '../face.js';
import { drawBoard } from './draw-board.js';
import { onBoard, onNote, onPanel } from './handlers.js';
import { COSMIC_HISTORY_FACE } from './history.js';
import { COSMIC_END } from './end.js';
import { COSMIC_LOBBY, openLesson } from './lobby.js';
import { CosmicPanel } from './panel.js';
import { cosmicIds } from './presses.js';
import { pictureOf } from './picture/answer.js';
import { bodyOf, fittingRows, text } from './render/parts.js';
import { COSMIC_SCREEN_READER } from './screen-reader.js';
import { isRulesTopic, RULES_TOPICS, rulesPage } from './render/rules.js';
import { peopleOf } from '../../people.js';
import { publicViewOf } from './table.js';

const eventTypes = (...types: readonly CosmicEventType[]): ReadonlySet<CosmicEventType> => new Set(types);

/** What the board tells of. */
const TOLD = eventTypes('meteor-shielded', 'planet-scored', 'token-taken', 'recruited', 'retired', 'turn-lapsed');

/** What must not wait for the gap between two edits. */
const URGENT = eventTypes('started', 'turn-began', 'planet-scored', 'ended');

/** Cosmic Run on Discord. */
export const COSMIC_FACE: GameFace<CosmicRunTypes, CosmicPanel> = {
  game: COSMIC_RUN,
  ids: cosmicIds,
  command: 'cosmic',
  acts: 'cosmic play act:',
  lobby: COSMIC_LOBBY,
  end: COSMIC_END,
  rules: {
    first: 'cosmic-turn',
    topics: (t) => RULES_TOPICS.map((topic) => ({ name: t(`cosmic-run.play.rules.topic.${topic}`), value: topic })),
    page: (topic, nonce, t) => (isRulesTopic(topic) ? bodyOf(rulesPage(topic, nonce, t)) : null),
  },
  clicks: { board: onBoard, panel: onPanel, note: onNote },
  board: {
    draw: drawBoard,
    headline: ({ events, state }, people, t) => stepLine(t, events, (seat) => seatName(t, people, seat), state, TOLD),
    picture: pictureOf,
    turn: ({ round, order, turn }) => round * 8 + (turn === null ? 7 : order.indexOf(turn.seat)),
    isUrgent: ({ events }) => events.some(({ type }) => URGENT.has(type)),
  },
  panel: {
    button: 'cosmic-run.play.button.panel',
    open: (table, seat) => new CosmicPanel(table, seat),
    screenReader: COSMIC_SCREEN_READER,
    isSentTo: ({ events }) => events.some(({ type }) => type === 'started'),
    stale: ({ game }, t) =>
      bodyOf({
        components: [
          text(t('cosmic-run.play.stale')),
          ...fittingRows(game, [
            { press: { name: 'hand/open' }, label: t('cosmic-run.play.button.panel'), style: 'primary' },
          ]),
        ],
      }),
    watch: (table, t) =>
      table.state.phase === 'play'
        ? {
            form: 'private',
            body: bodyOf({
              components: [text(...boardText(t, { view: publicViewOf(table), people: peopleOf(table) }))],
            }),
          }
        : noteAnswer(t, t('refusal.not-seated'), table.game),
  },
  history: COSMIC_HISTORY_FACE,
  refusalText: (t, refusal, table) =>
    isCosmicRefusal(refusal) ? cosmicRefusal(t, refusal, { view: publicViewOf(table), people: peopleOf(table) }) : null,
  offers: { lesson: openLesson },
};
