import { Faces } from '../../../src/discord/games/face.js';
import type { BoardPicture, PanelFace, PanelView } from '../../../src/discord/games/presentation.js';
import { WriteQueue } from '../../../src/discord/messages/delivery/write-queue.js';
import { Panels } from '../../../src/discord/messages/panel/panels.js';
import type { DrawnPanel } from '../../../src/discord/messages/parts.js';
import type { MessageBody } from '../../../src/discord/rest/api.js';
import { Tokens } from '../../../src/discord/rest/tokens.js';
import type { Millis } from '../../../src/games/shared/time.js';
import type { Seat } from '../../../src/games/shared/seat.js';
import type { StoredMessage } from '../../../src/storage/ports/messages.js';
import type { Change, Person, TableHandle } from '../../../src/table/ports.js';
import { translator, type Translate } from '../../../src/text/index.js';
import { shownWith } from '../../../src/text/translate.js';
import { ManualTime } from '../../support/time.js';
import { MATCHES_FACE } from '../../toy/face.js';
import { MATCHES, type MatchesTypes } from '../../toy/matches.js';
import { RecordingApi, unexpected } from './recording-api.js';

const EPHEMERAL = 64;

export const ANN: Person = { userId: 'ann', name: 'Ann' };
export const BEN: Person = { userId: 'ben', name: 'Ben' };

/** A panel of one line and one button, which a test writes by hand. */
export class LineView implements PanelView {
  layout = '';
  lacksPicture = false;
  line = 'dealt';
  /** Written on it and no part of its content. */
  clock = '';
  button = 'take';
  note: { readonly text: string; readonly until: Millis } | null = null;
  redrawAt: Millis | null = null;
  wanted: BoardPicture | null = null;
  readonly changes: Change[] = [];
  fault: Error | null = null;

  draw(now: Millis, _t: Translate, picture: { readonly url: string } | null = null, lacksPicture = false): DrawnPanel {
    this.lacksPicture = lacksPicture;
    const note = this.note !== null && this.note.until > now ? [this.note.text] : [];
    const content = [...note, this.line, ...(picture === null ? [] : [picture.url])].join(', ');
    return { content, body: bodyOfLine(`${content}${this.clock}`, this.button) };
  }
  picture(): BoardPicture | null {
    return this.wanted;
  }
  tell(text: string, until: Millis): void {
    this.note = { text, until };
  }
  onChange(change: Change): void {
    if (this.fault !== null) throw this.fault;
    this.changes.push(change);
  }
  nextRedraw(): Millis | null {
    return this.redrawAt;
  }
}

const bodyOfLine = (content: string, button: string): MessageBody => ({
  components: [
    { type: 10, content },
    { type: 1, components: [{ type: 2, style: 2, custom_id: button, label: button }] },
  ],
});

/** What a message says, and which buttons it has. */
export function shown({ components = [], attachments, flags }: MessageBody): string {
  const all = JSON.stringify(components);
  const texts = [...all.matchAll(/"content":"([^"]*)"/g)].map(([, words]) => words);
  const files = Array.isArray(attachments) ? [`${attachments.length} files`] : [];
  return [...texts, ...files, ...(Number(flags ?? 0) & EPHEMERAL ? ['private'] : [])].join(', ');
}

/** The panels of a table of two, whose requests a test reads and answers. */
export function panelsOfTwo({ hasPanels = true, guildId = 'guild' } = {}) {
  const time = new ManualTime();
  const api = new RecordingApi(shown);
  const logged: (readonly [level: string, message: string, facts: object])[] = [];
  const kept: StoredMessage[] = [];
  const notes = new Map<string, Set<string>>();
  const drawings: ((data: Buffer | null) => void)[] = [];
  const views = new Map<string, LineView>();
  const at = { plain: false, elsewhere: new Set<string>(), sentToAll: false };
  const say = (level: string) => (facts: object, message: string) => void logged.push([level, message, facts]);
  const tokens = new Tokens(time);
  const words = translator('en');
  const face: PanelFace<MatchesTypes, LineView> = {
    button: 'lobby.button.join',
    open: (table, seat, own) => {
      const view = new LineView();
      own.add('opened');
      views.set(table.people.get(seat)?.userId ?? '', view);
      return view;
    },
    isSentTo: () => at.sentToAll,
    stale: () => ({}),
    watch: () => ({ form: 'private', body: bodyOfLine('watching', 'join') }),
    screenReader: { changes: () => [], standing: () => [] },
  };
  const faces = new Faces([hasPanels ? { ...MATCHES_FACE, panel: face } : MATCHES_FACE]);
  const panels = new Panels({
    api,
    clock: time,
    timers: time,
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    tokens,
    writeQueue: new WriteQueue({ clock: time, timers: time }),
    messages: {
      keep: (message) => void kept.push(message),
      of: () => Promise.resolve([]),
      unsettled: () => Promise.resolve([]),
      forget: () => undefined,
    },
    people: {
      has: (userId, note) => notes.get(userId)?.has(note) ?? false,
      add: (_guild, userId, note) => void notes.set(userId, (notes.get(userId) ?? new Set()).add(note)),
      remove: (userId, note) => void notes.get(userId)?.delete(note),
    },
    renderPng: () =>
      new Promise((resolve, reject) => {
        drawings.push((data) => {
          if (data === null) reject(new Error('not drawn'));
          else resolve(data);
        });
      }),
    faces,
    words: () => words,
    wordsFor: () => (at.plain ? shownWith(words, { plain: true }) : words),
  });
  panels.waitWhile((_channel, userId) => at.elsewhere.has(userId));

  const seats = new Map<Seat, Person>([
    [0, ANN],
    [1, BEN],
  ]);
  const table = {
    game: 'g',
    kind: 'matches',
    guildId,
    channelId: 'channel',
    createdAt: 0,
    owner: null,
    version: 0,
    blocked: false,
    lost: null,
    people: seats,
    told: [],
    recalled: new Map<Seat, unknown>(),
    seatOf: (userId: string) => [...seats].find(([, person]) => person.userId === userId)?.[0] ?? null,
    act: unexpected,
    join: unexpected,
    state: { ...MATCHES.initialState, phase: 'play' as 'play' | 'over' },
  } satisfies TableHandle;
  const change = (): void => {
    panels.onChange({ table, before: table.state, state: table.state, events: [], at: time.now(), version: 0 });
  };
  const viewOf = (person: Person): LineView => {
    const view = views.get(person.userId);
    if (view === undefined) throw new Error(`${person.name} has no panel`);
    return view;
  };
  return {
    time,
    panels,
    faces,
    words,
    table,
    seats,
    tokens,
    notes,
    faults: api.faults,
    logged,
    kept,
    drawings,
    at,
    change,
    viewOf,
    /** The game goes on, and Ann's panel says so. */
    says(line: string): void {
      viewOf(ANN).line = line;
      change();
    },
    /** What was asked of Discord since it was asked last. */
    asked: (): readonly string[] => api.requests.splice(0),
    /** Requests wait until what this gives is called. */
    holdBack(): () => void {
      let open = (): void => undefined;
      api.gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        api.gate = null;
        open();
      };
    },
    /** Ann's panel is sent to her. */
    async sentToAnn(token = 't1'): Promise<void> {
      await panels.send(table, 0, token, time.now() + 14 * 60_000);
      await time.advance(5_000);
      api.requests.length = 0;
    },
  };
}
