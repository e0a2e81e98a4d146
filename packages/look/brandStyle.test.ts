import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandStyle } from './brandStyle.ts';
import { contrast } from './oklch.ts';
import { tokenValue } from './tokens.ts';

const named = {
  ...{ white: '#ffffff', black: '#000000', yellow: '#ffff00' },
  ...{ paleGrey: '#eeeeee', pink: '#ffc0cb' },
};
const schemes = ['light', 'dark'] as const;

/** A value as it counts in a scheme. */
const inScheme = (value: string | undefined, scheme: (typeof schemes)[number]): string => {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value ?? '') ?? [];
  return light === undefined ? (value ?? '') : scheme === 'light' ? light : (dark ?? '');
};

/** The least contrast of words and of shapes, wherever a page puts them. */
function least(color: string, scheme: (typeof schemes)[number]) {
  const style = brandStyle({ color, header: { color } });
  const of = (name: string) => inScheme(style[name], scheme);
  const grounds = [
    ...[tokenValue('surface', scheme), tokenValue('canvas', scheme)],
    ...[of('--brand-tint'), of('--brand-tint-2')],
  ];
  const buttons = ['--brand-fill', '--brand-hover', '--brand-press'].map(of);
  return {
    words: Math.min(
      ...grounds.map((ground) => contrast(of('--brand-text'), ground)),
      ...buttons.map((ground) => contrast(of('--brand-on'), ground)),
      contrast(of('--header-on'), of('--header')),
    ),
    shapes: Math.min(...grounds.map((ground) => contrast(of('--brand-line'), ground))),
  };
}

describe.each(schemes)('a brand in the %s scheme keeps WCAG AA', (scheme) => {
  test.each(Object.entries(named))('in %s', (_, color) => {
    const { words, shapes } = least(color, scheme);
    expect(words).toBeGreaterThanOrEqual(4.5);
    expect(shapes).toBeGreaterThanOrEqual(3);
  });
  test('in any colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const { words, shapes } = least(`#${rgb.toString(16).padStart(6, '0')}`, scheme);
        return words >= 4.5 && shapes >= 3;
      }),
    );
  });
});

test('a workspace without a brand sets nothing, and one with a picture writes on plates alone', () => {
  expect(brandStyle({ color: null, header: null })).toEqual({});
  expect(brandStyle({ color: null, header: { picture: '/api/pictures/w' } })).toEqual({
    '--header': 'url(/api/pictures/w) center / cover',
    '--header-plate': 'var(--surface)',
    '--header-room': 'var(--s-2)',
  });
});
