import type { DrawnMessage } from '../../../activity/index.js';
import type { Asked, Done } from '../../../activity/web/page-state.js';
import { LEAVES_OWN, OPENS_OWN } from '../../../discord/activity/room-presses.js';
import type { Random } from '../../../games/shared/random.js';
import type { LocalUser } from '../../../local/index.js';
import { outside } from '../machine.js';
import { nameOf, pressesIn, type Press } from '../presses.js';
import type { Trace } from '../trace.js';
import { actsAt } from './native.js';
import { asShown, Page, type PageTools } from './page.js';

export interface AtTableTools extends PageTools {
  readonly trace: Trace;
  readonly onWordless: (person: string, what: string) => void;
  /** Starts the Activity as Discord does; resolves once that is answered, or isn’t. */
  readonly launch: (channel: string) => Promise<unknown>;
}

/** What they open or leave alone is no table of the channel’s, which their page is compared with. */
const ELSEWHERE: ReadonlySet<string> = new Set([...OPENS_OWN, ...LEAVES_OWN]);
/** What ends games or leaves them is pressed rarely. */
const RARE = /leave|time-out|end\b|kick|remove|settings|learn|rules|share|abandon|pause|robot more/;
const SIGNS = ['👍', '❤️', '🚀', 'none'];
/** How often somebody who does something in the chat opens the Activity, and who is there leaves it. */
const COMES_ONE_IN = 16;
const GOES_ONE_IN = 50;
/** How often the socket is lost while an act is under way, and within how many milliseconds. */
const LOST_ONE_IN = 20;
const LOST_WITHIN_MS = 100;
/** Nothing that the real page sends. */
const GARBLED = [
  '',
  '{',
  '{"do":"act"}',
  '{"do":"press","act":"x","on":"board","customId":"a|b|c"}',
  'x'.repeat(3_000),
];

interface OfferedPress {
  readonly on: 'board' | 'panel' | 'note';
  readonly press: Press;
}

const offered = (on: OfferedPress['on'], message: DrawnMessage | null): readonly OfferedPress[] =>
  message === null ? [] : pressesIn(message.id, asShown(message).components).map((press) => ({ on, press }));

const nameIn = (customId: string): string => customId.split('|')[2] ?? '';

/** Somebody in the Activity of their channel, for a while: what they do there, and that their page is lost and comes back. */
export class AtTable {
  page: Page | null = null;

  constructor(
    private readonly user: LocalUser,
    private readonly tools: AtTableTools,
  ) {}

  /** Does something there, or comes or goes; false: they do something in the chat. */
  act(channel: string): boolean {
    const { random } = this.tools;
    const { page } = this;
    if (page === null) {
      if (random.below(COMES_ONE_IN) > 0) return false;
      this.#open(channel);
      return true;
    }
    if (page.channelId !== channel || page.status === 'left' || random.below(GOES_ONE_IN) === 0) {
      this.#note('leaves the Activity');
      page.close();
      this.page = null;
      return true;
    }
    if (random.below(3) === 0) return false;
    this.#play(page);
    return true;
  }

  /** By the Entry Point command, or as one more who joins what runs in the channel. */
  #open(channel: string): void {
    const joins = (): void => {
      this.#note('opens the Activity');
      this.page ??= new Page(this.user, channel, this.tools);
    };
    if (this.tools.random.below(2) === 0) joins();
    else void this.tools.launch(channel).then(joins);
  }

  #play(page: Page): void {
    const { random } = this.tools;
    const drawn = random.below(100);
    if (drawn < 2) this.#lose(page);
    else if (drawn < 4) page.garble(oneOf(random, GARBLED) ?? '');
    else if (drawn < 8) this.#ask(page, { do: 'sign', sign: oneOf(random, SIGNS) ?? '' }, 'signs');
    else if (drawn < 80) this.#actNatively(page);
    else this.#press(page);
  }

  #actNatively(page: Page): void {
    const native = page.room?.native ?? null;
    const acts = native === null ? [] : actsAt(native);
    // What comes first is what gets a game somewhere.
    const what = acts[Math.min(this.tools.random.below(acts.length + 1), this.tools.random.below(acts.length + 1))];
    if (native === null || what === undefined) this.#press(page);
    else this.#ask(page, { do: 'act', game: native.game, what }, `acts ${JSON.stringify(what).slice(0, 60)}`);
  }

  #press({ room, note }: Page): void {
    const { page } = this;
    if (page === null || room === null) return;
    const shown = [...offered('note', note), ...offered('panel', room.panel), ...offered('board', room.board)].filter(
      ({ press }) => !ELSEWHERE.has(nameIn(press.customId)),
    );
    const { random } = this.tools;
    const often = shown.filter(({ press }) => !RARE.test(press.customId));
    const found = oneOf(random, random.below(12) === 0 ? shown : often);
    if (found === undefined) return;
    const { on, press } = found;
    const { customId, value } = press;
    const asked = { do: 'press', on, customId, ...(value === null ? {} : { values: [value] }) } as const;
    this.#ask(page, asked, `presses ${nameOf(customId)} in the Activity`);
  }

  #ask(page: Page, asked: Asked, what: string): void {
    this.#note(what);
    void page.ask(asked).then((done) => {
      this.#done(asked, what, done);
    });
    const { random, scheduler } = this.tools;
    if (random.below(LOST_ONE_IN) > 0) return;
    scheduler.after(random.below(LOST_WITHIN_MS), () => {
      outside(() => {
        this.#lose(page);
      });
    });
  }

  #lose(page: Page): void {
    this.#note('loses the socket');
    page.drop();
  }

  #done(asked: Asked, what: string, { ok, words }: Done): void {
    // A sign that is not shown needs no reason.
    if (!ok && words === undefined && asked.do !== 'sign') this.tools.onWordless(this.user.name, what);
  }

  #note(what: string): void {
    this.tools.trace.event('person', `${this.user.name} ${what}`);
  }
}

const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
