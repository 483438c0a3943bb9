import { Counter, Gauge, type Registry } from 'prom-client';

/** A gauge without labels, asked at each scrape. */
export function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** One sample of a counter that is counted elsewhere. */
export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** A counter that is counted elsewhere, asked at each scrape. */
export function counter<Label extends string>(
  registry: Registry,
  { name, help, labelNames }: { readonly name: string; readonly help: string; readonly labelNames: readonly Label[] },
  samples: () => Iterable<Sample<Label>>,
): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of samples()) this.inc(labels, value);
    },
  });
}
