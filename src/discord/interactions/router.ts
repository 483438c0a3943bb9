import { InteractionResponseType } from 'discord.js';
import { withoutIcons, type Translate } from '../../text/index.js';
import type { Click, CommandCall, Interaction } from '../gateway/incoming.js';
import type { Skew } from '../gateway/skew.js';
import { failureWords } from '../messages/failure.js';
import { noteAnswer } from '../messages/notes.js';
import { plainBody } from '../messages/plain.js';
import { acknowledge } from '../rest/acknowledge.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { LAUNCH } from './platform-presses.js';
import { gameClick } from './clicks.js';
import type { Commands } from './commands.js';
import { NO_GAME } from './custom-id.js';
import type { Handled, InteractionObserver } from './observer.js';
import type { Reading } from './pressed.js';
import type { Presses } from './presses.js';

/** An older interaction isn't acted on. */
const TOO_OLD_MS = 3000;

/** Interaction → one action of one seat → one answer. */
export class Router {
  constructor(
    private readonly platform: Platform,
    private readonly presses: Presses,
    private readonly commands: Commands,
    private readonly skew: Skew,
    private readonly observer: InteractionObserver,
  ) {}

  async take(interaction: Click | CommandCall): Promise<void> {
    const { platform } = this;
    const from = platform.time.clock.now();
    const accepted = (): void => {
      this.observer.answered(platform.time.clock.now() - from);
    };
    platform.messages.turnNotices.seen(interaction.caller.userId);
    platform.words.readers.learn(interaction.caller.userId, interaction.guildId, interaction.locale);
    if (interaction.withBot === true) platform.words.readers.isAlone(interaction.guildId, interaction.caller.userId);
    if (interaction.kind === 'autocomplete') return this.#complete(interaction, accepted);
    const t = platform.words.forPerson(interaction.caller.userId, interaction.guildId, interaction.guildLocale);
    const form = interaction.kind === 'click' ? 'update' : this.commands.form(interaction);
    const asked = interaction.kind === 'click' ? this.presses.read(interaction) : interaction;
    const late = this.skew.age(interaction.id) > TOO_OLD_MS;
    const fate = { failed: false };
    // Named beforehand: afterwards its game may be over.
    const named = 'click' in asked ? namedPress(asked) : this.#namedCommand(asked);
    platform.log.debug?.({ interaction: interaction.id, ...named }, 'an interaction came in');
    const answered = await acknowledge(
      { ...platform.time, api: platform.messages.api, log: platform.log, accepted },
      interaction,
      { form: late ? 'private' : form, since: from },
      this.#answer(interaction, late ? null : asked, t, fate),
    );
    const outcome = !answered ? 'unanswered' : late ? 'late' : fate.failed ? 'failed' : 'answered';
    const ms = platform.time.clock.now() - from;
    platform.log.debug?.({ interaction: interaction.id, outcome, ms }, 'an interaction was handled');
    this.observer.handled({ ...named, outcome });
    if (!answered && 'click' in asked) {
      const { click, id } = asked;
      platform.tables.doubleTaps.unanswered(click.caller.userId, id, click.messageId);
    }
    const { channelId, caller, token, seenByAll } = interaction;
    platform.messages.tokens.learn(channelId, caller.userId, token, seenByAll);
  }

  /** Does what was asked; null: it came too late. The answer of whoever uses a screen reader is plain. */
  async #answer(
    to: Click | CommandCall,
    asked: Reading | CommandCall | null,
    t: Translate,
    fate: { failed: boolean },
  ): Promise<Answer> {
    const answer = asked === null ? noteAnswer(t, t('error.too-late')) : await this.#guarded(to, asked, t, fate);
    const own = answer.form === 'private' || (answer.form === 'update' && to.kind === 'click' && to.ephemeral);
    return this.#replacing(to, t.plain === true && own ? { ...answer, body: plainBody(answer.body, t) } : answer);
  }

  /** An error is a bug, or the database's; the interaction is answered nevertheless. */
  async #guarded(
    to: Interaction,
    asked: Reading | CommandCall,
    t: Translate,
    fate: { failed: boolean },
  ): Promise<Answer> {
    try {
      return await this.#done(asked, t);
    } catch (error) {
      fate.failed = true;
      this.platform.log.error({ err: error, interaction: to.id, channel: to.channelId }, 'an interaction failed');
      return noteAnswer(t, failureWords(t, error, to.id));
    }
  }

  #done(asked: Reading | CommandCall, t: Translate): Promise<Answer> | Answer {
    if ('click' in asked) {
      const resolved = this.presses.resolve(asked, t);
      return 'on' in resolved ? gameClick(resolved.on) : resolved.answer;
    }
    return asked.entryPoint === true ? LAUNCH : this.commands.run(asked, t);
  }

  /** A short private word takes the place of the one before it. */
  #replacing({ channelId, caller }: Interaction, answer: Answer): Answer {
    if (answer.passing !== true || answer.form !== 'private') return answer;
    return {
      ...answer,
      landed: (address) => {
        answer.landed?.(address);
        this.platform.messages.privateNotes.landed(channelId, caller.userId, address);
      },
    };
  }

  async #complete(call: CommandCall, accepted: () => void): Promise<void> {
    const t = this.platform.words.forPerson(call.caller.userId, call.guildId, call.guildLocale);
    const choices = await this.commands.complete(call, withoutIcons(t));
    const sent = await this.platform.messages.api.callback(call, {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: [...choices] },
    });
    if (sent.ok) accepted();
    this.observer.handled({ ...this.#namedCommand(call), outcome: sent.ok ? 'answered' : 'unanswered' });
  }

  #namedCommand(call: CommandCall): Omit<Handled, 'outcome'> {
    const found = call.entryPoint === true ? { name: 'launch', kind: null } : this.commands.named(call);
    return { kind: call.kind, command: found?.name ?? 'unknown', game: found?.kind ?? 'none' };
  }
}

/** Ids are anybody's to forge: a name counts only where some message has it. */
function namedPress(pressed: Reading): Omit<Handled, 'outcome'> {
  if (!pressed.ok) return { kind: 'click', command: 'unknown', game: 'none' };
  const { game, press, table } = pressed;
  return { kind: 'click', command: press.name, game: game === NO_GAME ? 'none' : (table?.kind ?? 'none') };
}
