import type { DrawnMessage, RoomParts, ServerFrame } from '../../../activity/index.js';
import { allText } from '../../../local/index.js';
import { handAt } from '../activity/native.js';
import { asShown, type Page } from '../activity/page.js';
import type { WorldBot } from '../bot.js';
import type { Bots } from '../bots.js';
import type { Secrets, ShownMessage } from './secrets.js';
import { COACH, missing, steady, withoutClocks } from './steady.js';

export interface PagesTools {
  readonly now: () => number;
  readonly bots: Bots;
  readonly secrets: Secrets;
  readonly fail: (what: string) => void;
}

/** Where nothing is wrong, a page is connected and its acts are answered. */
const WELL_MS = 20_000;

/** What people's pages of the Activity are sent. */
export class Pages {
  /** Who has been told by the Coach there. */
  readonly coached = new Set<string>();
  /** How many frames they were sent. */
  frames = 0;

  constructor(private readonly tools: PagesTools) {}

  /** Nothing hidden is in it. */
  frame(page: Page, frame: ServerFrame, text: string): void {
    this.frames += 1;
    const { secrets } = this.tools;
    secrets.sent(`a frame to ${page.user.name}`, text);
    if (frame.is === 'note' && frame.note !== null) this.#note(page, asShown(frame.note));
    if (frame.is !== 'room') return;
    for (const message of [frame.board, frame.panel])
      if (message !== undefined && message !== null) secrets.shown(asShown(message), page.user.id);
    const { native } = frame;
    if (native === undefined || native === null) return;
    secrets.handShown(native.game, native.kind, handAt(native), page.user.id);
  }

  #note({ user }: Page, note: ShownMessage): void {
    this.tools.secrets.shown(note, user.id);
    if (COACH.test(allText(note))) this.coached.add(user.id);
  }

  /** @param well since when nothing is wrong */
  step(pages: readonly Page[], well: number): void {
    const now = this.tools.now();
    for (const page of pages) {
      const { name } = page.user;
      if (page.isLost && now - Math.max(well, page.lostSince) > WELL_MS)
        this.tools.fail(`the page of ${name} is ${page.status}, though nothing is wrong`);
      const { waitingSince, since } = page;
      if (waitingSince !== null && since !== null && now - Math.max(well, waitingSince, since) > WELL_MS)
        this.tools.fail(`an act of ${name} in the Activity is not answered, though nothing is wrong`);
    }
  }

  /** How far a page is from what its room says anew; null: not at all. Absent: it shows no table that is on. */
  differs(bot: WorldBot, { user, channelId, room, since }: Page): string | null | undefined {
    const table = this.tools.bots.tables.find((one) => one.channelId === channelId && one.owner === null);
    if (room === null || since === null || table === undefined) return undefined;
    const fresh = bot.machine.within(() => {
      const { rooms } = bot.app.bot;
      const entered = rooms.enter(
        { userId: user.id, name: user.name, roles: [], guildId: table.guildId, channelId, locale: 'en-US' },
        { onChange: () => undefined, onNoteOver: () => undefined, onBanned: () => undefined },
        null,
      );
      const parts = entered.look();
      entered.leave();
      return parts;
    });
    const [is, should] = [stateOf(room.native), stateOf(fresh.native)];
    if (is !== should) return firstDifference(is, should);
    return missing(said(room.board), said(fresh.board)) ?? missing(said(room.panel), said(fresh.panel));
  }
}

/** A game's own table without what changes with time alone. */
const stateOf = (native: RoomParts['native']): string =>
  native === null ? '' : withoutClocks(JSON.stringify({ ...native, signs: [], beside: [] }, withoutAdvice));

/** What a robot would do is thought of anew now and then. */
const withoutAdvice = (key: string, value: unknown): unknown => (key === 'hints' || key === 'advice' ? null : value);

const said = (message: DrawnMessage | null): string => (message === null ? '' : steady(asShown(message)));

function firstDifference(is: string, should: string): string {
  let at = 0;
  while (at < is.length && is[at] === should[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `shown:  …${is.slice(from, at + 120)}\nshould: …${should.slice(from, at + 120)}`;
}
