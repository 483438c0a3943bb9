import { InteractionResponseType } from 'discord.js';
import { startOf } from '../../daily/day.js';
import { withoutIcons, type Translate } from '../../text/index.js';
import type { Click, CommandCall, Interaction } from '../gateway/incoming.js';
import type { Skew } from '../gateway/skew.js';
import { beginDaily } from '../daily/play.js';
import { tableAnswer } from '../daily/table.js';
import { isHistoryPress, historyClick } from '../history/clicks.js';
import type { ClickContext, Faces, GameFace, OpenAgain } from '../games/face.js';
import { askingCrew } from '../lobby/notify.js';
import { REPEATABLE } from '../lobby/clicks.js';
import { openLobby } from '../lobby/opening.js';
import type { Rematches } from '../lobby/rematch.js';
import { noteAnswer } from '../messages/notes.js';
import { plainBody } from '../messages/plain.js';
import { rulesAnswer } from '../messages/rules-answer.js';
import { acknowledge } from '../rest/acknowledge.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { actorOf } from './acting.js';
import { gameClick } from './clicks.js';
import type { Commands } from './commands.js';
import { COMMON_PRESSES, type CommonPresses } from './common-presses.js';
import { NO_GAME, pressHandlers, type PressHandlers, type Split } from './custom-id.js';
import type { Handled, InteractionObserver } from './observer.js';
import { pressedOn, type Pressed } from './pressed.js';

/** Takes a press on a running game to its handler; null: what it changed is shown, and there is no more to say. */
export type Play = (ctx: ClickContext, face: GameFace, id: Split) => Promise<Answer | null>;

/** The Activity shows the channel's table, or what can be opened there. */
const LAUNCH: Answer = { form: 'launch', body: {} };

/** An older interaction isn't acted on. */
const TOO_OLD_MS = 3000;

/** A lobby for a newcomer's first game. Undefined: the game isn't played here any more, or offers none. */
function firstGameOf(face: GameFace | undefined): OpenAgain | undefined {
  if (face?.offers === undefined) return undefined;
  const { kind } = face.game;
  return face.offers.firstGame ?? ((platform, from, t) => openLobby(platform, from, { kind }, t));
}

/** Interaction → one action of one seat → one answer. */
export class Router {
  readonly #beside: PressHandlers<Beside, Promise<Answer>>;

  constructor(
    private readonly platform: Platform,
    private readonly faces: Faces,
    private readonly commands: Commands,
    private readonly rematches: Rematches,
    private readonly skew: Skew,
    private readonly observer: InteractionObserver,
  ) {
    this.#beside = this.#besideGames();
  }

  async take(interaction: Click | CommandCall): Promise<void> {
    const { platform } = this;
    const from = platform.time.clock.now();
    const accepted = (): void => {
      this.observer.answered(platform.time.clock.now() - from);
    };
    platform.messages.turnNotices.seen(interaction.caller.userId);
    platform.words.readers.learn(interaction.caller.userId, interaction.guildId, interaction.locale);
    if (interaction.kind === 'autocomplete') return this.#complete(interaction, accepted);
    const t = platform.words.forPerson(interaction.caller.userId, interaction.guildId, interaction.guildLocale);
    const form = interaction.kind === 'click' ? 'update' : this.commands.form(interaction);
    const asked = interaction.kind === 'click' ? pressedOn(interaction) : interaction;
    const late = this.skew.age(interaction.id) > TOO_OLD_MS;
    const work = late
      ? (): Promise<Answer> => Promise.resolve(noteAnswer(t, t('error.too-late')))
      : this.#work(asked, t);
    const fate = { failed: false };
    // Named beforehand: afterwards its game may be over.
    const named = 'click' in asked ? this.#namedPress(asked) : this.#namedCommand(asked);
    platform.log.debug?.({ interaction: interaction.id, ...named }, 'an interaction came in');
    const answered = await acknowledge(
      { ...platform.time, api: platform.messages.api, log: platform.log, accepted },
      interaction,
      late ? 'private' : form,
      this.#replacing(interaction, plainly(interaction, this.#guarded(interaction, work, t, fate), t)),
    );
    const outcome = !answered ? 'unanswered' : late ? 'late' : fate.failed ? 'failed' : 'answered';
    const ms = platform.time.clock.now() - from;
    platform.log.debug?.({ interaction: interaction.id, outcome, ms }, 'an interaction was handled');
    this.observer.handled({ ...named, outcome });
    if (!answered && 'click' in asked) {
      const { click, id } = asked;
      platform.tables.doubleTaps.unanswered(click.caller.userId, id, click.messageId);
    }
    platform.messages.tokens.learn(interaction.channelId, interaction.caller.userId, interaction.token);
  }

  #work(asked: Pressed | CommandCall, t: Translate): () => Promise<Answer> {
    if ('click' in asked)
      return async () => (await this.#click(asked, t, gameClick)) ?? noteAnswer(t, t('error.malformed'));
    return asked.entryPoint === true ? () => Promise.resolve(LAUNCH) : () => this.commands.run(asked, t);
  }

  /** An error is a bug; the interaction is answered nevertheless. */
  #guarded(
    to: Interaction,
    work: () => Promise<Answer>,
    t: Translate,
    fate: { failed: boolean },
  ): () => Promise<Answer> {
    return async () => {
      try {
        return await work();
      } catch (error) {
        fate.failed = true;
        this.platform.log.error({ err: error, interaction: to.id, channel: to.channelId }, 'an interaction failed');
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
          this.platform.messages.privateNotes.landed(channelId, caller.userId, address);
        },
      };
    };
  }

  /** What a press leads to that Discord didn't bring as an interaction: nothing is answered there. */
  press(click: Click, t: Translate, play: Play): Promise<Answer | null> {
    this.platform.messages.turnNotices.seen(click.caller.userId);
    return this.#click(pressedOn(click), t, play);
  }

  async #complete(call: CommandCall, accepted: () => void): Promise<void> {
    const t = this.platform.words.forPerson(call.caller.userId, call.guildId, call.guildLocale);
    const choices = this.commands.complete(call, withoutIcons(t));
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

  /** Ids are anybody's to forge: a name counts only where some message has it. */
  #namedPress({ id, read }: Pressed): Omit<Handled, 'outcome'> {
    const nobody = { kind: 'click', command: 'unknown', game: 'none' } as const;
    if (!read.ok) return nobody;
    const { name, game } = read;
    const table = game === NO_GAME ? undefined : this.platform.tables.directory.byGame(game);
    const known =
      this.#beside.has(name) ||
      isHistoryPress(name) ||
      (table === undefined ? this.#anyReads({ id }) : this.faces.of(table).ids.decode(id).ok);
    return known ? { kind: 'click', command: name, game: table?.kind ?? 'none' } : nobody;
  }

  async #click(pressed: Pressed, t: Translate, play: Play): Promise<Answer | null> {
    const { click, read: id } = pressed;
    if (!id.ok) return noteAnswer(t, t(id.fault === 'malformed' ? 'error.malformed' : 'error.unknown-version'));
    if (this.#beside.has(id.name)) {
      // What a double tap would open once more goes by the same source: the table opens once.
      const source = this.platform.tables.doubleTaps.repeats(click.caller.userId, pressed.id, click) ?? click.id;
      const answer = this.#beside.run(id.name, id.parts, { click: { ...click, id: source }, game: id.game, t });
      return (await answer) ?? noteAnswer(t, t('error.malformed'));
    }
    if (isHistoryPress(id.name)) return this.#historyClick(click, id, t);
    return this.#played(pressed, id, t, play);
  }

  /** A press on a running game. */
  #played(pressed: Pressed, id: Split, t: Translate, play: Play): Promise<Answer | null> | Answer {
    const { platform } = this;
    const { click } = pressed;
    const {
      tables: { directory, doubleTaps },
    } = platform;
    const { faces } = this;
    const table = id.game === NO_GAME ? directory.inChannel(click.channelId) : directory.byGame(id.game);
    const read = table ? faces.of(table).ids.decode(pressed.id).ok : this.#anyReads(pressed);
    if (!read) return noteAnswer(t, t('error.malformed'));
    if (!table || faces.of(table).game.phase(table.state) === 'over') return this.#over(click, id.game, t);
    // A button carries its game; its channel must be that game's own, unless the table is a person's.
    if (table.owner === null && table.channelId !== click.channelId) return noteAnswer(t, t('error.malformed'));
    const first = doubleTaps.repeats(click.caller.userId, pressed.id, click);
    const pressedAt = platform.time.clock.now() - this.skew.age(click.id);
    const actor = actorOf(platform, table, click, t);
    // What a private note's button does goes by the source of the first tap: it is done once.
    const source = first === null || REPEATABLE.has(id.name) ? actor.source : first;
    return play({ ...actor, source, click, repeated: first !== null, pressedAt }, faces.of(table), id);
  }

  #anyReads({ id }: Pick<Pressed, 'id'>): boolean {
    return this.faces.all.some(({ ids }) => ids.decode(id).ok);
  }

  #historyClick(click: Click, id: Split, t: Translate): Promise<Answer> | Answer {
    return historyClick(
      { platform: this.platform, games: this.faces, click, guildId: click.guildId, game: id.game, t },
      id,
    );
  }

  /** Its game is over: a panel says so for good, a board keeps what it shows unless that isn't the end yet. */
  async #over(click: Click, game: string, t: Translate): Promise<Answer> {
    const {
      tables: { directory },
      messages: { boards },
      faces,
    } = this.platform;
    if (click.ephemeral) return { ...noteAnswer(t, t('table.note.over'), game), form: 'update' };
    const board = await boards.clickedOver(game, click.token, click.messageId);
    if (board !== null) return { form: 'update', body: board.body, after: board.release };
    const other = directory.inChannel(click.channelId);
    const running = other && faces.of(other).game.phase(other.state) !== 'over';
    return noteAnswer(t, t(running ? 'error.other-game' : 'table.note.over'));
  }

  #offered(open: OpenAgain | undefined, click: Click, t: Translate): Promise<Answer> {
    return open?.(this.platform, click, t) ?? Promise.resolve(noteAnswer(t, t('error.malformed')));
  }

  async #again({ click, game, t }: Beside, kind: string | null): Promise<Answer> {
    const { platform, rematches } = this;
    const allowed = platform.settings.of(click.guildId).robots === 'allow';
    const open = rematches.of({ game, kind }, allowed);
    if (open === null) return noteAnswer(t, t('table.note.again-unknown'));
    return askingCrew(platform, click, rematches.crewOf(game), await open(platform, click, t));
  }

  /** Presses that need no running game. */
  #besideGames(): PressHandlers<Beside, Promise<Answer>> {
    const { platform, rematches, faces } = this;
    return pressHandlers<CommonPresses, Beside, Promise<Answer>>(COMMON_PRESSES, {
      'end/again': (beside) => this.#again(beside, null),
      'end/again-of': (beside, { kind }) => this.#again(beside, kind),
      'end/same': async ({ click, game, t }) => {
        const open = rematches.sameDeal(game);
        return open ? open(platform, click, t) : noteAnswer(t, t('table.note.over'));
      },
      'offer/lesson': ({ click, t }, { kind }) => this.#offered(faces.find(kind)?.offers?.lesson, click, t),
      'offer/first': ({ click, t }, { kind }) => this.#offered(firstGameOf(faces.find(kind)), click, t),
      'daily/begin': ({ click, t }, { kind, day }) => {
        const face = faces.find(kind)?.daily;
        return face === undefined
          ? Promise.resolve(noteAnswer(t, t('error.malformed')))
          : beginDaily(platform, click, { kind, face }, day, t);
      },
      'daily/table': ({ click, t }, { kind, day }) => {
        const face = faces.find(kind)?.daily;
        if (face === undefined || startOf(day) === null) return Promise.resolve(noteAnswer(t, t('error.malformed')));
        return Promise.resolve(tableAnswer(platform, click, { kind, face }, day, t));
      },
      'rules/topic': ({ click, t }, { topic }) => {
        const form = click.ephemeral ? 'update' : 'private';
        for (const face of faces.all) {
          const body = face.rulesPage(topic, click.id, t);
          if (body !== null) return rulesAnswer(platform, { form, body }, face.rulesPicture?.(topic, t) ?? null);
        }
        return Promise.resolve(noteAnswer(t, t('error.malformed')));
      },
      'table/open': () => Promise.resolve(LAUNCH),
      'select/open': ({ t }) => Promise.resolve(noteAnswer(t, t('error.stale-choice'))),
    });
  }
}

/** Makes an answer that only one person sees plain, where that person uses a screen reader. */
const plainly =
  (to: Click | CommandCall, work: () => Promise<Answer>, t: Translate): (() => Promise<Answer>) =>
  async () => {
    const answer = await work();
    const own = answer.form === 'private' || (answer.form === 'update' && to.kind === 'click' && to.ephemeral);
    return t.plain === true && own ? { ...answer, body: plainBody(answer.body, t) } : answer;
  };

/** A click, and the game that its id names. */
interface Beside {
  readonly click: Click;
  readonly game: string;
  readonly t: Translate;
}
