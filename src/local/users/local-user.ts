import { addMessage, react, removeMessages, reviseMessage, setPinned, visibleMessages } from '../world/messages.js';
import { InteractionType, type Interactions, type NewInteraction } from '../world/interactions.js';
import type { PermissionName } from '../world/permissions.js';
import type { World } from '../world/world.js';
import { ENTRY_POINT, type ApiChoice } from '../world/commands.js';
import { usableIn } from '../world/usable-commands.js';
import {
  MessageFlag,
  type ApiMessage,
  type ApiUser,
  type Channel,
  type Json,
  type StoredMessage,
} from '../world/model.js';
import { chosenIn, pressedIn } from './components.js';
import { draftOf, type SayExtras } from './draft.js';
import { submission, type FormValues } from './form.js';
import { CannotDo, choose, commandData, type Filled } from './payload.js';
import { createGroup, directChannel } from '../world/groups.js';
import { setMute, setVoice } from '../world/voice.js';
import { filledFrom, seen, type OptionValues, type Seen } from './seen.js';

/** A person at their Discord: does what a client allows, sees what a client shows. */
export class LocalUser {
  constructor(
    private readonly world: World,
    private readonly interactions: Interactions,
    readonly api: ApiUser,
  ) {}

  get id(): string {
    return this.api.id;
  }

  get name(): string {
    return this.api.global_name ?? this.api.username;
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  /** The direct messages between the bot and this user; `say` and `sees` work there as in a channel. */
  get directChannelId(): string {
    return directChannel(this.world, this.api).id;
  }

  /** Installs the application for this person, to be used everywhere; `false` takes it back. */
  install(on = true): void {
    if (on) this.world.installers.add(this.id);
    else this.world.installers.delete(this.id);
    this.world.publish({ kind: 'channels' });
  }

  /** Opens a group's direct messages with these people; gives the channel's id. The bot is not in it. */
  openGroup(name: string, others: readonly LocalUser[]): string {
    return createGroup(this.world, name, [this.api, ...others.map(({ api }) => api)]).id;
  }

  /** Whether direct messages from the server's bots are refused, as a person can choose on Discord. */
  closeDirectMessages(closed: boolean): void {
    if (closed) this.world.directClosed.add(this.id);
    else this.world.directClosed.delete(this.id);
  }

  // Talking

  /** Says something; gives the message as it stands in the channel. Throws CannotDo without the permission. */
  say(channelId: string, content: string, extras: SayExtras = {}): ApiMessage {
    const channel = this.#channel(channelId);
    if (!this.#may(channel, channel.type === 11 ? 'SendMessagesInThreads' : 'SendMessages'))
      throw new CannotDo(`${this.name} may not speak here`);
    const draft = draftOf(this.world, channel, extras, (id) => this.#message(id));
    return structuredClone(addMessage(this.world, channel, { author: this.api, content, ...draft }).api);
  }

  edit(messageId: string, content: string): void {
    const message = this.#message(messageId);
    if (message.api.author.id !== this.id) throw new CannotDo('only its author can edit a message');
    reviseMessage(this.world, message, { content });
  }

  delete(messageId: string): void {
    const message = this.#message(messageId);
    if (message.visibleTo) return this.dismiss(messageId);
    if (message.api.author.id !== this.id && !this.#may(message.channel, 'ManageMessages'))
      throw new CannotDo(`${this.name} may not delete messages of others`);
    removeMessages(this.world, [message]);
  }

  /** Puts away an ephemeral; the bot is not told. */
  dismiss(messageId: string): void {
    const message = this.#message(messageId);
    if (!message.visibleTo) throw new CannotDo('only a message for you alone can be dismissed');
    message.dismissed = true;
    this.world.publish({ kind: 'message', change: 'remove', message });
  }

  react(messageId: string, emoji: string, on = true): void {
    const message = this.#message(messageId);
    if (!this.#may(message.channel, 'AddReactions')) throw new CannotDo(`${this.name} may not react here`);
    react(this.world, message, this.id, emoji, on);
  }

  pin(messageId: string): void {
    const message = this.#message(messageId);
    if (!this.#may(message.channel, 'ManageMessages')) throw new CannotDo(`${this.name} may not pin`);
    setPinned(this.world, message, true);
  }

  /** Opens a public thread under the channel; gives its id. */
  openThread(channelId: string, name: string): string {
    return this.world.createThread(this.#channel(channelId), name, this.id).id;
  }

  // Voice

  /** Joins a voice channel, or moves there. There is no sound. */
  joinVoice(channelId: string): void {
    const channel = this.#channel(channelId);
    if (channel.type !== 2 || !channel.guild) throw new CannotDo('this is no voice channel');
    setVoice(this.world, channel.guild, this.id, channelId);
  }

  leaveVoice(): void {
    for (const guild of this.world.guilds.values())
      if (guild.voice.has(this.id)) setVoice(this.world, guild, this.id, null);
  }

  /** Whether this person is server-muted. */
  isMuted(guildId: string): boolean {
    const guild = this.world.guilds.get(guildId) ?? this.world.foreign.get(guildId);
    return guild?.members.get(this.id)?.mute === true;
  }

  /** Server-mutes or unmutes somebody in voice, as a moderator may. */
  muteMember(userId: string, channelId: string, mute: boolean): void {
    const channel = this.#channel(channelId);
    if (!this.#may(channel, 'MuteMembers')) throw new CannotDo(`${this.name} may not mute members`);
    if (channel.guild?.voice.get(userId) !== channelId) throw new CannotDo('They are not in this voice channel.');
    setMute(this.world, channel.guild, userId, mute);
  }

  // Seeing

  /** All messages this user can see in the channel, oldest first, their own ephemerals among them. Copies. */
  sees(channelId: string): ApiMessage[] {
    return visibleMessages(this.#channel(channelId), this.id).map((message) => structuredClone(message.api));
  }

  /** The messages for this user alone. */
  seesPrivately(channelId: string): ApiMessage[] {
    return this.sees(channelId).filter((message) => (message.flags & MessageFlag.Ephemeral) !== 0);
  }

  /** What this message is now, or undefined if it is gone or not visible to this user. */
  look(messageId: string): ApiMessage | undefined {
    const message = this.world.messages.get(messageId);
    return message && this.#visible(message) ? structuredClone(message.api) : undefined;
  }

  // Doing

  /** `/words…` with options by name; resolves when the bot has acknowledged, or when its three seconds are over. */
  async command(channelId: string, words: string, values: OptionValues = {}): Promise<Seen> {
    return this.commandWith(channelId, words.split(' '), filledFrom(values));
  }

  async commandWith(channelId: string, words: readonly string[], filled: readonly Filled[]): Promise<Seen> {
    const channel = this.#channel(channelId);
    const chosen = choose(this.#commands(channel), words);
    this.#mayUse(channel, chosen.command.default_member_permissions);
    const data = commandData(this.world, channel, chosen, filled, false);
    return this.#open({ kind: InteractionType.Command, channel, data, commandName: words.join(' ') });
  }

  /** Starts the application's Activity from Discord's list of them: its Entry Point is answered like a command. */
  async launch(channelId: string): Promise<Seen> {
    const channel = this.#channel(channelId);
    const command = this.#commands(channel).find(({ type }) => type === ENTRY_POINT);
    if (command === undefined) throw new CannotDo('the application has no Activity to start');
    const data = { id: command.id, name: command.name, type: ENTRY_POINT };
    return this.#open({ kind: InteractionType.Command, channel, data, commandName: command.name });
  }

  /** What is offered while `focused` is typed; throws CannotDo when the bot does not answer. */
  async autocomplete(
    channelId: string,
    words: string,
    values: OptionValues,
    focused: string,
  ): Promise<readonly ApiChoice[]> {
    const filled = filledFrom({ [focused]: '', ...values }).map((one) =>
      one.name === focused ? { ...one, focused: true } : one,
    );
    return this.autocompleteWith(channelId, words.split(' '), filled);
  }

  async autocompleteWith(
    channelId: string,
    words: readonly string[],
    filled: readonly Filled[],
  ): Promise<readonly ApiChoice[]> {
    const channel = this.#channel(channelId);
    const chosen = choose(this.#commands(channel), words);
    const focused = filled.find((one) => one.focused)?.name;
    if (!chosen.options.some((option) => option.name === focused && option.autocomplete))
      throw new CannotDo(`the option ${focused ?? '?'} has no autocomplete`);
    const data = commandData(this.world, channel, chosen, filled, true);
    const answer = await this.interactions.open({ kind: InteractionType.Autocomplete, user: this.api, channel, data });
    if (!answer.choices) throw new CannotDo('Loading options failed');
    return answer.choices;
  }

  /** Clicks the button with this custom id or label. Throws CannotDo if there is none, it is disabled, or it can't be seen. */
  async click(messageId: string, customIdOrLabel: string): Promise<Seen> {
    const message = this.#message(messageId);
    return this.#use(message, pressedIn(message, customIdOrLabel));
  }

  /** Presses what stood on this message before an edit that hasn't reached the person's screen, or was never there. */
  async pressUnseen(messageId: string, customId: string): Promise<Seen> {
    return this.#use(this.#message(messageId), { custom_id: customId, component_type: 2, id: 1 });
  }

  /** Chooses in a select, by value or by label. Users and channels are chosen by id. */
  async select(messageId: string, customId: string, choices: readonly string[]): Promise<Seen> {
    const message = this.#message(messageId);
    return this.#use(message, chosenIn(this.world, message, customId, choices));
  }

  /** Sends a modal that an answer brought; `fields` by custom id. Throws CannotDo for what the form doesn't allow. */
  async submit(channelId: string, modal: Json, fields: FormValues, messageId?: string): Promise<Seen> {
    const source = messageId ? this.#message(messageId) : undefined;
    const channel = this.#channel(channelId);
    return this.#open({
      kind: InteractionType.Modal,
      channel,
      data: submission(this.world, channel, modal, fields),
      ...(source && { source }),
    });
  }

  async #use(source: StoredMessage, data: Json): Promise<Seen> {
    return this.#open({ kind: InteractionType.Component, channel: source.channel, data, source });
  }

  async #open(asked: Omit<NewInteraction, 'user'>): Promise<Seen> {
    return seen(await this.interactions.open({ user: this.api, ...asked }));
  }

  // Being allowed

  #channel(id: string): Channel {
    const channel = this.world.channels.get(id);
    if (!channel || !this.world.sees(channel, this.id)) {
      throw new CannotDo(`${this.name} sees no channel ${id}`);
    }
    return channel;
  }

  #may(channel: Channel, permission: PermissionName): boolean {
    return this.world.may(channel, this.id, permission);
  }

  #visible({ channel, visibleTo, dismissed }: StoredMessage): boolean {
    if (visibleTo) return visibleTo === this.id && !dismissed;
    return this.world.sees(channel, this.id);
  }

  #message(id: string): StoredMessage {
    const message = this.world.messages.get(id);
    if (!message || !this.#visible(message)) throw new CannotDo(`${this.name} sees no message ${id}`);
    return message;
  }

  #commands(channel: Channel) {
    return usableIn(this.world, channel, this.id);
  }

  #mayUse(channel: Channel, needed: string | null): void {
    if (!this.#may(channel, 'UseApplicationCommands')) throw new CannotDo(`${this.name} may not use commands here`);
    // Discord docs, "Application Command Permissions": they hold in servers.
    const bits = BigInt(channel.guild ? (needed ?? 0) : 0);
    if ((this.world.permissions(channel, this.id) & bits) !== bits)
      throw new CannotDo(`${this.name} may not use this command`);
  }
}
