import { expect, test } from 'vitest';
import { offered } from './offered.ts';

test('a field offers what every search would find', () => {
  const names = ['Große Straße', 'Müller', 'Acme\u00a0 Ltd'];
  const found = (inputValue: string) => offered(names, { inputValue, getOptionLabel: String });
  expect(found('')).toEqual(names);
  expect(found(' STRASSE ')).toEqual(['Große Straße']);
  expect(found('muller')).toEqual(['Müller']);
  expect(found('ａｃｍｅ ltd')).toEqual(['Acme\u00a0 Ltd']);
});
