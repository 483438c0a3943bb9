import { performance } from 'node:perf_hooks';

/** This machine can't do it; says what it lacks. */
export class CannotRun extends Error {}

interface Step {
  readonly name: string;
  readonly outcome: 'ok' | 'failed' | 'not run';
  readonly seconds: number | null;
  readonly figures: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' · ').replaceAll('|', '\\|');

/** The steps that were tried, each with what came of it. */
export class Report {
  readonly #steps: Step[] = [];

  get failed(): boolean {
    return this.#steps.some(({ outcome }) => outcome === 'failed');
  }

  /** What is known without trying it. */
  note(name: string, seconds: number | null, figures: string): void {
    this.#add({ name, outcome: 'ok', seconds, figures });
  }

  /** Answers whether it was done: what depends on it can be left out. */
  async step(name: string, act: () => Promise<string>): Promise<boolean> {
    const began = performance.now();
    const since = (): number => (performance.now() - began) / 1000;
    try {
      const figures = await act();
      this.#add({ name, outcome: 'ok', seconds: since(), figures });
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (error instanceof CannotRun) this.#add({ name, outcome: 'not run', seconds: null, figures: why });
      else this.#add({ name, outcome: 'failed', seconds: since(), figures: why });
      return false;
    }
  }

  /** Markdown. */
  table(): string {
    const rows = this.#steps.map(
      ({ name, outcome, seconds, figures }) =>
        `| ${name} | ${outcome} | ${seconds === null ? '–' : `${seconds.toFixed(1)} s`} | ${oneLine(figures)} |`,
    );
    return ['| step | result | took | figures |', '| --- | --- | --- | --- |', ...rows].join('\n');
  }

  #add(step: Step): void {
    this.#steps.push(step);
    process.stderr.write(`${step.outcome}: ${step.name}: ${step.figures}\n`);
  }
}
