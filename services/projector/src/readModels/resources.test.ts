import { readSchemas } from '@waymark/api';
import { expect, test } from 'vitest';
import { resources } from './resources.ts';

test('everything that goes over the wire to be read is answered by a read model, once', () =>
  expect(resources.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(readSchemas).toSorted(),
  ));
