import { expect, test } from 'vitest';
import { rootFile } from '../../../deploy/composeFile.ts';
import { ways } from './ways.ts';

test('the attacks that docs/SECURITY.md names are those that there are', () => {
  const [, tried = ''] = rootFile('docs/SECURITY.md').split('\n| tried | attacks |\n');
  const [table = ''] = tried.split('\n\n', 1);
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(ways).toSorted());
});
