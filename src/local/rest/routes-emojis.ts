import { refuse } from '../errors.js';
import { nothing, ok, type Call, type Rate, type Route } from './router.js';

/** Discord doesn't say how many; bots are to read the headers. */
const RATE: Rate = { limit: 50, perMs: 5_000, global: true };

const ALL = '/applications/:application/emojis';
const ONE = `${ALL}/:emoji`;

function route(method: string, path: string, run: Route['run']): Route {
  const owned = (call: Call): ReturnType<Route['run']> => {
    if (call.params['application'] !== call.world.bot.id) throw refuse.missingAccess();
    return run(call);
  };
  return { method, path, rate: RATE, auth: true, run: owned };
}

const idOf = ({ params }: Call): string => params['emoji'] ?? '';

export const emojiRoutes: readonly Route[] = [
  route('GET', ALL, ({ world }) => ok({ items: world.emojis.list() })),
  route('POST', ALL, ({ world, body }) => ok(world.emojis.add(body.json), 201)),
  route('GET', ONE, (call) => ok(call.world.emojis.get(idOf(call)))),
  route('PATCH', ONE, (call) => ok(call.world.emojis.rename(idOf(call), call.body.json))),
  route('DELETE', ONE, (call) => {
    call.world.emojis.remove(idOf(call));
    return nothing;
  }),
];
