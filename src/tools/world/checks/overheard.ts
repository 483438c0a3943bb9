import type { RecordedRequest } from '../../../local/index.js';
import type { Bots } from '../bots.js';
import type { Checks } from './checks.js';
import { TOKEN } from '../discord.js';
import type { WorldReport } from '../report.js';
import type { Trace } from '../trace.js';

export interface OverheardTools {
  readonly bots: Bots;
  readonly trace: Trace;
  readonly checks: Checks;
  readonly fail: (what: string) => void;
}

/** The bot’s token, or an interaction’s as the embedded server makes them. */
const LEAK = new RegExp(`${TOKEN}|aW50ZXJhY3Rpb2[\\w-]{20}`);
/** What `--planted` throws to see that it is held. */
const isProvoked = (stack = ''): boolean => stack.startsWith('Error: provoked');

/** What a process logs once it has read the games, before it shows any. */
const RECOVERED = 'unfinished games are back';

/** An error of these types is a bug, whatever its line in the log says. */
const BUGS: ReadonlySet<string> = new Set(['RangeError', 'ReferenceError', 'TypeError']);

/** What the bot asks Discord for, and what it logs. */
export class Overheard {
  /** Requests by which somebody was muted or unmuted. */
  #mutes = 0;
  /** Games in which somebody was muted. */
  readonly #mutedGames = new Set<string>();

  constructor(private readonly tools: OverheardTools) {}

  get counts(): Pick<WorldReport, 'mutes' | 'mutedGames'> {
    return { mutes: this.#mutes, mutedGames: this.#mutedGames.size };
  }

  request(request: RecordedRequest): void {
    const { method, path, status, body } = request;
    const { trace, checks, fail } = this.tools;
    if (method === 'PATCH' && path.includes('/members/') && status < 300 && status > 0) this.#muted(path, body);
    checks.limits.request(request);
    checks.privacy.request(request);
    const shown = path.replace(/(webhooks|interactions)\/(\d+)\/[^/?]+/, '$1/$2/…');
    trace.event('request', `${method} ${shown} ${status}`);
    const text = JSON.stringify(body ?? '');
    if (text.includes(TOKEN)) fail(`the bot's token is in ${method} ${path}`);
    checks.secrets.sent(`${method} ${path}`, text);
  }

  #muted(path: string, body: unknown): void {
    this.#mutes += 1;
    if (!(typeof body === 'object' && body !== null && 'mute' in body && body.mute === true)) return;
    const userId = path.split('/').at(-1) ?? '';
    for (const table of this.tools.bots.tables) if (table.seatOf(userId) !== null) this.#mutedGames.add(table.game);
  }

  line(line: string): void {
    const { trace, checks, bots, fail } = this.tools;
    const { level, msg, err } = JSON.parse(line) as {
      level: number;
      msg: string;
      err?: { type?: string; stack?: string };
    };
    trace.event('log', `${level} ${msg}`);
    if (msg === RECOVERED && bots.current !== null) checks.recovered(bots.current);
    if (isProvoked(err?.stack)) checks.told();
    else if (/this is a bug/.test(msg) || BUGS.has(err?.type ?? '')) fail(`${msg}: ${err?.stack ?? ''}`);
    const at = line.search(LEAK);
    if (at >= 0) fail(`a token is in the log: ${msg}: …${line.slice(Math.max(0, at - 80), at + 10)}`);
  }
}
