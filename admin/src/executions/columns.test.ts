import { describe, expect, test } from 'vitest';
import { defaultColumns, formatColumns, moveColumn, parseColumns, toggleColumn } from './columns.ts';

describe('columns in the address', () => {
  test('the usual ones are left out', () => {
    expect(formatColumns(defaultColumns)).toBeNull();
    expect(parseColumns(null)).toEqual(defaultColumns);
  });
  test('others come back as they were', () => {
    const columns = toggleColumn(toggleColumn(defaultColumns, 'created'), 'project');
    expect(columns).toEqual(['client', 'process', 'status', 'updated', 'created', 'actions']);
    expect(parseColumns(formatColumns(columns))).toEqual(columns);
  });
  test('unknown and doubled ones are passed over, and Client is always first', () => {
    expect(parseColumns('status,weight,status,client')).toEqual(['client', 'status']);
    expect(parseColumns('weight')).toEqual(defaultColumns);
  });
});

test('Client can neither be hidden nor moved', () => {
  expect(toggleColumn(defaultColumns, 'client')).toBe(defaultColumns);
  expect(moveColumn(defaultColumns, 'client', 1)).toBe(defaultColumns);
  expect(moveColumn(defaultColumns, 'project', -1)).toBe(defaultColumns);
});

test('a column moves by one place and no further than the end', () => {
  expect(moveColumn(defaultColumns, 'project', 1).slice(0, 3)).toEqual(['client', 'process', 'project']);
  expect(moveColumn(defaultColumns, 'actions', 1)).toBe(defaultColumns);
});
