import { expect, test } from 'vitest';
import { newBlueprint } from './useNewBlueprint.ts';

test('a plan is asked for in the language of who makes it', () => {
  expect(
    newBlueprint({ blueprintId: 'b', name: ' Einführung ', template: 'SALES_1' }, 'de'),
  ).toEqual({
    ...{ blueprintId: 'b', name: 'Einführung' },
    ...{ template: 'SALES_1', language: 'de' },
  });
});
