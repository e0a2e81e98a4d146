import { describe, expect, test } from 'vitest';
import {
  columns,
  movedBy,
  readColumns,
  usual,
  writtenColumns,
  type ChosenColumns,
} from './columns.ts';

const placeOf = (id: string) => columns.findIndex((column) => column.id === id);

describe('columns in the address', () => {
  test('the usual ones are left out', () => {
    expect(writtenColumns(usual)).toBeNull();
    expect(readColumns(null)).toEqual(usual);
  });
  test.each([
    'client,process,status,updated,created,actions',
    'client,status,process',
    'client,created',
  ])('%s comes back as it was', (text) => expect(writtenColumns(readColumns(text))).toBe(text));
  test('unknown and doubled ones are passed over, and client is always first', () => {
    expect(writtenColumns(readColumns('status,weight,status,client'))).toBe('client,status');
    expect(readColumns('weight')).toEqual(usual);
  });
  test('what is hidden keeps its place behind what is shown', () => {
    const chosen: ChosenColumns = readColumns('client,status');
    expect(chosen.hidden).toContain('name');
    expect(chosen.ranks.toSorted((a, b) => a - b)).toEqual(usual.ranks);
  });
});

test('a column moves by one place and no further than the ends; client stays first', () => {
  const moved = movedBy(usual.ranks, placeOf('process'), 1);
  expect(moved.slice(0, 3).map((place) => columns[place]?.id)).toEqual([
    'client',
    'status',
    'process',
  ]);
  expect(movedBy(usual.ranks, placeOf('client'), 1)).toBe(usual.ranks);
  expect(movedBy(usual.ranks, placeOf('process'), -1)).toBe(usual.ranks);
  expect(movedBy(usual.ranks, placeOf('actions'), 1)).toBe(usual.ranks);
});
