import { expect, it } from 'vitest';
import { cutTitle } from './cutTitle.ts';

it('leaves 40 characters whole and cuts after them', () => {
  expect(cutTitle('x'.repeat(40))).toBe('x'.repeat(40));
  expect(cutTitle('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
  expect(cutTitle('Move your project to its own separate neutral GitHub organization')).toBe(
    'Move your project to its own separate ne…',
  );
});

it('leaves no space before the ellipsis', () => {
  expect(cutTitle(`${'x'.repeat(39)} and more`)).toBe(`${'x'.repeat(39)}…`);
});

it('counts characters as people do', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(cutTitle(family.repeat(40))).toBe(family.repeat(40));
  expect(cutTitle(family.repeat(41))).toBe(`${family.repeat(40)}…`);
});
