import {
  COSMIC_RUN,
  type CosmicEventType,
  type CosmicRunTypes,
  type PublicView,
} from '../../../games/cosmic-run/index.js';
import { boardText, cosmicRefusal, isCosmicRefusal, stepLine } from '../../../text/cosmic-run/index.js';
import { isPlainKey, seatName, type Translate } from '../../../text/index.js';
import { noteAnswer } from '../../messages/notes.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../presentation.js';
import type { GameFace } from '../face.js';
import { onBoard, onNote, onPanel } from './handlers.js';
import { COSMIC_HISTORY_FACE } from './history.js';
import { likeBefore, openCosmicRun, openFirstGame, openLesson } from './opening.js';
import { CosmicPanel } from './panel.js';
import { cosmicIds } from './presses.js';
import { pictureOf } from './picture/answer.js';
import { board } from './render/board.js';
import { end } from './render/end.js';
import { lobby } from './render/lobby.js';
import { bodyOf, text, type Rendered } from './render/parts.js';
import { COSMIC_SCREEN_READER } from './screen-reader.js';
import { isRulesTopic, rulesPage } from './render/rules.js';
import { peopleOf, publicViewOf, type ActRefusal, type TableHandle } from './table.js';

const eventTypes = (...types: readonly CosmicEventType[]): ReadonlySet<CosmicEventType> => new Set(types);

/** What the board tells of. */
const TOLD = eventTypes('meteorShielded', 'planetScored', 'tokenTaken', 'recruited', 'retired', 'turnLapsed');

/** What must not wait for the gap between two edits. */
const URGENT = eventTypes('started', 'turnBegan', 'planetScored', 'gameEnded');

function drawBoard(table: TableHandle, extras: BoardExtras, t: Translate): MessageBody {
  const view = publicViewOf(table);
  const { headline, retired, missing, lastCrew, again, thread, picture } = extras;
  const model = { game: table.game, view, people: peopleOf(table), headline, retired, picture, blocked: table.blocked };
  const drawn: { readonly [P in PublicView['phase']]: () => Rendered } = {
    lobby: () => lobby({ ...model, missing, lastCrew, thread }, t),
    play: () => board(model, t),
    over: () => end({ ...model, again }, t),
  };
  return bodyOf(drawn[view.phase]());
}

/** A refusal of the rules has the game's words, one of the table's those of all games. */
function refusalText(t: Translate, refusal: ActRefusal, table: TableHandle): string {
  if (isCosmicRefusal(refusal))
    return cosmicRefusal(t, refusal, { view: publicViewOf(table), people: peopleOf(table) });
  const key = `refusal.${refusal.code}`;
  return isPlainKey(key) ? t(key) : refusal.code;
}

/** Cosmic Run on Discord. */
export const COSMIC_FACE: GameFace<CosmicRunTypes, CosmicPanel> = {
  game: COSMIC_RUN,
  ids: cosmicIds,
  clicks: {
    board: onBoard,
    panel: onPanel,
    note: onNote,
    repeatable: new Set(['lobby/robot']),
  },
  board: {
    draw: (table, extras, _now, t) => drawBoard(table, extras, t),
    headline: ({ events, state }, people, t) => stepLine(t, events, (seat) => seatName(t, people, seat), state, TOLD),
    picture: pictureOf,
    turn: ({ round, order, turn }) => round * 8 + (turn === null ? 7 : order.indexOf(turn.seat)),
    isUrgent: ({ events }) => events.some(({ type }) => URGENT.has(type)),
  },
  panel: {
    open: (table, seat) => new CosmicPanel(table, seat),
    screenReader: COSMIC_SCREEN_READER,
    isSentTo: ({ events }) => events.some(({ type }) => type === 'started'),
    stale: ({ game }, t) => noteAnswer(t, t('table.note.stale'), game, ['open-hand']).body,
    watch: (table, _now, t) =>
      table.state.phase === 'play'
        ? {
            form: 'private',
            body: bodyOf({
              components: [text(...boardText(t, { view: publicViewOf(table), people: peopleOf(table) }))],
            }),
          }
        : noteAnswer(t, t('cosmic-run.refusal.not-seated'), table.game),
  },
  history: COSMIC_HISTORY_FACE,
  host: ({ host }) => host,
  refusalText: (t, refusal, table) => refusalText(t, refusal, table),
  offers: { lesson: openLesson, firstGame: openFirstGame },
  rematch: (ended, robotsAllowed) => {
    const before = likeBefore(ended);
    const wanted = robotsAllowed ? before : { ...before, robots: 0 };
    return (services, from, t) => openCosmicRun(services, from, wanted, t);
  },
  rulesPage: (topic, nonce, t) => (isRulesTopic(topic) ? bodyOf(rulesPage(topic, nonce, t)) : null),
};
