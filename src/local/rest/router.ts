import type { Body } from '../world/compose.js';
import type { World } from '../world/world.js';
import type { Interactions } from '../world/interactions.js';
import type { RequestBody } from './body.js';

export interface Call {
  readonly world: World;
  readonly interactions: Interactions;
  /** The values of the route's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly raw: RequestBody;
  readonly body: Body;
  /** A person's, where one was sent in place of the bot's token. */
  readonly accessToken: string | undefined;
}

/** What a route answers: JSON, or `undefined` for 204 No Content. */
export interface Result {
  readonly status: number;
  readonly json?: unknown;
}

export const ok = (json: unknown, status = 200): Result => ({ status, json });
export const nothing: Result = { status: 204 };

/** How requests to a route are counted; see rates.ts. */
export interface Rate {
  readonly limit: number;
  readonly perMs: number;
  /** Whether the route counts to the 50 a second in all. Interaction callbacks and token routes don't. */
  readonly global: boolean;
}

export interface Route {
  readonly method: string;
  /** As in Discord's docs: `/channels/:channel/messages/:message`. */
  readonly path: string;
  readonly rate: Rate;
  /** False where the interaction's token in the path is what it takes. */
  readonly auth: boolean;
  /** A person's access token does, too. Absent: no. */
  readonly bearer?: true;
  /** Throws, before a body is read, where that token is none that this server gave. */
  readonly admit?: (call: Pick<Call, 'interactions' | 'params'>) => void;
  readonly run: (call: Call) => Result;
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Node {
  readonly literal: Map<string, Node>;
  parameter?: { readonly node: Node };
  readonly routes: Map<string, { readonly route: Route; readonly names: readonly string[] }>;
}

const node = (): Node => ({ literal: new Map(), routes: new Map() });

/** A small tree of path segments; literals go before parameters. */
export class Router {
  readonly #root = node();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.#add(route);
  }

  #add(route: Route): void {
    let at = this.#root;
    const names: string[] = [];
    for (const part of segments(route.path)) {
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        at.parameter ??= { node: node() };
        at = at.parameter.node;
      } else {
        const next = at.literal.get(part) ?? node();
        at.literal.set(part, next);
        at = next;
      }
    }
    at.routes.set(route.method, { route, names });
  }

  /** `'method'` when the path is known but not for this method. */
  match(method: string, path: string): Match | 'path' | 'method' {
    const values: string[] = [];
    const end = find(this.#root, segments(path), 0, values);
    if (!end) return 'path';
    const found = end.routes.get(method);
    if (!found) return 'method';
    return { route: found.route, params: Object.fromEntries(found.names.map((name, at) => [name, values[at] ?? ''])) };
  }
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);

function find(at: Node, parts: readonly string[], depth: number, values: string[]): Node | undefined {
  const part = parts[depth];
  if (part === undefined) return at.routes.size > 0 ? at : undefined;
  const literal = at.literal.get(part);
  const found = literal && find(literal, parts, depth + 1, values);
  if (found || !at.parameter) return found;
  values.push(part);
  const further = find(at.parameter.node, parts, depth + 1, values);
  if (!further) values.pop();
  return further;
}
