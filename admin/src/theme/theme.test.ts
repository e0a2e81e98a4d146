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
] as const)('the %s theme', (scheme, { palette, transitions, typography }) => {
  test('has the colours of tokens.css', () => {
    expect(palette.mode).toBe(scheme);
    const pairs: [string, string][] = [
      ['brand-fill', palette.primary.main],
      ['brand-hover', palette.primary.dark],
      ['brand-on', palette.primary.contrastText],
      ['ink-2', palette.secondary.main],
      ['stuck', palette.error.main],
      ['paused', palette.warning.main],
      ['done', palette.success.main],
      ['active', palette.info.main],
      ['canvas', palette.background.default],
      ['surface', palette.background.paper],
      ['ink', palette.text.primary],
      ['ink-2', palette.text.secondary],
      ['ink-off', palette.text.disabled],
      ['line', palette.divider],
      ['hover', palette.action.hover],
      ['brand-tint', palette.action.selected],
    ];
    for (const [name, value] of pairs) expect([name, value]).toEqual([name, token(name, scheme)]);
  });
  test('has the durations and sizes of tokens.css', () => {
    const { shortest, standard, complex } = transitions.duration;
    expect([shortest, standard, complex].map((ms) => `${ms}ms`)).toEqual([
      token('fast', scheme),
      token('base', scheme),
      token('slow', scheme),
    ]);
    expect(transitions.easing.easeOut).toBe(token('ease', scheme));
    expect(token('t-13', scheme)).toContain(`${typography.body2.fontSize}/${typography.body2.lineHeight}`);
    expect(token('t-20', scheme)).toContain(`${typography.h3.fontSize}/${typography.h3.lineHeight}`);
  });
});
