// @vitest-environment jsdom
import { taskTypes } from '@waymark/events';
import { expect, test } from 'vitest';
import { laterWorks } from './laterWork.tsx';

test('every type of task but the simple one, which comes with the task, has its work later', () =>
  expect(['simple', ...Object.keys(laterWorks)].toSorted()).toEqual(
    [...taskTypes.types].toSorted(),
  ));
