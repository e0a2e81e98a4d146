import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LongestTurn } from './longestTurn.ts';

/** Bounds in seconds, from a cached read to the longest that anybody waits. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** One value of a gauge; `labels` only where the gauge has some. */
export type GaugeValue = {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * The figures of one service, for Prometheus. Every service has its own, so that one process may
 * hold several. No label ever carries an id, an address, a path as it was asked for or anything
 * else that grows with use.
 */
export type Metrics = {
  counter<Label extends string = never>(
    name: string,
    help: string,
    labels?: readonly Label[],
  ): Counter<Label>;
  /** In seconds, unless `buckets` says otherwise. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    labels?: readonly Label[],
    buckets?: readonly number[],
  ): Histogram<Label>;
  /**
   * Asked whenever somebody looks; what fails or takes over a second is left out of that look, the
   * rest is shown.
   */
  observed(
    name: string,
    help: string,
    labels: readonly string[],
    look: () => readonly GaugeValue[] | Promise<readonly GaugeValue[]>,
  ): void;
  /**
   * Adds what Node says of itself: memory, CPU, event loop, and the longest turn of that. Once for
   * a process.
   */
  observeNode(): void;
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
};

/**
 * Longest time that one figure may take, in milliseconds: a database that is gone must not silence
 * the rest.
 */
const PATIENCE = 1_000;

/** An empty set of figures; each name is given the prefix `waymark_`. */
export function serviceMetrics(patience = PATIENCE): Metrics {
  const registry = new Registry();
  const named = (name: string, help: string, labels: readonly string[] = []) => ({
    name: `waymark_${name}`,
    help,
    labelNames: [...labels] as never[],
    registers: [registry],
  });
  const observed: Metrics['observed'] = (name, help, labels, look) => {
    new Gauge<string>({
      ...named(name, help, labels),
      async collect() {
        const samples = await within(patience, look);
        this.reset();
        // What is not known is left out; without labels the gauge would say 0.
        if (labels.length === 0) this.remove();
        for (const sample of samples ?? []) this.set(sample.labels ?? {}, sample.value);
      },
    });
  };
  return {
    counter: (name, help, labels) => new Counter(named(name, help, labels)),
    histogram: (name, help, labels, buckets = SECONDS) =>
      new Histogram({ ...named(name, help, labels), buckets: [...buckets] }),
    observed,
    observeNode: () => {
      collectDefaultMetrics({ register: registry });
      const turns = new LongestTurn().watch();
      observed(
        'event_loop_longest_turn_seconds',
        'Longest that the thread which serves was at one thing since somebody looked last, in its own processor time.',
        [],
        () => [{ value: turns.take() / 1_000 }],
      );
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Resolves to what `look` answers; null when it fails or takes too long. */
async function within<T>(milliseconds: number, look: () => T | Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([Promise.resolve().then(look), late]);
  } catch {
    // Readiness tells what is wrong; here the figure is simply not known.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
