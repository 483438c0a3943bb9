import type { Outcome, Press, Room, RoomParts, Rooms, Viewer } from '../../activity/index.js';
import type { Change, TableHandle } from '../../table/ports.js';
import { Presence } from './presence.js';
import { ChannelRoom, type RoomTools } from './room.js';

/** The tables of all channels, each as one person in the Activity sees it. */
export class ActivityRooms implements Rooms {
  /** By channel. */
  readonly #rooms = new Map<string, Set<Entered>>();
  readonly #presence: Presence;

  constructor(private readonly tools: RoomTools) {
    const {
      tables: { directory },
      messages: { panels },
      time: { clock, timers },
    } = tools.platform;
    this.#presence = new Presence(clock, timers, (channelId, userId) => {
      const table = directory.inChannel(channelId);
      const seat = table?.seatOf(userId) ?? null;
      if (table !== undefined && seat !== null) panels.touch(table, seat);
    });
  }

  enter(viewer: Viewer, onChange: () => void): Room {
    const { platform } = this.tools;
    platform.words.readers.learn(viewer.userId, viewer.guildId, viewer.locale);
    const room = new ChannelRoom(this.tools, viewer, onChange);
    const entered = { room, onChange };
    const rooms = this.#rooms.get(viewer.channelId) ?? new Set();
    this.#rooms.set(viewer.channelId, rooms.add(entered));
    return new Left(room, () => {
      rooms.delete(entered);
      if (rooms.size === 0) this.#rooms.delete(viewer.channelId);
    });
  }

  present(channelId: string, userId: string, here: boolean): void {
    this.#presence.set(channelId, userId, here);
  }

  /** Whether that person has the channel's table open in the Activity. */
  has(channelId: string, userId: string): boolean {
    return this.#presence.has(channelId, userId);
  }

  onChange(change: Change): void {
    for (const { room } of this.#rooms.get(change.table.channelId) ?? []) room.hear(change);
    this.redraw(change.table);
  }

  /** Something beside the game's state changed, such as a sign that a player shows. */
  redraw({ channelId }: Pick<TableHandle, 'channelId'>): void {
    for (const { onChange } of this.#rooms.get(channelId) ?? []) onChange();
  }
}

interface Entered {
  readonly room: ChannelRoom;
  readonly onChange: () => void;
}

/** A room that knows how to leave the list of rooms. */
class Left implements Room {
  constructor(
    private readonly room: ChannelRoom,
    private readonly onLeave: () => void,
  ) {}

  look(): RoomParts {
    return this.room.look();
  }

  press(press: Press, source: string): Promise<Outcome> {
    return this.room.press(press, source);
  }

  act(act: unknown, source: string): Promise<Outcome> {
    return this.room.act(act, source);
  }

  openFirst(source: string): Promise<Outcome> {
    return this.room.openFirst(source);
  }

  hasRights(): boolean {
    return this.room.hasRights();
  }

  leave(): void {
    this.room.leave();
    this.onLeave();
  }
}
