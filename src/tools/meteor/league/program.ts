import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { Lines } from './lines.js';
import { residentBytes } from './memory.js';
import type { Player } from './player.js';
import { faulty, lineOf, PROTOCOL, readAnswer, type Answer, type Question } from './protocol.js';

/** What a program may use. */
export interface Limits {
  readonly answerMs: number;
  /** For the first answer after its start: an interpreter has to load. */
  readonly startMs: number;
  /** Resident, of the process and all that it starts. */
  readonly memoryMb: number;
}

/** In characters: a legal answer is under 200. */
const LONGEST_LINE = 65_536;
/** Lines that a question may be answered with, those of past questions among them. */
const MOST_LINES = 100;
/** So many late answers in a row, and it is ended. */
const MOST_LATE = 3;
/** How often a program that ended is started again, for the next game each time. */
const MOST_RESTARTS = 5;
/** How often its memory is looked at. */
const LOOK_MS = 100;
/** What a runtime such as Node reserves and never uses, which the kernel's limit counts nonetheless. */
const RESERVED_MB = 2_048;
/** Of what it writes to standard error, in characters. */
const LAST_WORDS = 2_000;

/** The bot's token and database are none of a robot's business. */
const KNOWN = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TERM'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

interface Waiting {
  readonly question: Question;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (answer: Answer) => void;
}

/** One process of a program, from its start to its end. */
class Run {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines = new Lines(LONGEST_LINE);
  #waiting: Waiting | null = null;
  #fresh = true;
  /** Whether it ever answered: what never did isn't started again. */
  answered = false;
  readonly #look: NodeJS.Timeout;
  #late = 0;
  #heard = 0;
  #stderr = '';
  #ended: string | null = null;

  constructor(
    command: string,
    private readonly limits: Limits,
  ) {
    // The kernel stops what grows too fast to be looked at. A group of its own ends as a whole.
    const limited = `ulimit -d ${(limits.memoryMb + RESERVED_MB) * 1024}\n${command}`;
    this.#child = spawn('/bin/sh', ['-c', limited], { detached: true, env: environment() });
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.#hear(chunk);
    });
    stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#stderr = (this.#stderr + chunk).slice(-LAST_WORDS);
    });
    this.#child.on('error', ({ message }) => {
      this.#over(message);
    });
    this.#look = setInterval(() => {
      this.#weigh();
    }, LOOK_MS);
    this.#child.on('close', (code, signal) => {
      this.#over(signal === null ? `with code ${code}` : `by ${signal}`);
    });
  }

  get ended(): boolean {
    return this.#ended !== null;
  }

  send(line: string): void {
    if (this.#ended === null) this.#child.stdin.write(line);
  }

  ask(question: Question): Promise<Answer> {
    if (this.#ended !== null) return Promise.resolve(this.#endedAnswer());
    this.#heard = 0;
    const { answerMs, startMs } = this.limits;
    const ms = this.#fresh ? startMs : answerMs;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#tooLate(ms);
      }, ms);
      this.#waiting = { question, timer, resolve };
      this.send(lineOf({ type: 'question', ...question }));
    });
  }

  /** Ends it and all that it started. */
  kill(how = 'by the league'): void {
    clearInterval(this.#look);
    this.#ended ??= how;
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  /** What it wrote last says best why it ended. */
  #endedAnswer(): Answer {
    const words = this.#stderr.trim();
    return faulty('ended', `The robot ended ${this.#ended ?? ''}${words === '' ? '' : `: ${words}`}`);
  }

  #over(how: string): void {
    clearInterval(this.#look);
    this.#ended ??= how;
    this.#settle(this.#endedAnswer());
  }

  #weigh(): void {
    const { memoryMb } = this.limits;
    if (this.#ended !== null || residentBytes(this.#child.pid ?? 0) <= memoryMb * 1_048_576) return;
    this.kill('by the league: it used too much memory');
    this.#settle(faulty('memory', `A robot may use ${memoryMb} MB of memory.`));
  }

  #tooLate(ms: number): void {
    this.#fresh = false;
    this.#late += 1;
    const often = this.#late >= MOST_LATE;
    if (often) this.kill(`by the league: late ${MOST_LATE} times in a row`);
    this.#settle(
      faulty('late', `No answer within ${ms} ms.${often ? ` Late ${MOST_LATE} times in a row: ended.` : ''}`),
    );
  }

  #hear(chunk: string): void {
    if (this.#ended !== null) return;
    const lines = this.#lines.add(chunk);
    this.#heard += lines?.length ?? 0;
    if (lines === null || this.#heard > MOST_LINES) {
      this.kill('by the league: it wrote too much');
      this.#settle(
        faulty('too-much', `A line may have ${LONGEST_LINE} characters, and a question ${MOST_LINES} lines.`),
      );
      return;
    }
    for (const line of lines) {
      const answer = this.#waiting === null ? null : readAnswer(line, this.#waiting.question);
      if (answer === null) continue;
      this.#fresh = false;
      this.answered = true;
      this.#late = 0;
      this.#settle(answer);
    }
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    clearTimeout(waiting.timer);
    if (answer.fault !== null) this.send(lineOf({ type: 'fault', id: waiting.question.id, ...answer.fault }));
    waiting.resolve(answer);
  }
}

/**
 * A robot that is a program of its own: one process a seat. One that ends, writes without end or is silent waits out its
 * game, and is started again for the next.
 */
export class Program implements Player {
  #run: Run;
  #restarts = 0;
  /** Its process ended in this game: it is asked no further. */
  #out = false;

  constructor(
    private readonly command: string,
    private readonly limits: Limits,
  ) {
    this.#run = new Run(command, limits);
  }

  begin(start: Parameters<Player['begin']>[0]): void {
    this.#out = false;
    if (this.#run.ended && this.#run.answered && this.#restarts < MOST_RESTARTS) {
      this.#restarts += 1;
      this.#run = new Run(this.command, this.limits);
    }
    this.#run.send(lineOf({ type: 'game', protocol: PROTOCOL, ...start }));
  }

  async answer(question: Question): Promise<Answer | null> {
    if (this.#out) return null;
    const answer = await this.#run.ask(question);
    this.#out = this.#run.ended;
    return answer;
  }

  end({ result, reason }: Parameters<Player['end']>[0]): void {
    this.#run.send(lineOf({ type: 'end', result, reason }));
  }

  close(): void {
    this.#run.kill();
  }
}
