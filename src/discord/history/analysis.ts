import type { AnalysisState } from '../../history/analyses.js';
import type { GameRecord } from '../../history/queries.js';
import type { Millis } from '../../games/shared/time.js';
import type { Translate } from '../../text/index.js';
import type { Click } from '../gateway/incoming.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { noteAnswer } from '../messages/notes.js';
import { answerThenPicture } from '../messages/answer-then-picture.js';
import { bodyOf, buttons, text } from '../messages/parts.js';
import type { MessageAddress } from '../../storage/ports/messages.js';
import { withFiles, type Answer } from '../rest/acknowledge.js';
import type { Fault, MessageBody, Sent } from '../rest/api.js';
import type { Faces } from '../games/face.js';
import type { Platform } from '../platform.js';
import { historyFaceOf, type AnalysisFace, type PracticeMoment } from './face.js';

/** The gap between two edits of an analysis's progress message. */
const GAP_MS: Millis = 3_000;
/** A last state is tried again so often, after growing gaps: about six minutes in all. */
const MOST_ATTEMPTS = 8;

/** What is shown, and to whom. */
interface Shown {
  readonly platform: Platform;
  readonly record: GameRecord;
  readonly face: AnalysisFace;
  readonly t: Translate;
}

/** The progress, with a button to ask again, as after a restart nothing updates the message. */
function progressBody({ record, t }: Shown, state: AnalysisState): MessageBody {
  const words =
    state.kind === 'running'
      ? t('analysis.running', { percent: Math.floor(state.share * 100) })
      : state.kind === 'waiting'
        ? t('analysis.waiting', { count: state.before })
        : t(state.kind === 'stopped' ? 'analysis.stopped' : 'analysis.failed');
  const again = { press: { name: 'past/analysis', by: 'again' }, label: t('analysis.again') } as const;
  return bodyOf({ components: [text(words), ...buttons(record.game, [again])] });
}

/** Shows a state. Resolves with null once it is shown, or can't be any more. */
type Write = (state: AnalysisState) => Promise<unknown>;

/** Updates what one person sees of the analysis's progress: one edit at a time, the newest state next. */
class Progress {
  #write: Write | null = null;
  #wanted: AnalysisState | null = null;
  #writing: Promise<void> | null = null;
  /** Failed attempts since the last one that was through. */
  #failures = 0;
  #editedAt: Millis;
  #cancel: () => void = () => undefined;

  constructor(private readonly shown: Shown) {
    this.#editedAt = shown.platform.time.clock.now();
  }

  landed(address: MessageAddress): void {
    this.#begin((state) => this.#edit(address, state));
  }

  /** Where no message shows it. */
  follow(show: (answer: Pick<Answer, 'body' | 'files'>) => void): void {
    this.#begin(async (state) => {
      show(await this.#drawn(state));
      return null;
    });
  }

  #begin(write: Write): void {
    this.#write = write;
    if (this.#wanted !== null) void this.#plan();
  }

  /** Resolves once a last state is shown. */
  async on(state: AnalysisState): Promise<void> {
    this.#wanted = state;
    await this.#plan();
  }

  get #isLast(): boolean {
    return this.#wanted !== null && this.#wanted.kind !== 'running' && this.#wanted.kind !== 'waiting';
  }

  async #plan(): Promise<void> {
    const {
      time: { clock, timers },
    } = this.shown.platform;
    const write = this.#write;
    if (write === null || this.#wanted === null) return;
    if (this.#writing !== null) return this.#writing;
    this.#cancel();
    if (!this.#isLast && clock.now() < this.#editedAt + GAP_MS) {
      this.#cancel = timers.at(this.#editedAt + GAP_MS, () => void this.#plan());
      return;
    }
    const state = this.#wanted;
    this.#wanted = null;
    this.#editedAt = clock.now();
    this.#writing = this.#show(write, state).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
    await this.#plan();
  }

  async #show(write: Write, state: AnalysisState): Promise<void> {
    const fault = await write(state).catch((err: unknown) => err);
    if (fault === null) {
      this.#failures = 0;
      return;
    }
    const {
      time: { clock, timers },
      log,
    } = this.shown.platform;
    this.#failures += 1;
    const again = isWorthTrying(fault) && this.#failures < MOST_ATTEMPTS;
    log.warn({ fault, game: this.shown.record.game, state: state.kind, again }, 'an analysis could not be shown');
    // Progress is told anew by itself; a last state has only this.
    if (!again || state.kind === 'running' || state.kind === 'waiting') return;
    timers.at(clock.now() + GAP_MS * 2 ** (this.#failures - 1), () => {
      this.#wanted ??= state;
      void this.#plan();
    });
  }

  #drawn(state: AnalysisState): Promise<Required<Pick<Answer, 'body' | 'files'>>> {
    if (state.kind === 'done') return withPicture(this.shown, state.result, this.shown.platform.messages.renderPng);
    return Promise.resolve({ body: progressBody(this.shown, state), files: [] });
  }

  /** Null: it is shown, or its token has run out and nothing can be shown any more. */
  async #edit({ token, message, expiresAt }: MessageAddress, state: AnalysisState): Promise<unknown> {
    const {
      messages: { api },
      time: { clock },
    } = this.shown.platform;
    if (token === null || expiresAt <= clock.now()) return null;
    const { body, files } = await this.#drawn(state);
    const fault = faultOf(await api.editByToken(token, message, withFiles({ body, files }), files));
    if (fault === null || !isWorthTrying(fault) || files.length === 0 || state.kind !== 'done') return fault;
    // The words matter most: Discord may refuse only the picture.
    return faultOf(await api.editByToken(token, message, withoutPicture(this.shown, state.result)));
  }
}

const faultOf = (sent: Sent<null>): Fault | null => (sent.ok ? null : sent.fault);

/** Nobody can write to a message that is gone, or by a token that is. */
const GONE: ReadonlySet<unknown> = new Set<Fault>(['unknown-message', 'unknown-channel', 'token-gone']);
const isWorthTrying = (fault: unknown): boolean => !GONE.has(fault);

/** The words alone. */
const withoutPicture = ({ face, t, record }: Shown, result: unknown): MessageBody =>
  bodyOf(face.draw(t, record, result, null));

const FILE = 'coach.png';

/** The words, with their picture where one can be drawn. */
async function withPicture(
  { face, t, record, platform }: Shown,
  result: unknown,
  renderPng: Platform['messages']['renderPng'],
): Promise<Required<Pick<Answer, 'body' | 'files'>>> {
  const picture = face.picture(t, record, result);
  if (picture === null) return { body: withoutPicture({ face, t, record, platform }, result), files: [] };
  try {
    const data = await renderPng(picture.svg(), picture.width);
    const attached = { url: `attachment://${FILE}`, alt: picture.alt };
    const files = [{ name: FILE, data, contentType: 'image/png', description: picture.alt }];
    return { body: bodyOf(face.draw(t, record, result, attached)), files };
  } catch (err) {
    platform.log.warn({ err }, 'a picture could not be drawn');
    return { body: withoutPicture({ face, t, record, platform }, result), files: [] };
  }
}

/**
 * What decided a past game, for its asker. Where it is known, at once; else it is found out, which the message tells as
 * it goes on.
 */
export async function analysisAnswer(
  t: Translate,
  record: GameRecord,
  platform: Platform,
  { click, by }: { readonly click: Click; readonly by: 'open' | 'again' },
): Promise<Answer> {
  const face = historyFaceOf(platform.faces, record.kind).analysis;
  if (face === undefined) return noteAnswer(t, t('analysis.none'));
  const shown: Shown = { platform, record, face, t };
  const progress = new Progress(shown);
  const form = by === 'again' && click.ephemeral ? 'update' : 'private';
  const asker = { userId: click.caller.userId, guildId: click.guildId ?? '' };
  const state = await platform.store.analyses.ask(record, asker, (now) => progress.on(now));
  if (typeof state === 'string') return noteAnswer(t, t(`analysis.${state}`));
  if (state.kind === 'done')
    return answerThenPicture(platform, form, face.picture(t, record, state.result), (attached) =>
      bodyOf(face.draw(t, record, state.result, attached)),
    );
  return {
    form,
    body: progressBody(shown, state),
    landed: (address) => {
      progress.landed(address);
    },
    follow: (show) => {
      progress.follow(show);
    },
    // Discord has perhaps taken it: if so, its token reaches it.
    perhapsLanded: (address) => {
      if (!address.followUp) progress.landed(address);
    },
  };
}

interface PracticeAsked {
  readonly platform: Platform;
  readonly games: Faces;
  readonly click: Click;
  readonly t: Translate;
}

/** A table to practise at, from a moment of a past game. */
export function practiceAnswer(
  record: GameRecord,
  { platform, games, click, t }: PracticeAsked,
  moment: PracticeMoment,
): Promise<Answer> {
  // A table at that moment holds what is still to be drawn, which its own log would tell.
  if (record.withheld !== null)
    return Promise.resolve(noteAnswer(t, t(`history.withheld.${record.withheld}`), NO_GAME));
  const open = games.find(record.kind)?.practice?.(record, moment) ?? null;
  return open?.(platform, click, t) ?? Promise.resolve(noteAnswer(t, t('analysis.no-practice'), NO_GAME));
}
