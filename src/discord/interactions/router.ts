import { InteractionResponseType } from 'discord.js';
import { isTopic, withoutIcons, type Translate } from '../../text/index.js';
import type { Again } from '../lobby/rematch.js';
import { acknowledge } from '../rest/acknowledge.js';
import type { Answer } from '../rest/acknowledge.js';
import { boardClick, isBoardPress } from '../games/meteor/handlers/board.js';
import { noteAnswer } from '../games/meteor/handlers/context.js';
import type { ClickContext } from '../games/meteor/handlers/context.js';
import { handClick, isHandPress } from '../games/meteor/handlers/hand.js';
import { isNotePress, noteClick } from '../games/meteor/handlers/notes.js';
import type { Commands } from './commands.js';
import { decode, encode, NO_GAME } from './custom-id.js';
import type { Decoded, Press } from './custom-id.js';
import type { Click, CommandCall, Interaction } from '../gateway/incoming.js';
import type { Millis } from '../../games/meteor/state.js';
import type { Skew } from '../gateway/skew.js';
import { openGame } from '../lobby/opening.js';
import { bodyOf } from '../games/meteor/scene.js';
import { isPastPress, pastClick } from '../history/clicks.js';
import { gameOver, rules } from '../games/meteor/render/index.js';
import type { Services } from '../services.js';

/** An older interaction isn't acted on. */
const TOO_OLD_MS = 3000;

/** Interaction → one action of one seat → one answer. */
export class Router {
  constructor(
    private readonly services: Services,
    private readonly commands: Commands,
    private readonly again: Again,
    private readonly skew: Skew,
    /** Told how long an interaction took from its arrival until Discord had taken its answer. */
    private readonly onAnswered: (ms: Millis) => void,
  ) {}

  async take(interaction: Click | CommandCall): Promise<void> {
    const { services } = this;
    const from = services.clock.now();
    const accepted = (): void => {
      this.onAnswered(services.clock.now() - from);
    };
    if (interaction.kind === 'autocomplete') return this.#complete(interaction, accepted);
    const t = services.words(interaction.guildId, interaction.guildLocale);
    const form = interaction.kind === 'click' ? 'update' : this.commands.form(interaction);
    const late = this.skew.age(interaction.id) > TOO_OLD_MS;
    const work = late
      ? (): Promise<Answer> => Promise.resolve(noteAnswer(t, t('error.too-late')))
      : this.#work(interaction, t);
    await acknowledge(
      { ...services, accepted },
      interaction,
      late ? 'private' : form,
      this.#replacing(interaction, this.#guarded(interaction, work, t)),
    );
    services.tokens.learn(interaction.channelId, interaction.caller.userId, interaction.token);
  }

  #work(interaction: Click | CommandCall, t: Translate): () => Promise<Answer> {
    return interaction.kind === 'click' ? () => this.#click(interaction, t) : () => this.commands.run(interaction, t);
  }

  /** What throws is a bug, and is answered all the same. */
  #guarded(to: Interaction, work: () => Promise<Answer>, t: Translate): () => Promise<Answer> {
    return async () => {
      try {
        return await work();
      } catch (error) {
        this.services.log.error({ err: error, interaction: to.id, channel: to.channelId }, 'an interaction failed');
        return noteAnswer(t, t('error.unexpected', { reference: to.id }));
      }
    };
  }

  /** A short private word takes the place of the one before it. */
  #replacing({ channelId, caller }: Interaction, work: () => Promise<Answer>): () => Promise<Answer> {
    return async () => {
      const answer = await work();
      if (answer.passing !== true || answer.form !== 'private') return answer;
      return {
        ...answer,
        landed: (address) => {
          answer.landed?.(address);
          this.services.privateNotes.landed(channelId, caller.userId, address);
        },
      };
    };
  }

  async #complete(call: CommandCall, accepted: () => void): Promise<void> {
    const choices = this.commands.complete(call, withoutIcons(this.services.words(call.guildId, call.guildLocale)));
    const sent = await this.services.api.callback(call, {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: [...choices] },
    });
    if (sent.ok) accepted();
  }

  async #click(click: Click, t: Translate): Promise<Answer> {
    const decoded = chosen(click);
    if (!decoded.ok)
      return noteAnswer(t, t(decoded.fault === 'malformed' ? 'error.malformed' : 'error.unknown-version'));
    const { game, press } = decoded;
    if (press.name === 'end/again') return this.#again(click, game, t);
    if (press.name === 'rules/topic') return topic(press.topic, click, t);
    if (isPastPress(press.name)) return this.#past(click, game, press, t);
    if (press.name === 'select/open') return noteAnswer(t, t('error.stale-choice'));
    const table =
      game === NO_GAME ? this.services.directory.inChannel(click.channelId) : this.services.directory.byGame(game);
    if (!table || table.state.phase === 'over') return this.#over(click, game, t);
    // A button carries its game; its channel must be that game's own.
    if (table.channelId !== click.channelId) return noteAnswer(t, t('error.malformed'));
    const repeated = this.services.doubleTaps.repeats(click.caller.userId, encode(game, press), click.id);
    const seat = table.seatOf(click.caller.userId);
    return played({ services: this.services, click, table, seat, t, repeated }, press);
  }

  /** Robots that the server no longer allows stay away. */
  #again(click: Click, game: string, t: Translate): Promise<Answer> {
    const wish = this.again.wish(game);
    const allowed = this.services.settings.of(click.guildId ?? '').robots === 'allow';
    return openGame(this.services, click, allowed ? wish : { ...wish, robots: 0 }, t);
  }

  #past(click: Click, game: string, press: Press, t: Translate): Promise<Answer> {
    if (click.guildId === null) return Promise.resolve(noteAnswer(t, t('error.guild-only')));
    return pastClick({ services: this.services, click, guildId: click.guildId, game, t }, press);
  }

  /** Its game is over: a panel says so for good, a board keeps what it shows. */
  #over(click: Click, game: string, t: Translate): Answer {
    if (click.ephemeral) return { form: 'update', body: bodyOf(gameOver(game, t)) };
    const other = this.services.directory.inChannel(click.channelId);
    return noteAnswer(t, t(other && other.state.phase !== 'over' ? 'error.other-game' : 'hand.note.game-over'));
  }
}

/** What was pressed; of a select, what was chosen, which must belong to the same game; a list of past games has many. */
function chosen(click: Click): Decoded {
  const own = decode(click.customId);
  if (!own.ok || own.press.name !== 'select/open') return own;
  const choice = decode(click.values[0] ?? '');
  const listed = own.game === NO_GAME && choice.ok && isPastPress(choice.press.name);
  return choice.ok && choice.game !== own.game && !listed ? { ok: false, fault: 'malformed' } : choice;
}

function topic(wanted: string, click: Click, t: Translate): Answer {
  if (!isTopic(wanted)) return noteAnswer(t, t('error.malformed'));
  return { form: click.ephemeral ? 'update' : 'private', body: bodyOf(rules({ topic: wanted, nonce: click.id }, t)) };
}

async function played(ctx: ClickContext, press: Press): Promise<Answer> {
  const { name } = press;
  if (isBoardPress(name)) return boardClick(ctx, press as Parameters<typeof boardClick>[1]);
  if (isHandPress(name)) return handClick(ctx, press as Parameters<typeof handClick>[1]);
  if (isNotePress(name)) return noteClick(ctx, press as Parameters<typeof noteClick>[1]);
  return noteAnswer(ctx.t, ctx.t('error.malformed'));
}
