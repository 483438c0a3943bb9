import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import type { TableView } from '../../../../activity/games/meteor/table-view.js';
import type { NonceReply, PageFrame, ServerFrame, SessionReply, SignInRefused } from '../../../../activity/protocol.js';
import type { LocalUser } from '../../../../local/index.js';

/** Pages of the Activity without a browser: they sign in, hear of their table, and act on it. */

/** So long a table may take to be seen by another player. */
const SEEN_WITHIN_MS = 3_000;

type Done = Extract<ServerFrame, { readonly is: 'done' }>;
type Act =
  | { readonly type: 'place'; readonly card: string; readonly site: number }
  | { readonly type: 'launch'; readonly target: string; readonly sites: readonly number[]; readonly change: number }
  | { readonly type: 'scrap'; readonly site: number };

let made = 0;

export class BenchPage {
  view: TableView | null = null;
  readonly #done = new Map<string, (done: Done) => void>();
  #watching: (view: TableView) => void = () => undefined;

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.#hear(JSON.parse(data.toString()) as ServerFrame);
    });
  }

  send(frame: PageFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  act(what: Act): Promise<Done> {
    made += 1;
    const act = `bench-act-${made}`;
    return new Promise((resolve) => {
      this.#done.set(act, resolve);
      this.send({ do: 'act', act, what });
    });
  }

  /** Calls back with each new table, until the next one watches. */
  watch(onView: (view: TableView) => void): void {
    this.#watching = onView;
  }

  #hear(frame: ServerFrame): void {
    if (frame.is === 'done') {
      this.#done.get(frame.act)?.(frame);
      this.#done.delete(frame.act);
    } else if (frame.is === 'room' && frame.native !== undefined && frame.native !== null) {
      this.view = frame.native.view as TableView;
      this.#watching(this.view);
    }
  }
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

let signedIn = 0;

/** The session of one who is in the channel's Activity, as the bench's bot lets people in (people.ts). */
async function signIn(guildId: string, { id }: LocalUser, channelId: string, url: string): Promise<string> {
  const { nonce } = await post<NonceReply>(`${url}/activity/api/nonce`, {});
  signedIn += 1;
  const asked = { nonce, code: `${id}-${signedIn}`, instanceId: `${guildId}-${channelId}` };
  const reply = await post<SessionReply | SignInRefused>(`${url}/activity/api/session`, asked);
  if ('refused' in reply) throw new Error(`nobody is let in: ${reply.refused}`);
  return reply.session;
}

/** Opens the Activity of one who is in the channel; the table has been drawn once. */
export async function openPage(guildId: string, user: LocalUser, channelId: string, url: string): Promise<BenchPage> {
  const session = await signIn(guildId, user, channelId, url);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/activity/socket`, { headers: { origin: url } });
  await once(socket, 'open');
  const page = new BenchPage(socket);
  const drawn = new Promise<void>((resolve) => {
    page.watch(() => {
      resolve();
    });
  });
  page.send({ do: 'hello', session });
  await drawn;
  return page;
}

/** A launch that wastes nothing, or a placement, or what makes room; as the clicks in chat. */
function actOf({ you, window }: TableView): Act | null {
  if (you === null) return null;
  for (const { site, change, promises } of window === null ? you.launchable : [])
    for (const [target, { kind }] of Object.entries(promises))
      if (kind !== 'overkill') return { type: 'launch', target, sites: [site], change };
  const card = you.hand.find(({ sites }) => sites.length > 0);
  const site = card?.sites[0];
  if (card !== undefined && site !== undefined) return { type: 'place', card: card.card, site };
  const full = you.scrappable[0];
  return full === undefined ? null : { type: 'scrap', site: full };
}

const rocketsOf = ({ window }: TableView): number => window?.rockets.length ?? 0;
const siteOf = ({ sites }: TableView, site: number): string =>
  JSON.stringify(sites.find(({ id }) => id === site)?.pile);

const shows = (act: Act, before: TableView, after: TableView): boolean =>
  // A window that nobody else can join closes, and its salvo lands, in the commit of the launch.
  act.type === 'launch'
    ? rocketsOf(after) > rocketsOf(before) || after.salvo?.at !== before.salvo?.at
    : siteOf(after, act.site) !== siteOf(before, act.site);

/** What came of an act; `ms`: from the press to the new table on another player's socket, null: not in time. */
export interface Acted {
  readonly ok: boolean;
  readonly ms: number | null;
}

/** The first of a table who has a move makes it; null: nobody has one. */
export async function actAsOneOf(pages: readonly BenchPage[]): Promise<Acted | null> {
  for (const page of pages) {
    const act = page.view === null ? null : actOf(page.view);
    const other = pages.find((one) => one !== page);
    const before = other?.view ?? null;
    if (act === null || other === undefined || before === null) continue;
    const began = performance.now();
    const seen = new Promise<number | null>((resolve) => {
      const late = setTimeout(resolve, SEEN_WITHIN_MS, null);
      other.watch((view) => {
        if (!shows(act, before, view)) return;
        clearTimeout(late);
        resolve(performance.now() - began);
      });
    });
    const { ok } = await page.act(act);
    return { ok, ms: ok ? await seen : null };
  }
  return null;
}
