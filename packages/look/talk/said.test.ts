import { expect, test } from 'vitest';
import { isUnseen, newSince } from './said.ts';

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
const said = (minute: number, authorId: string | null, deletedAt: string | null = null) => ({
  ...{ at: at(minute), authorId, deletedAt },
});

test('new is what others said after the reader was here last, unless it was taken back', () => {
  const all = [said(1, 'mikkel'), said(3, 'dana'), said(4, 'mikkel', at(5)), said(6, null)];
  expect(all.map((one) => isUnseen(one, at(2), 'dana'))).toEqual([false, false, false, true]);
  expect(all.map((one) => isUnseen(one, null, 'dana'))).toEqual([true, false, false, true]);
});

test('it begins at the first of it, with what was said before', () => {
  const all = [said(1, 'mikkel'), said(3, 'mikkel'), said(4, 'mikkel')];
  expect(newSince(all, at(2), 'dana')).toEqual({ first: all[1], before: all[0] });
  expect(newSince(all, null, 'dana')).toEqual({ first: all[0], before: undefined });
  expect(newSince(all, at(4), 'dana')).toBeUndefined();
});
