import type {
  PageActivity,
  PageChannel,
  PageCommand,
  PageMessage,
  PageModal,
  PagePush,
  PageState,
  PageUser,
  Snowflake,
} from '../../protocol.js';

import { Slots } from '../../../web/slots.js';

/** A line that only this page shows, such as a command that failed. */
export interface Notice {
  readonly id: number;
  readonly channelId: Snowflake;
  /** The newest message when it came up: the line stands behind it, and newer messages below. */
  readonly after: Snowflake;
  readonly title: string;
  readonly text: string;
  /** Still under way. */
  readonly pending: boolean;
}

/** A form that the bot asks to be filled in. */
export interface OpenForm {
  readonly number: number;
  readonly modal: PageModal;
  readonly error?: string | undefined;
  readonly sending: boolean;
}

/** `start`: a name is asked for; `entering`: it was sent; `channel`: the person is in. */
export type Phase = 'start' | 'entering' | 'channel';

const FAILURE_STAYS_MS = 12_000;

/** All that the page knows. Whoever changes something calls `changed()`; the page is redrawn once for many changes. */
export class Store {
  phase: Phase = 'start';
  linkUp = false;
  everUp = false;
  startError: string | undefined;
  me: PageUser | undefined;
  guildName = '';
  channels: readonly PageChannel[] = [];
  channelId: Snowflake = '';
  messages: readonly PageMessage[] = [];
  commands: readonly PageCommand[] = [];
  users: readonly PageUser[] = [];
  botOnline = false;
  /** When this person last did something that may be answered. */
  actedAt = 0;
  drawerOpen = false;
  membersOpen = false;
  editing: { readonly messageId: Snowflake; text: string } | undefined;
  notices: readonly Notice[] = [];
  /** The form that stands open. */
  form: OpenForm | undefined;
  private formCount = 0;
  /** Whether the bot has an Activity. */
  activities = false;
  /** The Activity that is open. */
  activity: (PageActivity & { readonly first: boolean; readonly platform: 'desktop' | 'mobile' }) | undefined;
  /** The person who comes in wants a first game at once. */
  playNow = false;
  readonly unread = new Map<Snowflake, number>();
  /** `message id|custom id` of clicks that wait for their answer, and since when. */
  readonly busy = new Set<string>();
  /** What was chosen in a select, until the message is drawn anew. */
  readonly picked = new Map<string, readonly string[]>();
  readonly slots = new Slots();
  private readonly failures = new Map<Snowflake, string>();
  private readonly versions = new Map<Snowflake, number>();
  private noticeCount = 0;
  private scheduled = false;
  private afterwards: (() => void)[] = [];

  constructor(private readonly redraw: () => void) {}

  changed(then?: () => void): void {
    if (then !== undefined) this.afterwards.push(then);
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      this.redraw();
      const now = this.afterwards;
      this.afterwards = [];
      for (const act of now) act();
    });
  }

  /** A message is drawn again when its version is another: something beside its own data changed. */
  version(messageId: Snowflake): number {
    return this.versions.get(messageId) ?? 0;
  }

  touch(messageId: Snowflake, then?: () => void): void {
    this.versions.set(messageId, this.version(messageId) + 1);
    this.changed(then);
  }

  failure(messageId: Snowflake): string | undefined {
    return this.failures.get(messageId);
  }

  setFailure(messageId: Snowflake, text: string | undefined): void {
    if (text === undefined) this.failures.delete(messageId);
    else {
      this.failures.set(messageId, text);
      window.setTimeout(() => {
        if (this.failures.get(messageId) === text) this.setFailure(messageId, undefined);
      }, FAILURE_STAYS_MS);
    }
    this.touch(messageId);
  }

  openForm(modal: PageModal): void {
    this.formCount += 1;
    this.form = { number: this.formCount, modal, sending: false };
    this.changed();
  }

  updateForm(change: Pick<OpenForm, 'sending' | 'error'>): void {
    if (this.form === undefined) return;
    this.form = { ...this.form, ...change };
    this.changed();
  }

  closeForm(): void {
    if (this.form === undefined) return;
    this.form = undefined;
    // Closing the dialog gives the focus back to what opened it; taking it out of the page would not.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    this.changed();
  }

  notice(title: string, text: string, pending: boolean): number {
    this.noticeCount += 1;
    const after = this.shown().at(-1)?.id ?? '0';
    const notice = { id: this.noticeCount, channelId: this.channelId, after, title, text, pending };
    this.notices = [...this.notices, notice];
    this.changed();
    return this.noticeCount;
  }

  dropNotice(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.changed();
  }

  user(id: Snowflake): PageUser | undefined {
    return (
      this.users.find((user) => user.id === id) ?? this.messages.find((message) => message.author.id === id)?.author
    );
  }

  channel(id: Snowflake): PageChannel | undefined {
    return this.channels.find((channel) => channel.id === id);
  }

  shown(): readonly PageMessage[] {
    return this.messages.filter((message) => message.channelId === this.channelId);
  }

  enter(state: PageState, me: PageUser): void {
    this.phase = 'channel';
    this.me = me;
    this.linkUp = true;
    this.everUp = true;
    this.guildName = state.guildName;
    this.channels = state.channels;
    this.messages = state.messages;
    this.commands = state.commands;
    this.users = state.users;
    this.botOnline = state.botOnline;
    this.activities = state.activities;
    this.busy.clear();
    this.picked.clear();
    this.versions.clear();
    if (this.channel(this.channelId) === undefined) this.channelId = state.channels[0]?.id ?? '';
    this.changed();
  }

  openChannel(id: Snowflake): void {
    this.channelId = id;
    this.drawerOpen = false;
    this.unread.delete(id);
    this.changed();
  }

  receive(push: Exclude<PagePush, { push: 'activity' }>): void {
    switch (push.push) {
      case 'message':
        this.put(push.message);
        break;
      case 'update':
        this.put(push.message);
        break;
      case 'remove':
        this.remove(push.messageId);
        break;
      case 'commands':
        this.commands = push.commands;
        break;
      case 'users':
        this.users = push.users;
        break;
      case 'channels':
        this.setChannels(push.channels);
        break;
      case 'bot':
        this.botOnline = push.online;
        break;
    }
    this.changed();
  }

  private put(message: PageMessage): void {
    const index = this.messages.findIndex((known) => known.id === message.id);
    if (index >= 0) {
      this.messages = this.messages.with(index, message);
      for (const key of this.picked.keys()) if (key.startsWith(`${message.id}|`)) this.picked.delete(key);
      return;
    }
    this.messages = [...this.messages, message];
    const elsewhere = message.channelId !== this.channelId;
    if (elsewhere) this.unread.set(message.channelId, (this.unread.get(message.channelId) ?? 0) + 1);
  }

  private remove(messageId: Snowflake): void {
    this.slots.forget(messageId);
    this.messages = this.messages.filter((message) => message.id !== messageId);
    if (this.editing?.messageId === messageId) this.editing = undefined;
  }

  private setChannels(channels: readonly PageChannel[]): void {
    this.channels = channels;
    if (this.channel(this.channelId) === undefined) this.channelId = channels[0]?.id ?? '';
  }
}
