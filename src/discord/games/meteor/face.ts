import { METEOR_ACTIVITY } from '../../../activity/games/meteor/face.js';
import { inTheAir, METEOR, type MeteorTypes } from '../../../games/meteor/index.js';
import { isMeteorRecord } from '../../../history/meteor/adapter.js';
import { headline, isOwnRefusal, isRuleCard, isTopic, refusalText } from '../../../text/meteor/index.js';
import { bodyOf } from '../../messages/parts.js';
import { noteAnswer } from '../../messages/notes.js';
import { missingForSilence } from '../../permissions.js';
import type { GameFace } from '../face.js';
import { meteorChat } from './chat/face.js';
import { onBoard } from './handlers/board.js';
import { onPanel } from './handlers/hand.js';
import { onNote } from './handlers/notes.js';
import { METEOR_DAILY } from './daily.js';
import { METEOR_DUEL } from './duel.js';
import { METEOR_HISTORY_FACE } from './history/face.js';
import { openLesson } from './lesson.js';
import { openPractice } from './practice.js';
import { silenceWarning } from './chat/silence-status.js';
import { METEOR_END } from './end.js';
import { METEOR_LOBBY, openFirstGame } from './lobby.js';
import { MeteorPanel } from './panel.js';
import { pictureOf } from './picture/index.js';
import { meteorIds } from './presses.js';
import { welcomePicture } from './picture/index.js';
import { introduction, spectator, stalePanel } from './render/index.js';
import { rulesBody, rulesPicture, rulesTopics } from './rules/answer.js';
import { drawBoard, drawWatch, textContextOf } from './draw-board.js';
import { nextRedraw } from './redraw.js';
import { METEOR_SETTINGS } from './settings.js';
import { METEOR_SCREEN_READER } from './screen-reader.js';

/** What must not wait for the gap between two edits. */
const URGENT: ReadonlySet<MeteorTypes['event']['type']> = new Set<MeteorTypes['event']['type']>([
  'field-dealt',
  'clock-started',
  'zone-changed',
  'timed-out',
  'resumed',
  'salvo-resolved',
  'ended',
  'lobby-reopened',
]);

/** Meteor on Discord. */
export const METEOR_FACE: GameFace<MeteorTypes, MeteorPanel> = {
  game: METEOR,
  ids: meteorIds,
  command: METEOR.kind,
  lobby: METEOR_LOBBY,
  end: METEOR_END,
  rules: {
    first: 'overview',
    topics: rulesTopics,
    page: (topic, nonce, t) => (isTopic(topic) || isRuleCard(topic) ? rulesBody(topic, nonce, t) : null),
    picture: rulesPicture,
  },
  startWarning: silenceWarning,
  clicks: { board: onBoard, panel: onPanel, note: onNote },
  board: {
    draw: drawBoard,
    picture: pictureOf,
    headline: ({ table, events }, people, t) => headline(t, events, { ...textContextOf(table, null), people }),
    isUrgent: ({ before, state, events }) =>
      (before.window === null && state.window !== null) || events.some(({ type }) => URGENT.has(type)),
    between: ({ before, events, at }) => inTheAir(before, events, at),
    nextRedraw,
    missing: ({ state }, granted) => (state.options.silence === 'off' ? null : missingForSilence(granted)),
  },
  panel: {
    button: 'meteor.board.button.hand',
    open: (table, seat, notes) => new MeteorPanel(table, seat, notes),
    screenReader: METEOR_SCREEN_READER,
    // A lesson's panel is the answer to whoever opened it.
    isSentTo: ({ events, table }) => table.owner === null && events.some(({ type }) => type === 'clock-started'),
    stale: ({ game }, t) => bodyOf(stalePanel(game, t)),
    follow: drawWatch,
    watch: (table, t) => {
      const { view, people } = textContextOf(table, null);
      if (!view) return noteAnswer(t, t('refusal.not-seated'), table.game);
      return { form: 'private', body: bodyOf(spectator({ game: table.game, view, people }, t)) };
    },
  },
  chat: meteorChat,
  history: METEOR_HISTORY_FACE,
  practice: (record, moment) => (isMeteorRecord(record) ? openPractice(record, moment) : null),
  activity: METEOR_ACTIVITY,
  daily: METEOR_DAILY,
  duel: METEOR_DUEL,
  settings: METEOR_SETTINGS,
  refusalText: (t, refusal, table, viewer) =>
    isOwnRefusal(refusal) ? refusalText(t, refusal, textContextOf(table, viewer)) : null,
  offers: {
    lesson: openLesson,
    firstGame: openFirstGame,
    introduction: (occasion, newcomer, t) => ({
      picture: welcomePicture(t),
      draw: (picture) => bodyOf(introduction(occasion, newcomer, picture, t)),
    }),
  },
};
