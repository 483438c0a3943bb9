import { randomBytes } from 'node:crypto';
import { refuse } from '../errors.js';
import { timeOf } from '../snowflake.js';
import { EVERYONE } from './permissions.js';
import { channelShape, interactionMember } from './shapes.js';
import { isLoading } from './messages.js';
import type { World } from './world.js';
import type { ApiUser, Channel, Guild, Json, StoredMessage } from './model.js';
import type { ApiChoice } from './commands.js';

/** Discord docs, "Receiving and Responding": three seconds to answer, fifteen minutes for the token. */
export const ANSWER_WITHIN_MS = 3_000;
export const TOKEN_LIVES_MS = 15 * 60_000;

export const InteractionType = { Command: 2, Component: 3, Autocomplete: 4, Modal: 5 } as const;
export type InteractionKind = (typeof InteractionType)[keyof typeof InteractionType];

/** What the user's client shows when nobody answers. */
export const NO_RESPONSE = 'The application did not respond';
export const FAILED = 'This interaction failed';

/** What became of a command, a click or a keystroke, as its user finds it. */
export interface Answer {
  readonly interactionId: string;
  readonly acknowledged: boolean;
  /** In words, what Discord's client would show instead of an answer. */
  readonly error?: string;
  /** The callback's type: 4 message, 5 deferred message, 6 deferred update, 7 update, 8 choices, 9 modal. */
  readonly type?: number;
  /** The message that answers or that was clicked. */
  readonly message?: StoredMessage;
  readonly choices?: readonly ApiChoice[];
  readonly modal?: Json;
}

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly user: ApiUser;
  readonly channel: Channel;
  readonly data: Json;
  /** The message whose component was used. */
  readonly source?: StoredMessage;
  readonly commandName?: string;
  acknowledgedAs?: number;
  /** What `@original` means. */
  original?: StoredMessage;
  /** Messages sent with this token; only these and `@original` can be edited with it. */
  readonly sent: Set<string>;
  /** How many follow-ups were sent with this token. */
  followUps: number;
  readonly settle: (answer: Answer) => void;
}

/** What a person did, to be sent to the bot. */
export interface NewInteraction {
  readonly kind: InteractionKind;
  readonly user: ApiUser;
  readonly channel: Channel;
  readonly data: Json;
  readonly source?: StoredMessage;
  readonly commandName?: string;
}

/** The interaction that a token names. */
const idOf = (token: string): string => Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';

/** The interactions that are under way or whose tokens still live. */
export class Interactions {
  readonly #byId = new Map<string, Interaction>();

  constructor(private readonly world: World) {}

  /** Sends the bot an interaction; the promise resolves when it acknowledges, or when its three seconds are over. */
  open(use: NewInteraction): Promise<Answer> {
    const { clock, timers } = this.world.options;
    this.#forgetExpired(clock.now());
    const id = this.world.snowflakes.next();
    const token = Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString('base64url');
    return new Promise((resolve) => {
      const timer = timers.setTimeout(() => this.#timeOut(interaction), ANSWER_WITHIN_MS);
      const settle = (answer: Answer): void => {
        timers.clearTimeout(timer);
        resolve(answer);
      };
      const interaction: Interaction = { ...use, id, token, settle, sent: new Set(), followUps: 0 };
      this.#byId.set(id, interaction);
      this.world.dispatch('INTERACTION_CREATE', payload(this.world, interaction), use.channel.guild?.id);
    });
  }

  #timeOut(interaction: Interaction): void {
    if (interaction.acknowledgedAs !== undefined) return;
    interaction.settle({
      interactionId: interaction.id,
      acknowledged: false,
      error: interaction.kind === InteractionType.Component ? FAILED : NO_RESPONSE,
    });
    this.world.publish({ kind: 'other' });
  }

  #forgetExpired(now: number): void {
    for (const [id, interaction] of this.#byId) {
      if (now - timeOf(interaction.id) < TOKEN_LIVES_MS) return;
      this.#byId.delete(id);
    }
  }

  /** Whether this server gave that token, and still remembers it. */
  knows(token: string): boolean {
    return this.#byId.get(idOf(token))?.token === token;
  }

  /** For the callback: throws 10062 when it is unknown or over three seconds old, 40060 when already answered. */
  forCallback(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (!interaction || interaction.token !== token) throw refuse.unknownInteraction();
    if (interaction.acknowledgedAs !== undefined) throw refuse.alreadyAcknowledged();
    if (this.world.now() - timeOf(id) > ANSWER_WITHIN_MS) throw refuse.unknownInteraction();
    return interaction;
  }

  /** For the webhook routes: throws 50027 when the token is expired or strange, 10015 before it is acknowledged. */
  forWebhook(token: string): Interaction {
    const id = idOf(token);
    const interaction = this.#byId.get(id);
    if (!interaction || interaction.token !== token) throw refuse.invalidWebhookToken();
    if (this.world.now() - timeOf(id) >= TOKEN_LIVES_MS) throw refuse.invalidWebhookToken();
    if (interaction.acknowledgedAs === undefined) throw refuse.unknownWebhook();
    return interaction;
  }

  /** A message by `@original` or its id, if this token may touch it. */
  message(interaction: Interaction, id: string): StoredMessage {
    const { original, sent } = interaction;
    const found =
      id === '@original'
        ? original
        : original?.api.id === id
          ? original
          : sent.has(id)
            ? this.world.messages.get(id)
            : undefined;
    if (!found || found.gone) throw refuse.unknownMessage();
    return found;
  }
}

function payload(world: World, interaction: Interaction): Json {
  const { channel, user, source } = interaction;
  const { guild } = channel;
  const permissions = (id: string): string => world.permissions(channel, id).toString();
  const hasBot = world.hasBot(channel);
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.kind,
    token: interaction.token,
    version: 1,
    data: interaction.data,
    channel_id: channel.id,
    channel: { ...channelShape(channel), permissions: permissions(user.id) },
    // Where it is no member it has what everyone has in direct messages.
    app_permissions: hasBot ? permissions(world.bot.id) : EVERYONE.toString(),
    locale: world.locales.get(user.id) ?? 'en-US',
    entitlements: [],
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: ownersOf(world, interaction),
    context: guild ? 0 : channel.type === 1 ? 1 : 2,
    ...(guild ? guildFields(guild, channel, user) : { user }),
    ...(source && { message: source.api }),
  };
}

/** Discord docs, "Authorizing Integration Owners": by which installation the interaction came to be. */
export function ownersOf(world: World, { channel, user, source }: NewInteraction): Json {
  const { guild } = channel;
  if (!world.hasBot(channel) && guild?.commandsStay !== true)
    return source?.api.interaction_metadata?.authorizing_integration_owners ?? { 1: user.id };
  return { 0: guild?.id ?? '0' };
}

function guildFields(guild: Guild, channel: Channel, user: ApiUser): Json {
  const member = guild.members.get(user.id);
  return {
    guild_id: guild.id,
    guild_locale: 'en-US',
    guild: { id: guild.id, locale: 'en-US', features: [] },
    ...(member ? { member: interactionMember(guild, channel, member) } : { user }),
  };
}

/** What the answer to a callback `?with_response=true` tells of the interaction. */
export function callbackShape(interaction: Interaction): Json {
  const { original } = interaction;
  return {
    id: interaction.id,
    type: interaction.kind,
    ...(original &&
      interaction.kind !== InteractionType.Autocomplete && {
        response_message_id: original.api.id,
        response_message_loading: isLoading(original),
        response_message_ephemeral: original.visibleTo !== undefined,
      }),
  };
}
