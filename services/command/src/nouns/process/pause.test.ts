import { describe, test } from 'vitest';
import type { ModuleStatus, ProcessEvent } from '@waymark/events';
import { context } from '../../decisions/testing/given.ts';
import { copied, module, processOf } from '../plan/testing/samples.ts';
import { pauseProcess, resumeProcess } from './pause.ts';

const status = (moduleId: string, from: ModuleStatus, to: ModuleStatus): ProcessEvent => ({
  type: 'ModuleStatusSet',
  data: { moduleId, from, to, on: '2026-11-21', completed: [], due: [] },
});
const running = () =>
  processOf(
    copied({
      modules: [
        module('a', { status: 'ACTIVE' }),
        module('b', { status: 'ACTIVE' }),
        module('c'),
        module('d', { status: 'PAUSED' }),
      ],
    }),
  );
const of = { processId: 'p' };

describe('a process', () => {
  test('is paused in all modules that are active, at once', () =>
    running()
      .when(pauseProcess, of, context())
      .then(status('a', 'ACTIVE', 'PAUSED'), status('b', 'ACTIVE', 'PAUSED')));
  test('of which nothing is active is not paused', () =>
    processOf().when(pauseProcess, of, context()).nothing());
  test('goes on where it was paused, or in the modules that are named', () => {
    running()
      .when(resumeProcess, of, context())
      .then(status('d', 'PAUSED', 'ACTIVE'));
    running()
      .when(resumeProcess, { ...of, moduleIds: ['d', 'a'] }, context())
      .then(status('d', 'PAUSED', 'ACTIVE'));
    running()
      .when(resumeProcess, { ...of, moduleIds: ['a'] }, context())
      .nothing();
  });
  test('that was deleted is neither paused nor resumed', () => {
    const gone = () => processOf({ type: 'ProcessDeleted', data: { processId: 'p', name: 'P' } });
    gone().when(pauseProcess, of, context()).refused('notFound', 'execution-not-found');
    gone().when(resumeProcess, of, context()).refused('notFound', 'execution-not-found');
  });
});
