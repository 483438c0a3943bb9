import type { FilledField, PageMessage, PageModal, PageUser, Reply } from '../../protocol.js';
import { fill, words } from '../../../web/words.js';
import type { Ask, Connection } from './connection.js';
import { forgetToken, loadSession, saveSession } from './session.js';
import type { Store } from './store.js';
import type { ActivityHost } from '../activity/host.js';

/** What a person can do on the page, as one request each; the store shows that it is under way and how it went. */
export class Actions {
  constructor(
    private readonly store: Store,
    private readonly connection: Connection,
  ) {}

  /** Says who we are, with the token of this tab if there is one. */
  async hello(): Promise<void> {
    const session = loadSession();
    if (session === undefined) return;
    const reply = await this.connection.ask({ do: 'hello', ...session, locale: navigator.language });
    if (reply.ok && reply.state !== undefined && reply.user !== undefined) {
      saveSession({ name: session.name, ...(reply.token === undefined ? {} : { token: reply.token }) });
      this.connection.settled();
      this.store.enter(reply.state, reply.user);
    } else if (this.connection.isOpen) {
      forgetToken(session);
      this.connection.stop();
      this.store.phase = 'start';
      this.store.startError = reply.error ?? words.helloFailed;
      this.store.changed();
    }
  }

  enter(name: string): void {
    saveSession({ name });
    this.store.phase = 'entering';
    this.store.startError = undefined;
    this.store.changed();
    if (this.connection.isOpen) void this.hello();
    else this.connection.start();
  }

  async click(message: PageMessage, customId: string): Promise<void> {
    await this.interact(message, customId, { do: 'click', messageId: message.id, customId });
  }

  async select(message: PageMessage, customId: string, values: readonly string[]): Promise<void> {
    this.store.picked.set(`${message.id}|${customId}`, values);
    await this.interact(message, customId, { do: 'select', messageId: message.id, customId, values });
  }

  private async interact(message: PageMessage, customId: string, request: Ask): Promise<void> {
    const key = `${message.id}|${customId}`;
    if (this.store.busy.has(key)) return;
    this.store.busy.add(key);
    this.store.actedAt = Date.now();
    this.store.setFailure(message.id, undefined);
    const reply = await this.connection.ask(request);
    this.store.busy.delete(key);
    if (!reply.ok) {
      this.store.picked.delete(key);
      this.store.setFailure(message.id, reply.error ?? words.interactionFailed);
    } else this.store.touch(message.id);
    if (reply.modal !== undefined) this.store.openForm(reply.modal);
  }

  /** Sends the form that stands open; it stays, with what is wrong, if the server doesn't take it. */
  async submit(modal: PageModal, fields: readonly FilledField[]): Promise<void> {
    if (this.store.form?.sending === true) return;
    this.store.actedAt = Date.now();
    this.store.updateForm({ sending: true, error: undefined });
    const reply = await this.connection.ask({ do: 'submit', customId: modal.customId, fields });
    if (reply.ok) this.store.closeForm();
    else this.store.updateForm({ sending: false, error: reply.error ?? words.interactionFailed });
  }

  /** A request of the composer's or a message's menu: a fault is shown as a line at the end of the channel. */
  private async tell(title: string, request: Ask): Promise<Reply> {
    const reply = await this.connection.ask(request);
    if (!reply.ok) this.store.notice(title, reply.error ?? words.requestFailed, false);
    return reply;
  }

  say(content: string): Promise<Reply> {
    this.store.actedAt = Date.now();
    return this.tell(words.couldNotSend, { do: 'say', channelId: this.store.channelId, content });
  }

  edit(message: PageMessage, content: string): Promise<Reply> {
    this.store.editing = undefined;
    this.store.touch(message.id);
    return this.tell(words.couldNotEdit, { do: 'edit', channelId: message.channelId, messageId: message.id, content });
  }

  remove(message: PageMessage): Promise<Reply> {
    return this.tell(words.couldNotDelete, { do: 'delete', channelId: message.channelId, messageId: message.id });
  }

  react(message: PageMessage, emoji: string): Promise<Reply> {
    return this.tell(words.couldNotReact, { do: 'react', channelId: message.channelId, messageId: message.id, emoji });
  }

  dismiss(message: PageMessage): Promise<Reply> {
    return this.tell(words.couldNotDismiss, { do: 'dismiss', messageId: message.id });
  }

  /** Sends a slash command; until the bot has acknowledged, a line says so. */
  async command(name: string, request: Ask): Promise<void> {
    const title = fill(words.usedCommand, { name: this.me()?.name ?? '', command: `/${name}` });
    this.store.actedAt = Date.now();
    const pending = this.store.notice(title, words.sendingCommand, true);
    const reply = await this.connection.ask(request);
    this.store.dropNotice(pending);
    if (!reply.ok) this.store.notice(title, reply.error ?? words.noAnswer, false);
    if (reply.modal !== undefined) this.store.openForm(reply.modal);
  }

  autocomplete(request: Ask): Promise<Reply> {
    return this.connection.ask(request);
  }

  voice(channelId: string | null): Promise<Reply> {
    return this.tell(words.requestFailed, { do: 'voice', channelId });
  }

  mute(channelId: string, userId: string, mute: boolean): Promise<Reply> {
    return this.tell(words.requestFailed, { do: 'mute', channelId, userId, mute });
  }

  startEditing(message: PageMessage): void {
    const before = this.store.editing?.messageId;
    this.store.editing = { messageId: message.id, text: message.content };
    if (before !== undefined) this.store.touch(before);
    this.store.touch(message.id);
  }

  stopEditing(): void {
    const before = this.store.editing?.messageId;
    this.store.editing = undefined;
    if (before !== undefined) this.store.touch(before);
  }

  me(): PageUser | undefined {
    return this.store.me;
  }
}

/** What every drawing function gets. */
export interface Context {
  readonly store: Store;
  readonly act: Actions;
  readonly host: ActivityHost;
}
