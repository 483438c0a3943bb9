import type { AnalysisState } from '../../history/analyses.js';
import type { GameRecord } from '../../history/queries.js';
import type { Millis } from '../../games/shared/time.js';
import type { Translate } from '../../text/index.js';
import type { Click } from '../gateway/incoming.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { noteAnswer } from '../messages/notes.js';
import { answerThenPicture } from '../messages/answer-then-picture.js';
import { bodyOf, buttons, text } from '../messages/parts.js';
import type { MessageAddress } from '../ports.js';
import { withFiles, type Answer } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import type { Services } from '../services.js';
import { historyFaceOf, type AnalysisFace, type PracticeMoment } from './face.js';

/** The gap between two edits of an analysis's progress message. */
const GAP_MS: Millis = 3_000;

/** What is shown, and to whom. */
interface Shown {
  readonly services: Services;
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

/** Updates one person's message with the analysis's progress: one edit at a time, the newest state next. */
class Progress {
  #address: MessageAddress | null = null;
  #wanted: AnalysisState | null = null;
  #writing: Promise<void> | null = null;
  #editedAt: Millis;
  #cancel: () => void = () => undefined;

  constructor(private readonly shown: Shown) {
    this.#editedAt = shown.services.clock.now();
  }

  landed(address: MessageAddress): void {
    this.#address = address;
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
    const { clock, timers } = this.shown.services;
    if (this.#address === null || this.#wanted === null) return;
    if (this.#writing !== null) return this.#writing;
    this.#cancel();
    if (!this.#isLast && clock.now() < this.#editedAt + GAP_MS) {
      this.#cancel = timers.at(this.#editedAt + GAP_MS, () => void this.#plan());
      return;
    }
    const state = this.#wanted;
    this.#wanted = null;
    this.#editedAt = clock.now();
    this.#writing = this.#write(this.#address, state).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
    await this.#plan();
  }

  async #write({ token, message, expiresAt }: MessageAddress, state: AnalysisState): Promise<void> {
    const { api, clock, log, renderPng } = this.shown.services;
    if (token === null || expiresAt <= clock.now()) return;
    try {
      if (state.kind !== 'done') {
        await api.editByToken(token, message, progressBody(this.shown, state));
        return;
      }
      const { body, files } = await withPicture(this.shown, state.result, renderPng);
      await api.editByToken(token, message, withFiles({ body, files }), files);
    } catch (err) {
      log.warn({ err, game: this.shown.record.game }, 'a look back could not be shown');
    }
  }
}

const FILE = 'coach.png';

/** The words, with their picture where one can be drawn. */
async function withPicture(
  { face, t, record, services }: Shown,
  result: unknown,
  renderPng: Services['renderPng'],
): Promise<Required<Pick<Answer, 'body' | 'files'>>> {
  const picture = face.picture(t, record, result);
  if (picture === null) return { body: bodyOf(face.draw(t, record, result, null)), files: [] };
  try {
    const data = await renderPng(picture.svg(), picture.width);
    const attached = { url: `attachment://${FILE}`, alt: picture.alt };
    const files = [{ name: FILE, data, contentType: 'image/png', description: picture.alt }];
    return { body: bodyOf(face.draw(t, record, result, attached)), files };
  } catch (err) {
    services.log.warn({ err }, 'a picture could not be drawn');
    return { body: bodyOf(face.draw(t, record, result, null)), files: [] };
  }
}

/**
 * What decided a past game, for its asker. Where it is known, at once; else it is found out, which the message tells as
 * it goes on.
 */
export function analysisAnswer(
  t: Translate,
  record: GameRecord,
  services: Services,
  { click, by }: { readonly click: Click; readonly by: 'open' | 'again' },
): Answer {
  const face = historyFaceOf(services.faces, record.kind).analysis;
  if (face === undefined) return noteAnswer(t, t('analysis.none'));
  const shown: Shown = { services, record, face, t };
  const progress = new Progress(shown);
  const form = by === 'again' && click.ephemeral ? 'update' : 'private';
  const state = services.analyses.ask(record, click.caller.userId, (now) => progress.on(now));
  if (state === null) return noteAnswer(t, t('analysis.busy'));
  if (state.kind === 'done')
    return answerThenPicture(services, form, face.picture(t, record, state.result), (attached) =>
      bodyOf(face.draw(t, record, state.result, attached)),
    );
  return {
    form,
    body: progressBody(shown, state),
    landed: (address) => {
      progress.landed(address);
    },
  };
}

/** A table to practise at, from a moment of a past game. */
export function practiceAnswer(
  t: Translate,
  record: GameRecord,
  services: Services,
  { click, moment }: { readonly click: Click; readonly moment: PracticeMoment },
): Promise<Answer> {
  const open = historyFaceOf(services.faces, record.kind).analysis?.practice(record, moment) ?? null;
  return open?.(services, click, t) ?? Promise.resolve(noteAnswer(t, t('analysis.no-practice'), NO_GAME));
}
