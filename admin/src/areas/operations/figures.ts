import type { T } from '../../base/texts/index.ts';

/** A position, which may be longer than a number can hold: `1,234,567`. */
export const place = (t: T, position: string): string =>
  /^\d+$/.test(position) ? BigInt(position).toLocaleString(t.language) : position;

/** `1,190 of 1,200`: a position, and that of the newest event where it is known. */
export const placeOf = (t: T, position: string, head: string | null): string =>
  head === null
    ? place(t, position)
    : t('operations.placeOf', { place: place(t, position), head: place(t, head) });

/** `0.4 s`, `12 s`, `3 min 20 s`, `2 h 5 min`: seconds as a person says them. */
export function duration(t: T, seconds: number): string {
  if (seconds < 9.95) return `${t.number(Number(seconds.toFixed(1)))} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return joined(minutes, 'min', whole % 60, 's');
  return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

const joined = (much: number, unit: string, little: number, below: string) =>
  little === 0 ? `${much} ${unit}` : `${much} ${unit} ${little} ${below}`;

/** Share (0 to 1) as whole percent; 100 only when all is there. */
export const percent = (share: number): number =>
  Math.max(0, Math.min(100, Math.floor(share * 100)));
