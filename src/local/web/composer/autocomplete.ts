import type { PageChoice } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import type { Field, FlatCommand } from './model.js';
import { filled } from './model.js';

const PAUSE_MS = 150;

/** Asks the bot what an option may be. The newest question counts; older answers are dropped. */
export class Autocomplete {
  private timer: number | undefined;
  private newest = 0;

  constructor(
    private readonly context: Context,
    private readonly changed: () => void,
  ) {}

  /** Waits for a pause in typing; `soon` asks at once, as when a field is entered. */
  ask(command: FlatCommand, fields: readonly Field[], field: Field, soon: boolean): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => {
        void this.refresh(command, fields, field);
      },
      soon ? 0 : PAUSE_MS,
    );
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.newest += 1;
  }

  private async refresh(command: FlatCommand, fields: readonly Field[], field: Field): Promise<void> {
    this.newest += 1;
    const mine = this.newest;
    const choices = await this.fetch(command, fields, field);
    if (mine !== this.newest) return;
    field.choices = choices ?? [];
    field.failed = choices === undefined;
    this.changed();
  }

  /** The choices for `field` as it stands now, or nothing if the bot did not answer. */
  async fetch(
    command: FlatCommand,
    fields: readonly Field[],
    field: Field,
  ): Promise<readonly PageChoice[] | undefined> {
    const { store, act } = this.context;
    const reply = await act.autocomplete({
      do: 'autocomplete',
      channelId: store.channelId,
      commandId: command.command.id,
      path: command.path,
      options: filled(fields, field),
    });
    return reply.ok ? (reply.choices ?? []) : undefined;
  }
}
