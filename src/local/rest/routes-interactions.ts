import { callbackShape } from '../world/interactions.js';
import { removeMessages } from '../world/messages.js';
import { editByToken, followUp, respond } from '../world/respond.js';
import { refuse } from '../errors.js';
import { nothing, ok, type Call, type Rate, type Result, type Route } from './router.js';

const CALLBACK: Rate = { limit: 5, perMs: 1_000, global: false };
/** Seen by others: about five in two seconds for a webhook. */
const TOKEN: Rate = { limit: 5, perMs: 2_000, global: false };

function callback(call: Call): Result {
  const { world, interactions, params, query, body } = call;
  const interaction = interactions.forCallback(params['interaction'] ?? '', params['token'] ?? '');
  respond(world, interaction, body);
  if (query.get('with_response') !== 'true') return nothing;
  const { original, acknowledgedAs: type } = interaction;
  const tellsMessage = original && (type === 4 || type === 5 || type === 7);
  return ok({
    interaction: callbackShape(interaction),
    ...(tellsMessage && { resource: { type, message: original.api } }),
  });
}

function byToken(call: Call) {
  const { world, interactions, params } = call;
  if (params['application'] !== world.bot.id) throw refuse.unknownWebhook();
  const interaction = interactions.forWebhook(params['token'] ?? '');
  return { interaction, message: () => interactions.message(interaction, params['message'] ?? '@original') };
}

function send(call: Call): Result {
  // An interaction's webhook answers with the message whether or not `wait` is asked for.
  return ok(followUp(call.world, byToken(call).interaction, call.body).api);
}

function edit(call: Call): Result {
  return ok(editByToken(call.world, byToken(call).message(), call.body).api);
}

function remove(call: Call): Result {
  removeMessages(call.world, [byToken(call).message()]);
  return nothing;
}

/** Where no key is asked for, the path's token is all there is: without it nobody's body is read. */
const callbackToken: Route['admit'] = ({ interactions, params }) => {
  if (!interactions.knows(params['token'] ?? '')) throw refuse.unknownInteraction();
};
const webhookToken: Route['admit'] = ({ interactions, params }) => {
  if (!interactions.knows(params['token'] ?? '')) throw refuse.invalidWebhookToken();
};

const WEBHOOK = '/webhooks/:application/:token';

export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    rate: CALLBACK,
    auth: false,
    admit: callbackToken,
    run: callback,
  },
  { method: 'POST', path: WEBHOOK, rate: TOKEN, auth: false, admit: webhookToken, run: send },
  {
    method: 'GET',
    path: `${WEBHOOK}/messages/:message`,
    rate: TOKEN,
    auth: false,
    admit: webhookToken,
    run: (call) => ok(byToken(call).message().api),
  },
  { method: 'PATCH', path: `${WEBHOOK}/messages/:message`, rate: TOKEN, auth: false, admit: webhookToken, run: edit },
  {
    method: 'DELETE',
    path: `${WEBHOOK}/messages/:message`,
    rate: TOKEN,
    auth: false,
    admit: webhookToken,
    run: remove,
  },
];
