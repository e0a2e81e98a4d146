import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

const css = readFileSync(fileURLToPath(import.meta.resolve('@waymark/look/tokens.css')), 'utf8');

/** A token's own words: its value, or of `light-dark(a, b)` the one of the scheme. */
function token(name: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value);
  return (pair === null ? value : scheme === 'light' ? pair[1]! : pair[2]!).trim();
}

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (scheme, { transitions, typography }) => {
  test('has the durations and sizes of tokens.css', () => {
    const { shortest, standard, complex } = transitions.duration;
    expect([shortest, standard, complex].map((ms) => `${ms}ms`)).toEqual([
      token('fast', scheme),
      token('base', scheme),
      token('slow', scheme),
    ]);
    expect(transitions.easing.easeOut).toBe(token('ease', scheme));
    expect(token('t-13', scheme)).toContain(
      `${typography.body2.fontSize}/${typography.body2.lineHeight}`,
    );
    expect(token('t-20', scheme)).toContain(
      `${typography.h3.fontSize}/${typography.h3.lineHeight}`,
    );
  });
});
