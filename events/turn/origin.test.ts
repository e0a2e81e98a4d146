import { expect, test } from 'vitest';
import { copied, module, processCreated, task } from '../plan/testing/samples.ts';
import { evolveProcess, noProcess } from '../process.ts';
import { turnOrigin } from './origin.ts';
import { turnFactsOf } from './whoseTurn.ts';

const inTask = { taskId: 't', moduleId: 'm' };
const { plan } = [
  processCreated,
  copied({
    modules: [
      module('m', { status: 'ACTIVE' }, [{ task: task('t', { status: 'DONE' }), weight: 1 }]),
    ],
  }),
].reduce(evolveProcess, noProcess);
const done = turnFactsOf(plan, plan.tasks.get('t')!);
const reopened = { ...inTask, from: 'DONE', to: 'IN_PROGRESS', reason: null } as const;
const awaits = { ...inTask, from: 'seller', to: null, by: 'dana' } as const;

test.each([
  ['a task that came is new', { type: 'TaskStatusSet', data: reopened }, undefined, 'new'],
  ['what was done is opened again', { type: 'TaskStatusSet', data: reopened }, done, 'done'],
  [
    'what was sent is to be changed',
    { type: 'TaskStatusSet', data: { ...reopened, changeAsked: true } },
    done,
    'changeAsked',
  ],
  [
    'a question needs no answer',
    { type: 'TaskAwaitsSet', data: { ...awaits, waived: true } },
    { ...done, awaits: 'seller' },
    'waived',
  ],
  [
    'a question was answered',
    { type: 'TaskAwaitsSet', data: { ...awaits, waived: false } },
    { ...done, awaits: 'seller' },
    'asked',
  ],
] as const)('%s', (_, event, before, from) => expect(turnOrigin(event, before)).toBe(from));
