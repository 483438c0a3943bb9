import type { GameAct, Outcome, Press, Room, RoomEvents, RoomParts, Rooms, Viewer } from '../../activity/index.js';
import type { Millis } from '../../games/shared/time.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Change, TableHandle } from '../../table/ports.js';
import { drawPanel } from '../messages/panel/draw.js';
import { withRobots } from '../people.js';
import type { MessageBody } from '../rest/api.js';
import { guarded, type ActGuard } from './act-guard.js';
import { Avatars, type AvatarSource } from './avatars.js';
import { unmarked } from './drawn.js';
import { Pictures, type PictureDrawing } from './pictures.js';
import { Presence } from './presence.js';
import { ChannelRoom, type Headline, type RoomTools } from './room.js';

/** Longer than a session lives without being renewed. */
const BANNED_MS = 5 * 60_000;

export type RoomsTools = Omit<RoomTools, 'pictures' | 'avatars'> &
  PictureDrawing & { readonly avatarSource: AvatarSource };

/** The tables of all channels, each as one person in the Activity sees it. */
export class ActivityRooms implements Rooms {
  readonly #pictures: Pictures;
  readonly #avatars: Avatars;
  /** By channel. */
  readonly #rooms = new Map<string, Set<Entered>>();
  readonly #presence: Presence;
  /** `server user` → until when; by then no session of theirs lives, and signing in asks Discord. */
  readonly #banned = new Map<string, Millis>();

  constructor(private readonly tools: RoomsTools) {
    const {
      tables: { directory },
      messages: { panels },
      time: { clock, timers },
    } = tools.platform;
    this.#pictures = new Pictures(tools.renderPng, tools.randomBytes);
    this.#avatars = new Avatars({ clock, randomBytes: tools.randomBytes, source: tools.avatarSource });
    this.#presence = new Presence(clock, timers, (channelId, userId) => {
      const table = directory.inChannel(channelId);
      const seat = table?.seatOf(userId) ?? null;
      if (table !== undefined && seat !== null) panels.touch(table, seat);
    });
  }

  enter(viewer: Viewer, events: RoomEvents, shown: string | null): Room {
    const { platform } = this.tools;
    platform.words.readers.learn(viewer.userId, viewer.guildId, viewer.locale);
    const tools = { ...this.tools, pictures: this.#pictures, avatars: this.#avatars };
    const room = new ChannelRoom(tools, viewer, events, shown);
    const entered = { room, viewer, ...events };
    const rooms = this.#rooms.get(viewer.channelId) ?? new Set();
    this.#rooms.set(viewer.channelId, rooms.add(entered));
    const guard = { log: platform.log, channelId: viewer.channelId, words: () => room.words };
    return new Entrance(room, guard, () => {
      rooms.delete(entered);
      if (rooms.size === 0) this.#rooms.delete(viewer.channelId);
    });
  }

  isBanned({ guildId, userId }: Pick<Viewer, 'guildId' | 'userId'>): boolean {
    return (this.#banned.get(`${guildId} ${userId}`) ?? 0) > this.tools.platform.time.clock.now();
  }

  /** Who is banned sees no table of the server any more; nor does a session of theirs that still lives. */
  ban(guildId: string, userId: string): void {
    const now = this.tools.platform.time.clock.now();
    for (const [key, until] of this.#banned) if (until <= now) this.#banned.delete(key);
    this.#banned.set(`${guildId} ${userId}`, now + BANNED_MS);
    for (const { viewer, onBanned } of [...this.#rooms.values()].flatMap((rooms) => [...rooms]))
      if (viewer.guildId === guildId && viewer.userId === userId) onBanned();
  }

  present(channelId: string, userId: string, here: boolean): void {
    this.#presence.set(channelId, userId, here);
  }

  picture(token: string): Promise<Buffer> | null {
    return this.#pictures.find(token) ?? this.#avatars.find(token);
  }

  /** Whether that person has the channel's table open in the Activity. */
  has(channelId: string, userId: string): boolean {
    return this.#presence.has(channelId, userId);
  }

  /** What a table's board in the chat says now, or a seat's panel there; nothing is sent. Null: the seat has no panel. */
  drawn(table: TableHandle, seat: Seat | null): MessageBody | null {
    const { platform, faces } = this.tools;
    const { boards, panels } = platform.messages;
    if (seat === null) return boards.draw(table);
    const userId = table.people.get(seat)?.userId;
    if (userId === undefined || faces.of(table).panel === undefined) return null;
    const now = platform.time.clock.now();
    const t = platform.words.forPerson(userId, table.guildId);
    const lacksPicture = panels.lacksPicture(table, seat);
    return drawPanel(panels.view(table, seat), table, faces, { now, t, picture: null, lacksPicture }).body;
  }

  onChange(change: Change): void {
    const headline = this.#headline(change);
    for (const { room } of this.#rooms.get(change.table.channelId) ?? []) room.hear(change, headline);
    this.redraw(change.table);
  }

  /** What has just happened, made once for all who read it in the same words. */
  #headline(change: Change): Headline {
    const { table } = change;
    const { board, game } = this.tools.faces.of(table);
    const made = new Map<string, string | null>();
    return (t) => {
      const key = `${t.locale} ${t.plain === true}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const words = board.headline?.(change, withRobots(table.people, game.seats(table.state)), t) ?? null;
      const news = words === null ? null : unmarked(words);
      made.set(key, news);
      return news;
    };
  }

  /** Something beside the game's state changed, such as a sign that a player shows. */
  redraw({ channelId }: Pick<TableHandle, 'channelId'>): void {
    for (const { onChange } of this.#rooms.get(channelId) ?? []) onChange();
  }
}

interface Entered extends RoomEvents {
  readonly room: ChannelRoom;
  readonly viewer: Viewer;
}

/** A room as its page has it: what fails there is told, and leaving takes it off the list of rooms. */
class Entrance implements Room {
  constructor(
    private readonly room: ChannelRoom,
    private readonly guard: ActGuard,
    private readonly onLeave: () => void,
  ) {}

  look(): RoomParts {
    return this.room.look();
  }

  press(press: Press, source: string): Promise<Outcome> {
    return guarded(this.guard, source, () => this.room.press(press, source));
  }

  act(act: GameAct, source: string): Promise<Outcome> {
    return guarded(this.guard, source, () => this.room.act(act, source));
  }

  sign(sign: string): Outcome {
    return this.room.sign(sign);
  }

  openFirst(source: string): Promise<Outcome> {
    return guarded(this.guard, source, () => this.room.openFirst(source));
  }

  tooLate(): Outcome {
    return this.room.tooLate();
  }

  hasRights(): boolean {
    return this.room.hasRights();
  }

  leave(): void {
    this.room.leave();
    this.onLeave();
  }
}
