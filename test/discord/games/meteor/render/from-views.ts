import { drawEnd, drawOwnEnd } from '../../../../../src/discord/end/draw.js';
import type { BoardExtras } from '../../../../../src/discord/games/board-extras.js';
import { METEOR_FACE } from '../../../../../src/discord/games/meteor/face.js';
import { drawLobby } from '../../../../../src/discord/lobby/draw.js';
import type { Rendered } from '../../../../../src/discord/messages/parts.js';
import type { MessageBody } from '../../../../../src/discord/rest/api.js';
import type { PublicView } from '../../../../../src/games/meteor/view/seat.js';
import type { TableHandle } from '../../../../../src/table/ports.js';
import type { Missing, People, Translate } from '../../../../../src/text/index.js';

/** Meteor's lobby and end as the platform draws them, from a view in place of a table. */

interface Seen {
  readonly game: string;
  readonly view: PublicView;
  readonly people: People;
  readonly extraLines?: readonly string[];
}

export interface LobbySeen extends Seen {
  readonly missing: readonly Missing[];
  readonly lastCrew?: readonly string[];
  readonly newcomers?: boolean;
  readonly note?: string | null;
}

export interface EndSeen extends Seen {
  readonly again?: boolean;
  readonly records?: BoardExtras['records'];
  readonly picture?: BoardExtras['picture'];
}

// A view has what is asked of the state here, and is its own view.
const FACE = {
  ...METEOR_FACE,
  game: { ...METEOR_FACE.game, publicView: (state: unknown) => state, nextDue: () => null },
};

const tableOf = ({ game, view, people }: Seen): TableHandle => ({
  game,
  kind: METEOR_FACE.game.kind,
  guildId: '1',
  channelId: '2',
  createdAt: 0,
  owner: null,
  state: view,
  version: 1,
  blocked: false,
  lost: null,
  people: new Map([...people].map(([seat, { name }]) => [seat, { userId: `u${seat}`, name }])),
  told: [],
  recalled: new Map(),
  seatOf: () => null,
  act: () => Promise.reject(new Error('nobody acts here')),
  join: () => Promise.reject(new Error('nobody joins here')),
});

const extrasOf = (more: Partial<BoardExtras>): BoardExtras => ({
  headline: null,
  notice: null,
  missing: [],
  lastCrew: [],
  signs: [],
  retired: false,
  picture: null,
  newcomers: false,
  records: [],
  extraLines: [],
  watchers: 0,
  again: true,
  thread: true,
  contentReadable: true,
  ...more,
});

const rendered = ({ components = [] }: MessageBody): Rendered => ({
  components: components as Rendered['components'],
});

export const lobby = (seen: LobbySeen, t: Translate): Rendered => {
  const { missing, lastCrew = [], newcomers = false, note = null, extraLines = [] } = seen;
  return rendered(
    drawLobby(FACE, tableOf(seen), extrasOf({ missing, lastCrew, newcomers, headline: note, extraLines }), t),
  );
};

export const end = (seen: EndSeen, t: Translate): Rendered => {
  const { again = true, records = [], picture = null, extraLines = [] } = seen;
  return rendered(drawEnd(FACE, tableOf(seen), extrasOf({ again, records, picture, extraLines }), t));
};

export const ownEnd = (seen: Seen, seat: number, t: Translate): Rendered => drawOwnEnd(FACE, tableOf(seen), seat, t);
