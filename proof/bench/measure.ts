/** What one round of one side brought: numbers by name, such as `{ rate }` or `{ p50, p99 }`. */
export type Sample<Key extends string = string> = Readonly<Record<Key, number>>;

/**
 * The value below which the share `q` (0 to 1) of the values lies, between neighbours in
 * proportion. @throws when empty
 */
export function quantile(values: readonly number[], q: number): number {
  if (values.length === 0) throw new Error('there is nothing to measure');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The smallest and the largest value. */
export const spread = (values: readonly number[]): readonly [number, number] => [
  quantile(values, 0),
  quantile(values, 1),
];

/** Median and 99th percentile of latencies, all in milliseconds. */
export const latencies = (milliseconds: readonly number[]): Sample<'p50' | 'p99'> => ({
  p50: median(milliseconds),
  p99: quantile(milliseconds, 0.99),
});

/**
 * Runs every side once a round, so that what else the machine does meets all of them alike. The
 * order turns round with every round, and one round before the first is thrown away: caches are
 * warm and code is compiled by then.
 */
export async function interleave<Side extends string, Key extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<Sample<Key>>>>,
): Promise<Record<Side, Sample<Key>[]>> {
  const names = Object.keys(sides) as Side[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample<Key>[]])) as Record<
    Side,
    Sample<Key>[]
  >;
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const sample = await sides[name]();
      if (round > 0) samples[name].push(sample);
    }
  }
  return samples;
}

/** Runs `work`, which answers how many things it did, and says how many that is a second. */
export async function rateOf(
  work: () => Promise<number>,
  now: () => number = () => performance.now(),
): Promise<Sample<'rate'>> {
  const began = now();
  const done = await work();
  return { rate: (done * 1000) / (now() - began) };
}

/** Runs `work` and says how many milliseconds it took. */
export async function timeOf(
  work: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<Sample<'ms'>> {
  const began = now();
  await work();
  return { ms: now() - began };
}

/** One kind of number out of many samples. */
export const each = <Key extends string>(samples: readonly Sample<Key>[], key: Key): number[] =>
  samples.map((sample) => sample[key]);
