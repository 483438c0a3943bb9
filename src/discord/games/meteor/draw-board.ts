import { maySpeak, seenByAll } from '../../../games/meteor/index.js';
import type { Millis, Seat } from '../../../games/meteor/state.js';
import type { PublicView } from '../../../games/meteor/view/seat.js';
import type { TableHandle } from './table.js';
import type { Translate } from '../../../text/index.js';
import type { TextContext } from '../../../text/meteor/index.js';
import { peopleOf } from '../../people.js';
import { board, field, watch } from './render/index.js';
import type { BoardModel } from './render/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { BoardExtras, WatchTime } from '../presentation.js';
import { GESTURES as EMOJI } from '../../../activity/games/meteor/gestures.js';
import { GESTURES } from './presses.js';
import { silenceKept } from './chat/silence-status.js';
import type { MessageBody } from '../../rest/api.js';

/** What a sentence about this table is filled from. */
export const textContextOf = (table: TableHandle, viewer: Seat | null): TextContext => ({
  people: peopleOf(table),
  view: seenByAll(table.state),
  viewer,
});

/** What players show by a button, here or in the Activity, as far as it is a gesture of Meteor's. */
const gesturesIn = ({ signs }: BoardExtras): NonNullable<BoardModel['gestures']> =>
  signs.flatMap(({ seat, sign }) => {
    const gesture = [...GESTURES, ...EMOJI].find((one) => one === sign);
    return gesture === undefined ? [] : [{ seat, gesture }];
  });

const speakingAt = ({ state }: TableHandle): ReadonlySet<Seat> =>
  new Set([...state.seats.keys()].filter((seat) => maySpeak(state, seat)));

const modelOf = (table: TableHandle, view: PublicView, extras: BoardExtras, now: Millis): BoardModel => ({
  game: table.game,
  view,
  people: peopleOf(table),
  extraLines: extras.extraLines,
  now,
  headline: extras.headline,
  silence: silenceKept(table.state, extras.missing, extras.contentReadable),
  voice: extras.voice === true && !extras.missing.includes('mute-members'),
  gestures: gesturesIn(extras),
  blocked: table.blocked,
  watchers: extras.watchers,
  speaking: speakingAt(table),
});

/** The public message of a game from its dealt field on. */
export function drawBoard(table: TableHandle, extras: BoardExtras, now: Millis, t: Translate): MessageBody {
  const view = seenByAll(table.state);
  if (view.phase !== 'field') return bodyOf(board(modelOf(table, view, extras, now), t));
  const { game, blocked } = table;
  const { extraLines, headline: note, picture } = extras;
  return bodyOf(field({ game, view, people: peopleOf(table), extraLines, now, note, blocked, picture }, t));
}

/** The same for one who watches, with every hand once the game is over. */
export function drawWatch(
  table: TableHandle,
  extras: BoardExtras,
  { now, until }: WatchTime,
  t: Translate,
): MessageBody {
  const view = seenByAll(table.state);
  const hands = view.phase === 'over' ? table.state.seats : [];
  return bodyOf(watch({ ...modelOf(table, view, extras, now), until, hands }, t));
}
