/**
 * Holds requests of the bot against Discord's official API description (npm's `discord-api-spec`, generated from
 * github.com/discord/discord-api-spec and pinned by the lockfile) and against the limits that it leaves out.
 */
import { pathsList } from 'discord-api-spec';
import * as spec from 'discord-api-spec/zod';
import * as z from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Schema {
  safeParse(
    body: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly z.core.$ZodIssue[] } };
}

const CALLBACK = z.union([
  spec.CreateMessageInteractionCallbackRequestSchema,
  spec.UpdateMessageInteractionCallbackRequestSchema,
  spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  spec.ModalInteractionCallbackRequestSchema,
  z.object({ type: z.union([z.literal(5), z.literal(6)]), data: z.object({ flags: z.number() }).optional() }),
]);

/** The bodies that each operation which the bot uses takes; an operation without a body stands here with null. */
const BODIES: Readonly<Record<string, Schema | null>> = {
  'GET /applications/@me': null,
  'GET /gateway/bot': null,
  'GET /applications/{application_id}/commands': null,
  'PUT /applications/{application_id}/commands': z.array(spec.ApplicationCommandUpdateRequestSchema),
  'GET /applications/{application_id}/guilds/{guild_id}/commands': null,
  'PUT /applications/{application_id}/guilds/{guild_id}/commands': z.array(spec.ApplicationCommandUpdateRequestSchema),
  'GET /applications/{application_id}/emojis': null,
  'GET /channels/{channel_id}/messages': null,
  'POST /applications/{application_id}/emojis': z.object({ name: z.string(), image: z.string() }),
  'DELETE /applications/{application_id}/emojis/{emoji_id}': null,
  'POST /channels/{channel_id}/messages': spec.MessageCreateRequestSchema,
  'PATCH /channels/{channel_id}/messages/{message_id}': spec.MessageEditRequestPartialSchema,
  'DELETE /channels/{channel_id}/messages/{message_id}': null,
  'POST /channels/{channel_id}/messages/bulk-delete': z.object({ messages: z.array(z.string()).min(2).max(100) }),
  'PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me': null,
  'POST /users/@me/channels': z.object({ recipient_id: z.string() }),
  'PATCH /channels/{channel_id}': z.object({ name: z.string().min(1).max(100) }),
  'POST /channels/{channel_id}/threads': spec.CreateTextThreadWithoutMessageRequestSchema,
  'POST /interactions/{interaction_id}/{interaction_token}/callback': CALLBACK,
  'POST /webhooks/{webhook_id}/{webhook_token}': spec.IncomingWebhookRequestPartialSchema,
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': spec.IncomingWebhookUpdateRequestPartialSchema,
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': spec.IncomingWebhookUpdateRequestPartialSchema,
  'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original': null,
  'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': null,
};

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`);

interface Operation {
  readonly method: string;
  readonly template: string;
  readonly pattern: RegExp;
}

/** Every operation of the description, those with fewer parameters first, so that `@original` is no message id. */
const OPERATIONS: readonly Operation[] = Object.entries(pathsList)
  .flatMap(([verb, templates]) =>
    templates.map((template) => ({ method: verb.toUpperCase(), template, pattern: patternOf(template) })),
  )
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

interface Component {
  readonly type?: number;
  readonly custom_id?: string;
  readonly content?: string;
  readonly label?: string;
  readonly emoji?: object;
  readonly style?: number;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
}

const COMPONENTS_V2 = 1 << 15;
const LINK_OR_SKU = new Set([5, 6]);

const nested = (parts: readonly Component[]): Component[] =>
  parts.flatMap((part) => [
    part,
    ...nested(part.components ?? []),
    ...(part.accessory === undefined ? [] : nested([part.accessory])),
  ]);

const MESSAGE = z.looseObject({
  content: z.string().nullish(),
  flags: z.number().nullish(),
  components: z.array(z.custom<Component>()).nullish(),
  embeds: z.array(z.unknown()).nullish(),
});

/** Limits of a message that the description does not state (Discord docs, "Component Reference" and "Messages"). */
function messageFaults(body: unknown): string[] {
  const parsed = MESSAGE.safeParse(body);
  if (!parsed.success) return [];
  const { content, flags, components, embeds } = parsed.data;
  const parts = nested(components ?? []);
  const ids = parts.flatMap(({ custom_id: id }) => (id === undefined ? [] : [id]));
  const text = parts.reduce((sum, { type, content: words }) => sum + (type === 10 ? (words?.length ?? 0) : 0), 0);
  const isV2 = ((flags ?? 0) & COMPONENTS_V2) !== 0;
  return [
    ...(new Set(ids).size === ids.length ? [] : ['custom_id given twice in one message']),
    ...parts
      .filter(({ type, style, label, emoji }) => type === 2 && !LINK_OR_SKU.has(style ?? 0) && !label && !emoji)
      .map(() => 'button with neither label nor emoji'),
    ...(isV2 && content ? ['content together with IS_COMPONENTS_V2'] : []),
    ...(isV2 && (embeds ?? []).length > 0 ? ['embeds together with IS_COMPONENTS_V2'] : []),
    ...(isV2 && parts.length > 40 ? [`${parts.length} components, 40 allowed`] : []),
    ...(isV2 && text > 4000 ? [`${text} characters of text display, 4000 allowed`] : []),
    ...(!isV2 && (components ?? []).length > 5 ? ['more than 5 action rows'] : []),
    ...(!isV2 && (content ?? '').length > 2000 ? ['content over 2000 characters'] : []),
  ];
}

/** What a union's branches complain of, as far as they go: the branch with the fewest complaints speaks. */
function issuesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [`/${issue.path.join('/')} ${issue.message}`];
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return nearest.flatMap(issuesOf).map((words) => `/${issue.path.join('/')}${words}`);
}

/** The message that a request carries, if it carries one. */
function messageIn(path: string, body: unknown): unknown {
  if (path.endsWith('/callback')) return z.looseObject({ data: z.unknown() }).safeParse(body).data?.data;
  return path.includes('/messages') || path.startsWith('/webhooks/') ? body : undefined;
}

/** What falls short in one request; `path` without /api/v10, with or without its query. */
export function requestFaults(method: string, path: string, body: unknown): readonly string[] {
  const bare = path.replace(/\?.*$/, '');
  const operation = OPERATIONS.find((one) => one.method === method && one.pattern.test(bare));
  if (operation === undefined) return [`no such operation: ${method} ${bare}`];
  const name = `${method as Method} ${operation.template}`;
  const schema = BODIES[name];
  if (schema === undefined) return [`${name}: the bot has a new request; give its body's schema in this file`];
  if (schema === null) return body === undefined || body === null ? [] : [`${name} takes no body`];
  const issues = name.startsWith('PUT') ? commandIssues(schema, body) : issuesIn(schema, body);
  return [...issues, ...messageFaults(messageIn(bare, body))];
}

function issuesIn(schema: Schema, body: unknown): readonly string[] {
  const parsed = schema.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.flatMap(issuesOf).slice(0, 12);
}

let newest: { readonly text: string; readonly issues: readonly string[] } | null = null;

/** Each bot that a test starts registers the same long list of commands, which is looked through once. */
function commandIssues(schema: Schema, body: unknown): readonly string[] {
  const text = JSON.stringify(body);
  if (newest?.text !== text) newest = { text, issues: issuesIn(schema, body) };
  return newest.issues;
}
