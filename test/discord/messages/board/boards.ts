import { Faces, type GameFace } from '../../../../src/discord/games/face.js';
import type { BoardPicture } from '../../../../src/discord/games/picture.js';
import type { BoardExtras } from '../../../../src/discord/games/presentation.js';
import type { BesideBoards } from '../../../../src/discord/messages/board/beside-boards.js';
import { Boards } from '../../../../src/discord/messages/board/boards.js';
import { WriteQueue } from '../../../../src/discord/messages/delivery/write-queue.js';
import { bodyOf, text } from '../../../../src/discord/messages/parts.js';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import type { MessageBody } from '../../../../src/discord/rest/api.js';
import { Tokens } from '../../../../src/discord/rest/tokens.js';
import type { Seat } from '../../../../src/games/shared/seat.js';
import type { Millis } from '../../../../src/games/shared/time.js';
import type { Feat } from '../../../../src/history/statistics/records.js';
import type { StoredMessage } from '../../../../src/storage/ports/messages.js';
import type { Person, TableHandle } from '../../../../src/table/ports.js';
import { translator } from '../../../../src/text/index.js';
import { ManualTime } from '../../../support/time.js';
import { MATCHES_FACE } from '../../../toy/face.js';
import { MATCHES, type MatchesTypes } from '../../../toy/matches.js';
import { RecordingApi, unexpected } from '../recording-api.js';

export const SERVER = '617050342711816695';
type State = MatchesTypes['state'];
type Phase = State['phase'];

/** What a board of the toy says: its line, and all that it is given beside the game. */
const saidOf = (line: string, extras: BoardExtras): string =>
  [
    line,
    extras.headline === null ? null : `! ${extras.headline}`,
    ...extras.signs.map(({ seat, sign }) => `${seat} signs ${sign}`),
    extras.missing.length === 0 ? null : `lacks ${extras.missing.join('+')}`,
    extras.lastCrew.length === 0 ? null : `again ${extras.lastCrew.join('+')}`,
    extras.records.length === 0 ? null : `${extras.records.length} records`,
    extras.picture === null ? null : `picture ${extras.picture.url}`,
    extras.thread ? 'in a thread' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');

/** What a message says, and the names of its buttons. */
export function said({ components = [], attachments }: MessageBody): string {
  const all = JSON.stringify(components);
  const texts = [...all.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words);
  const labels = [...all.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => `[${label}]`);
  const files = Array.isArray(attachments) ? [`${attachments.length} files`] : [];
  return [...texts, ...labels, ...files].join(' | ');
}

export interface Setting {
  readonly guildId?: string;
  readonly offersActivity?: boolean;
}

/** Boards of a server, whose game a test writes by hand, and the requests that they make. */
export function boardsOf({ guildId = SERVER, offersActivity = false }: Setting = {}) {
  const time = new ManualTime();
  const api = new RecordingApi(said);
  const logged: string[] = [];
  const kept: StoredMessage[] = [];
  const forgotten: string[] = [];
  const touched: string[] = [];
  const ticked: string[] = [];
  const at = {
    line: 'dealt',
    headline: null as string | null,
    urgent: true,
    between: null as State | null,
    redraw: null as Millis | null,
    turn: undefined as number | undefined,
    missing: null as readonly ['manage-messages'] | readonly [] | null,
    picture: null as BoardPicture | null,
    broken: '',
    elsewhere: false,
    records: Promise.resolve<readonly Feat[]>([]),
    fingerprint: null as string | null,
    watching: 0,
    inChannel: undefined as TableHandle | undefined,
  };
  const breaks = (part: string): void => {
    if (at.broken === part) throw new Error(`a bug in ${part}`);
  };
  const log = (facts: object, message: string): void =>
    void logged.push('err' in facts && facts.err instanceof Error ? `${message}: ${facts.err.message}` : message);
  const face: GameFace<MatchesTypes> = {
    ...MATCHES_FACE,
    board: {
      draw: (table, extras) => {
        breaks('draw');
        return bodyOf({ components: [text(saidOf(`${at.line} of ${table.state.options.matches}`, extras))] });
      },
      headline: (_change, people) => {
        breaks('headline');
        return at.headline?.replace('NAMES', [...people.values()].map(({ name }) => name).join('+')) ?? null;
      },
      isUrgent: () => {
        breaks('isUrgent');
        return at.urgent;
      },
      between: () => {
        breaks('between');
        return at.between;
      },
      nextRedraw: (_state, now) => {
        breaks('nextRedraw');
        return at.redraw === null || at.redraw <= now ? null : at.redraw;
      },
      turn: () => at.turn ?? 0,
      missing: () => at.missing,
      picture: () => at.picture,
    },
    panel: {
      button: 'lobby.button.join',
      open: () => {
        throw new Error('no panels here');
      },
      isSentTo: () => false,
      stale: () => ({}),
      watch: () => ({ form: 'private', body: {} }),
      follow: (_table, extras, { now, until }) =>
        bodyOf({ components: [text(`watched at ${now} until ${until}, ${saidOf(at.line, extras)}`)] }),
    },
  };
  const tokens = new Tokens(time);
  const beside: BesideBoards = {
    directory: { inChannel: () => at.inChannel },
    contentReadable: () => true,
    offersActivity,
    records: () => at.records,
    extraLines: () => [],
    dayFingerprint: () => at.fingerprint,
    voice: () => false,
    watching: () => at.watching,
  };
  const finished = new Set<string>();
  const boards = new Boards(
    {
      api,
      clock: time,
      timers: time,
      log: { info: log, warn: log, error: log },
      tokens,
      writeQueue: new WriteQueue({ clock: time, timers: time }),
      messages: {
        keep: (message) => void kept.push(message),
        of: () => Promise.resolve([]),
        unsettled: () => Promise.resolve([]),
        forget: (game) => void forgotten.push(game),
      },
      people: { has: (userId) => finished.has(userId), add: () => undefined, remove: () => undefined },
      renderPng: (svg) => Promise.resolve(Buffer.from(svg)),
      faces: new Faces([face]),
      words: () => translator('en'),
      wordsFor: () => translator('de'),
    },
    beside,
    (table) => void ticked.push(table.game),
  );
  boards.slowWhile(() => at.elsewhere);
  boards.whenTouched((table) => void touched.push(table.game));

  const tableOf = (game = 'g', channelId = 'c') => ({
    game,
    kind: 'matches',
    guildId,
    channelId,
    createdAt: 0,
    owner: null,
    version: 0,
    blocked: false,
    lost: null as TableHandle['lost'],
    people: new Map<Seat, Person>([[0, { userId: 'ann', name: 'Ann' }]]),
    told: [],
    recalled: new Map<Seat, unknown>(),
    seatOf: () => null,
    act: unexpected,
    join: unexpected,
    state: { ...MATCHES.initialState, options: { matches: 7 }, phase: 'play' as Phase },
  });
  const table = tableOf();
  return {
    time,
    boards,
    table,
    tableOf,
    tokens,
    at,
    faults: api.faults,
    logged,
    kept,
    forgotten,
    touched,
    ticked,
    finished,
    /** Requests since this was last asked, after so many milliseconds more. */
    async asked(ms = 0): Promise<readonly string[]> {
      await time.advance(ms);
      return api.requests.splice(0);
    },
    land: (token: string | null = 't', messageId = 'm', on: TableHandle = table) => {
      boards.landed(on, { token, message: '@original', messageId, expiresAt: time.now() + TOKEN_MS });
    },
    /** Something happens at the table: its board says `line`. */
    says(line: string, { on = table, before = on.state }: { on?: typeof table; before?: State } = {}) {
      at.line = line;
      boards.onChange({ table: on, before, state: on.state, events: [], at: time.now(), version: 1 });
    },
    /** Its game ends. */
    ends() {
      const before = table.state;
      table.state = { ...before, phase: 'over' };
      boards.onChange({ table, before, state: table.state, events: [], at: time.now(), version: 2 });
    },
    stored: (more: Partial<StoredMessage> = {}): StoredMessage => ({
      token: 't',
      message: '@original',
      messageId: 'm',
      expiresAt: time.now() + TOKEN_MS,
      layout: '',
      game: 'g',
      channelId: 'c',
      userId: null,
      sent: null,
      ...more,
    }),
  };
}
