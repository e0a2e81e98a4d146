import type { HistoryRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { aroundHeadline, byDay } from './days.ts';
import { textsNow } from '../texts/index.ts';

const row = (id: string, at: string) => ({ id, at }) as HistoryRow;

describe('the days of a history', () => {
  test('gather what follows one another, in the order given', () => {
    const days = byDay(textsNow(), [
      row('3', '2026-11-14T11:18:00'),
      row('2', '2026-11-14T09:47:00'),
      row('1', '2026-11-13T12:00:00'),
    ]);
    expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
      ['Saturday, 14.11.2026', ['3', '2']],
      ['Friday, 13.11.2026', ['1']],
    ]);
  });
});

describe('a sentence', () => {
  test('is cut around what it is about', () => {
    expect(aroundHeadline({ sentence: 'moved Artwork to Welcome', headline: 'Artwork' })).toEqual({
      before: 'moved ',
      named: 'Artwork',
      after: ' to Welcome',
    });
  });

  test('names it where it is meant, and not where a word of the sentence is the same', () => {
    expect(aroundHeadline({ sentence: 'renamed the module module', headline: 'module' })).toEqual({
      before: 'renamed the module ',
      named: 'module',
      after: '',
    });
    expect(aroundHeadline({ sentence: 'hat „t“ erledigt', headline: 't' })).toEqual({
      before: 'hat „',
      named: 't',
      after: '“ erledigt',
    });
  });

  test('stays whole where that is not named', () => {
    expect(aroundHeadline({ sentence: 'rolled out', headline: 'Artwork' })).toEqual({
      before: 'rolled out',
      named: '',
      after: '',
    });
    expect(aroundHeadline({ sentence: 'rolled out', headline: '' }).before).toBe('rolled out');
  });
});
