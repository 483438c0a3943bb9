import { refuse } from '../errors.js';
import { BodyFaults, invalidBody } from '../validate/faults.js';
import { checkChoices } from '../validate/command.js';
import { checkModal } from '../validate/modal.js';
import { addMessage, isLoading, reviseMessage } from './messages.js';
import { composeEdit, composeNew, type Body } from './compose.js';
import { InteractionType, ownersOf, type Answer, type Interaction } from './interactions.js';
import type { ApiChoice } from './commands.js';
import type { World } from './world.js';
import { MessageFlag, type Json, type StoredMessage } from './model.js';

/** Discord docs, "Interaction Callback Type". */
const Callback = {
  Message: 4,
  DeferredMessage: 5,
  DeferredUpdate: 6,
  Update: 7,
  Choices: 8,
  Modal: 9,
  Launch: 12,
} as const;

type Outcome = Pick<Answer, 'message' | 'choices' | 'modal'>;
type Handler = (world: World, interaction: Interaction, body: Body) => Outcome;

/** Acknowledges an interaction. Nothing is changed when the body is refused: the bot may try again. */
export function respond(world: World, interaction: Interaction, { json, files }: Body): void {
  const type = Number(json['type']);
  const data = (json['data'] ?? {}) as Json;
  if (!allowed(interaction, type)) {
    throw invalidBody(
      ['type'],
      'INTERACTION_CALLBACK_TYPE_INVALID',
      'The specified interaction callback type is not valid for this interaction',
    );
  }
  const outcome = handlers[type]?.(world, interaction, { json: data, files }) ?? {};
  interaction.acknowledgedAs = type;
  interaction.settle({ interactionId: interaction.id, acknowledged: true, type, ...outcome });
  world.publish({ kind: 'other' });
}

function allowed({ kind, source }: Interaction, type: number): boolean {
  if (kind === InteractionType.Autocomplete) return type === Callback.Choices;
  if (type === Callback.Message || type === Callback.DeferredMessage) return true;
  if (type === Callback.Update || type === Callback.DeferredUpdate) return source !== undefined;
  return (type === Callback.Modal && kind !== InteractionType.Modal) || type === Callback.Launch;
}

const handlers: Readonly<Record<number, Handler>> = {
  [Callback.Message]: (world, interaction, body) => {
    interaction.original = answerWith(world, interaction, composeNew(world, body));
    return { message: interaction.original };
  },
  [Callback.DeferredMessage]: (world, interaction, { json }) => {
    // A deferral takes the EPHEMERAL flag alone.
    const flags = (Number(json['flags'] ?? 0) & MessageFlag.Ephemeral) | MessageFlag.Loading;
    interaction.original = answerWith(world, interaction, { flags });
    return { message: interaction.original };
  },
  [Callback.DeferredUpdate]: (_world, interaction) => keepSource(interaction),
  [Callback.Update]: (world, interaction, body) => {
    const { source } = interaction;
    if (!source || source.gone) throw refuse.unknownMessage();
    reviseMessage(world, source, composeEdit(world, source.api, body));
    return keepSource(interaction);
  },
  [Callback.Choices]: (_world, interaction, { json }) => ({ choices: choicesOf(interaction, json) }),
  [Callback.Launch]: (world, { user, channel }) => {
    world.publish({ kind: 'launch', userId: user.id, channel });
    return {};
  },
  [Callback.Modal]: (_world, _interaction, { json }) => {
    checkModal(json);
    return { modal: json };
  },
};

function keepSource(interaction: Interaction): Outcome {
  if (!interaction.source) return {};
  interaction.original = interaction.source;
  return { message: interaction.source };
}

function choicesOf(interaction: Interaction, json: Json): readonly ApiChoice[] {
  const choices = json['choices'];
  const faults = new BodyFaults();
  if (Array.isArray(choices)) checkChoices(faults, ['data'], choices as Json[], focusedType(interaction.data));
  else faults.required(['data', 'choices']);
  faults.throwIfAny();
  return choices as ApiChoice[];
}

function focusedType(data: Json): number {
  const options = (data['options'] ?? []) as Json[];
  for (const option of options) {
    if (option['focused']) return Number(option['type']);
    const inner = option['options'] ? focusedType(option) : 0;
    if (inner) return inner;
  }
  return 0;
}

/** Posts what answers an interaction: from the bot, by its webhook, to all or to that user alone. */
function answerWith(
  world: World,
  interaction: Interaction,
  fields: ReturnType<typeof composeNew>,
  followsUp = false,
): StoredMessage {
  const { user, channel, source, commandName, kind } = interaction;
  const flags = (fields.flags ?? 0) | (mayAnswerOpenly(world, interaction) ? 0 : MessageFlag.Ephemeral);
  const ephemeral = (flags & MessageFlag.Ephemeral) !== 0;
  const command = kind === InteractionType.Command && !followsUp;
  return addMessage(world, channel, {
    ...fields,
    flags,
    author: world.bot,
    webhook_id: world.bot.id,
    application_id: world.bot.id,
    type: command ? 20 : source || (followsUp && interaction.original) ? 19 : 0,
    interaction_metadata: {
      id: interaction.id,
      type: kind,
      user,
      authorizing_integration_owners: ownersOf(world, interaction),
      ...(source && { interacted_message_id: source.api.id }),
      ...(followsUp && interaction.original && { original_response_message_id: interaction.original.api.id }),
    },
    ...(command && { interaction: { id: interaction.id, type: kind, name: commandName ?? '', user } }),
    ...(command && commandName && { commandName }),
    ...(ephemeral && { visibleTo: user.id }),
  });
}

/** Discord docs, "Permissions": without USE_EXTERNAL_APPS what a person's own installation answers is seen by them alone. */
function mayAnswerOpenly(world: World, { channel, user }: Interaction): boolean {
  return world.hasBot(channel) || channel.guild === undefined || world.may(channel, user.id, 'UseExternalApps');
}

/** Discord docs, "Followup Messages": where the bot is no member, so many with one token. */
const MOST_FOLLOW_UPS = 5;

/** A follow-up. Discord: the first one after a deferral fills the deferred answer instead. */
export function followUp(world: World, interaction: Interaction, body: Body): StoredMessage {
  const { original } = interaction;
  if (original && !original.gone && original !== interaction.source && isLoading(original)) {
    return fill(world, original, body);
  }
  if (!world.hasBot(interaction.channel) && interaction.followUps >= MOST_FOLLOW_UPS) throw refuse.tooManyFollowUps();
  const sent = answerWith(world, interaction, composeNew(world, body), true);
  interaction.followUps += 1;
  interaction.sent.add(sent.api.id);
  return sent;
}

/** An edit through an interaction's token; the first one of a deferred answer fills it. */
export function editByToken(world: World, message: StoredMessage, body: Body): StoredMessage {
  if (isLoading(message)) return fill(world, message, body);
  reviseMessage(world, message, composeEdit(world, message.api, body));
  return message;
}

function fill(world: World, message: StoredMessage, body: Body): StoredMessage {
  const fields = composeNew(world, body);
  const { content = '', embeds = [], components = [], attachments = [] } = fields;
  const flags = (message.api.flags & MessageFlag.Ephemeral) | ((fields.flags ?? 0) & MessageFlag.ComponentsV2);
  reviseMessage(world, message, { content, embeds, components, attachments, flags }, true);
  return message;
}
