import type { IncomingMessage, ServerResponse } from 'node:http';

/** A page that shows a past game, and the policy that it needs. */
export interface ReplayPage {
  readonly html: string;
  /** Content-Security-Policy. */
  readonly policy: string;
}

/**
 * A link's page; null: there is none, or none any more. `damaged`: its log is not what was written; `withheld`: others
 * still play its deal.
 */
export type FoundReplay = ReplayPage | 'damaged' | 'withheld' | null;

/** Finds the page of a link by its token. `locale`: the reader's; null: not said. */
export type FindReplay = (token: string, locale: string | null) => Promise<FoundReplay>;

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
/** Links are for those who were given them: no search engine lists a page, and nothing stores it. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const REFUSED = {
  damaged: 'This game’s log is damaged.\n',
  withheld: 'This deal is still being played. Come back when the day is over.\n',
};
const ROBOTS = 'User-agent: *\nDisallow: /\n';
const LINK = /^\/replay\/([\w.-]{1,120})$/;

/** Each page is folded from a whole log, so their number a second is limited: running games must not wait for them. */
const MOST_A_SECOND = 10;

/** Answers what is asked of replay links; false: something else was asked. */
export type Replays = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

export interface ReplaySource {
  /** Whether this process has made a link with that token; cheap, so that wrong ones count for nothing. */
  readonly isLink: (token: string) => boolean;
  readonly find: FindReplay;
  /** In milliseconds, for the limit of pages a second; absent: the machine's time. */
  readonly now?: () => number;
  /** The pages that may hold it in a frame, as Content-Security-Policy lists them; absent: none. */
  readonly frameAncestors?: string;
}

export function createReplays({ isLink, find, now = Date.now, frameAncestors = "'none'" }: ReplaySource): Replays {
  let second = 0;
  let made = 0;
  const isTooMuch = (): boolean => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, made] = [current, 0];
    made += 1;
    return made > MOST_A_SECOND;
  };
  return (path, request, response) => {
    if (path === '/robots.txt') {
      response.writeHead(200, PLAIN).end(request.method === 'HEAD' ? undefined : ROBOTS);
      return true;
    }
    const token = LINK.exec(path)?.[1];
    if (token === undefined) return false;
    const isKnown = isLink(token);
    if (isKnown && isTooMuch()) {
      response.writeHead(503, { ...PLAIN, ...PRIVATE, 'retry-after': '1' }).end('Too many at once: try again.\n');
      return true;
    }
    const locale = /[?&]locale=([A-Za-z0-9-]{2,35})(?:&|$)/.exec(request.url ?? '')?.[1] ?? null;
    const isHead = request.method === 'HEAD';
    (isKnown ? find(token, locale) : Promise.resolve(null))
      .then((page) => {
        respond(response, page, { frameAncestors, isHead });
      })
      .catch(() => {
        response.writeHead(500, { ...PLAIN, ...PRIVATE }).end('This page can’t be made right now: try again.\n');
      });
    return true;
  };
}

interface Asked {
  readonly frameAncestors: string;
  readonly isHead: boolean;
}

function respond(response: ServerResponse, page: FoundReplay, { frameAncestors, isHead }: Asked): void {
  if (page === null) {
    response.writeHead(404, { ...PLAIN, ...PRIVATE }).end('There is no such game, or it is kept no longer.\n');
    return;
  }
  if (typeof page === 'string') {
    response.writeHead(page === 'damaged' ? 500 : 403, { ...PLAIN, ...PRIVATE }).end(REFUSED[page]);
    return;
  }
  response.writeHead(200, {
    ...PRIVATE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${page.policy}; frame-ancestors ${frameAncestors}`,
  });
  response.end(isHead ? undefined : page.html);
}
