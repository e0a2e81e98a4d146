import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandRoles, onColour } from './brand.ts';
import type { BrandRoles, Scheme } from './brand.ts';
import { contrast } from './oklch.ts';
import { tokenValue } from './tokens.ts';
import type { TokenName } from './tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom<Scheme>('light', 'dark');

const groundsOf = (roles: BrandRoles, of: Scheme): string[] => [
  tokenValue('surface', of),
  tokenValue('canvas', of),
  roles['--brand-tint'],
  roles['--brand-tint-2'],
];
const lowest = (colour: string, grounds: string[]): number =>
  Math.min(...grounds.map((g) => contrast(colour, g)));

describe('the default brand', () => {
  for (const of of ['light', 'dark'] as const) {
    test(`gives what tokens.css carries, ${of}`, () => {
      const roles = Object.entries(brandRoles('#0b6e69', of));
      const carried = roles.map(([name]) => [name, tokenValue(name.slice(2) as TokenName, of)]);
      expect(roles).toEqual(carried);
    });
  }
});

describe('any brand', () => {
  test('as a word reaches 4.5:1 on every ground', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, of) => {
        const roles = brandRoles(brand, of);
        expect(lowest(roles['--brand-text'], groundsOf(roles, of))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });

  test('as a shape reaches 3:1 on every ground', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, of) => {
        const roles = brandRoles(brand, of);
        expect(lowest(roles['--brand-line'], groundsOf(roles, of))).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
  });

  test('is the fill exactly as given, and text on it, hovered or pressed too, reaches 4.5:1', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, of) => {
        const roles = brandRoles(brand, of);
        expect(roles['--brand-fill']).toBe(brand);
        const fills = [roles['--brand-fill'], roles['--brand-hover'], roles['--brand-press']];
        expect(lowest(roles['--brand-on'], fills)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('onColour', () => {
  test('is white on a dark ground and black on a pale one', () => {
    expect(onColour('#0b6e69')).toBe('#ffffff');
    expect(onColour('#ffdd00')).toBe('#000000');
  });
});

test.each(['', 'teal', '#abc', '#12345g', '#1234567'])('"%s" is refused, not guessed', (text) => {
  expect(() => brandRoles(text, 'light')).toThrow(RangeError);
});
