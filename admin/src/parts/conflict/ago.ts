import type { T } from '../../base/texts/index.ts';

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * `2 minutes ago`, for messages only; under a minute: `just now`. `at` is an ISO instant, `now`
 * milliseconds.
 */
export function ago(t: T, at: string, now: number): string {
  const passed = now - Date.parse(at);
  const found = units.find(([, length]) => passed >= length);
  return found === undefined
    ? t('conflict.justNow')
    : new Intl.RelativeTimeFormat(t.language, { numeric: 'always' }).format(
        -Math.floor(passed / found[1]),
        found[0],
      );
}
