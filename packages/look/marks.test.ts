import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fnv1a } from './fnv1a.ts';
import { milestoneMark, personMark, subProcessTag } from './marks.ts';
import { contrast } from './oklch.ts';

describe('fnv1a', () => {
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of "%s" is the published value', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

test('the badge of a milestone wears the mark that it was given', () => {
  expect([0, 7].map(milestoneMark)).toEqual(['var(--mark-0)', 'var(--mark-7)']);
});

describe('a person’s ring', () => {
  test('is one of the eight marks, always the same for the same id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(personMark(id)).toBe(milestoneMark(fnv1a(id) % 8));
      }),
    );
  });

  test('differs among ids: a hundred ids use all eight', () => {
    const used = new Set(Array.from({ length: 100 }, (_, n) => personMark(`account-${n}`)));
    expect(used.size).toBe(8);
  });
});

describe('a sub-process tag', () => {
  test('has each channel between 196 and 245, and ink that reads on it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { ground, ink } = subProcessTag(name);
        for (const at of [1, 3, 5]) {
          const channel = Number.parseInt(ground.slice(at, at + 2), 16);
          expect(channel).toBeGreaterThanOrEqual(196);
          expect(channel).toBeLessThanOrEqual(245);
        }
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('differs by name', () => {
    expect(subProcessTag('Legal and trademarks').ground).not.toBe(
      subProcessTag('Release Manager').ground,
    );
  });
});
