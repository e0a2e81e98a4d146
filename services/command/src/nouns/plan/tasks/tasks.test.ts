import type { Command } from '@waymark/api';
import { inClear, taskPart } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  module,
  noProcessYet,
  processOf,
  projectOf,
  task,
  withTasks,
} from '../testing/samples.ts';
import type { PlanHolder } from '../holder.ts';
import * as decide from './tasks.ts';

const written = (...of: Parameters<typeof task>) => taskPart.write(task(...of));
const one = withTasks(task('t'));
const ofT = { ...inBlueprint, taskId: 't' };
const running = { ...inProcess, taskId: 't' };
const place = { taskId: 't', moduleId: 'm' };
const add = { ...inBlueprint, taskId: 'new', blockId: 'of-new', moduleId: 'm' };

/** With its reason, and the one that stands there, in clear. */
const setTaskStatus = (holder: PlanHolder, command: Command<'SetTaskStatus'>) => {
  const { stuckReason = null } = holder.plan.tasks.get(command.taskId) ?? {};
  return decide.setTaskStatus(holder, command, {
    kept: command.reason || null,
    was: stuckReason && inClear(stuckReason),
  });
};

describe('a new task', () => {
  test('is called My New Task, mandatory and to do; after the last block it weighs 0.1 more', () => {
    blueprintOf(one)
      .when(decide.addTask, { ...add, afterBlockId: 'of-t' })
      .then({
        type: 'TaskAdded',
        data: { task: written('new', { headline: 'My New Task' }), weight: 1.1 },
      });
  });
  test('may have a headline; with no block named it comes last', () => {
    blueprintOf(one)
      .when(decide.addTask, { ...add, headline: 'Sign' })
      .then({ type: 'TaskAdded', data: { task: written('new', { headline: 'Sign' }), weight: 2 } });
  });
  test('between others shifts them', () => {
    blueprintOf(withTasks(task('t'), task('u')))
      .when(decide.addTask, { ...add, afterBlockId: 'of-t' })
      .then(
        { type: 'BlockWeightsSet', data: { moduleId: 'm', weights: { 'of-u': 3 } } },
        {
          type: 'TaskAdded',
          data: { task: written('new', { headline: 'My New Task' }), weight: 2 },
        },
      );
  });
  test('is refused', () => {
    blueprintOf(one)
      .when(decide.addTask, { ...add, moduleId: 'x' })
      .refused('notFound', 'module-not-found', 'moduleId');
    blueprintOf(one)
      .when(decide.addTask, { ...add, taskId: 't' })
      .refused('conflict', 'task-exists', 'taskId');
    blueprintOf(one)
      .when(decide.addTask, { ...add, blockId: 'of-t' })
      .refused('conflict', 'block-exists', 'blockId');
    blueprintOf(one)
      .when(decide.addTask, { ...add, afterBlockId: 'x' })
      .refused('notFound', 'block-not-found', 'afterBlockId');
    noProcessYet
      .when(decide.addTask, { ...add, ...inProcess })
      .refused('notFound', 'execution-not-found');
  });
});

describe('its words', () => {
  test('are set, when they differ', () => {
    blueprintOf(one)
      .when(decide.setTaskHeadline, { ...ofT, headline: 'H' })
      .then({ type: 'TaskHeadlineSet', data: { ...place, from: 'Headline t', to: 'H' } });
    blueprintOf(one)
      .when(decide.setTaskHeadline, { ...ofT, headline: 'Headline t' })
      .nothing();
    blueprintOf(one)
      .when(decide.setTaskDescription, { ...ofT, description: 'D' })
      .then({ type: 'TaskDescriptionSet', data: { ...place, from: '', to: 'D' } });
    blueprintOf(one)
      .when(decide.setTaskDescription, { ...ofT, description: '' })
      .nothing();
    blueprintOf(one)
      .when(decide.setTaskMandatory, { ...ofT, mandatory: false })
      .then({ type: 'TaskMandatorySet', data: { ...place, from: true, to: false } });
    blueprintOf(one)
      .when(decide.setTaskMandatory, { ...ofT, mandatory: true })
      .nothing();
  });
});

describe('its status', () => {
  test.each(['IN_PROGRESS', 'STUCKED', 'DONE'] as const)('becomes %s from any', (status) => {
    processOf(one)
      .when(setTaskStatus, { ...running, status })
      .then({ type: 'TaskStatusSet', data: { ...place, from: 'TODO', to: status, reason: null } });
  });
  test('stuck has a reason, and another reason is a change', () => {
    processOf(one)
      .when(setTaskStatus, { ...running, status: 'STUCKED', reason: 'no access' })
      .then({
        type: 'TaskStatusSet',
        data: { ...place, from: 'TODO', to: 'STUCKED', reason: 'no access' },
      });
    const stuck = processOf(withTasks(task('t', { status: 'STUCKED', stuckReason: 'no access' })));
    stuck.when(setTaskStatus, { ...running, status: 'STUCKED', reason: 'no access' }).nothing();
    stuck
      .when(setTaskStatus, { ...running, status: 'STUCKED', reason: 'holiday' })
      .then({
        type: 'TaskStatusSet',
        data: { ...place, from: 'STUCKED', to: 'STUCKED', reason: 'holiday' },
      });
    stuck
      .when(setTaskStatus, { ...running, status: 'TODO', reason: '' })
      .then({
        type: 'TaskStatusSet',
        data: { ...place, from: 'STUCKED', to: 'TODO', reason: null },
      });
  });
  test('the same again changes nothing', () =>
    processOf(one)
      .when(setTaskStatus, { ...running, status: 'TODO' })
      .nothing());
  test('is refused', () => {
    processOf(one)
      .when(setTaskStatus, { ...running, status: 'DONE', reason: 'x' })
      .refused('invalid', 'reason-only-with-stuck', 'reason');
    blueprintOf(one)
      .when(setTaskStatus, { ...ofT, status: 'DONE' })
      .refused('conflict', 'only-in-execution', 'plan');
  });
});

describe('its due date', () => {
  test('is relative in the blueprint', () => {
    blueprintOf(one)
      .when(decide.setTaskDueInDays, { ...ofT, dueInDays: 7 })
      .then({ type: 'TaskDueInDaysSet', data: { ...place, from: null, to: 7 } });
    blueprintOf(one)
      .when(decide.setTaskDueInDays, { ...ofT, dueInDays: null })
      .nothing();
    processOf(one)
      .when(decide.setTaskDueInDays, { ...running, dueInDays: 7 })
      .refused('conflict', 'only-in-blueprint', 'plan');
  });
  test('is a day in the execution', () => {
    processOf(one)
      .when(decide.setTaskDueDate, { ...running, dueDate: '2026-12-24' })
      .then({ type: 'TaskDueDateSet', data: { ...place, from: null, to: '2026-12-24' } });
    processOf(one)
      .when(decide.setTaskDueDate, { ...running, dueDate: null })
      .nothing();
    const counted = copied({
      modules: [
        module('m', {}, [{ task: task('t', { dueInDays: 3, dueDate: '2026-12-24' }), weight: 1 }]),
      ],
    });
    const chosen = processOf(counted).when(decide.setTaskDueDate, {
      ...running,
      dueDate: '2026-12-24',
    });
    chosen.then({
      type: 'TaskDueDateSet',
      data: { taskId: 't', moduleId: 'm', from: null, to: '2026-12-24' },
    });
    expect(chosen.after().plan.tasks.get('t')).toMatchObject({
      dueDate: '2026-12-24',
      dueDateChosen: true,
    });
    blueprintOf(one)
      .when(decide.setTaskDueDate, { ...ofT, dueDate: '2026-12-24' })
      .refused('conflict', 'only-in-execution', 'plan');
  });
});

test('a reason is kept sealed, and said again only where it reads otherwise', () => {
  const sealed = (accountId: string) => ({ accountId, words: 'sealed' });
  const stuck = processOf(withTasks(task('t', { status: 'STUCKED', stuckReason: sealed('anna') })));
  const say = (reason: string | null, was: string | null) =>
    decide.setTaskStatus(
      stuck.state,
      { ...running, status: 'STUCKED', reason },
      { kept: reason === null ? null : sealed('tim'), was },
    );
  expect(say('holiday', 'holiday')).toEqual([]);
  expect(say(null, null)).toEqual([]);
  expect(say('no access', 'holiday')).toMatchObject([{ data: { reason: sealed('tim') } }]);
});

describe('its people', () => {
  const known = (ref: string) => ['olga', 'tim', 'r::it'].includes(ref);
  test('one assignee: a person, a role or nobody', () => {
    blueprintOf(one)
      .when(decide.setTaskAssignee, { ...ofT, assignee: 'r::it' }, known)
      .then({ type: 'TaskAssigneeSet', data: { ...place, from: null, to: 'r::it' } });
    blueprintOf(withTasks(task('t', { assignee: 'olga' })))
      .when(decide.setTaskAssignee, { ...ofT, assignee: null }, known)
      .then({ type: 'TaskAssigneeSet', data: { ...place, from: 'olga', to: null } });
    blueprintOf(one)
      .when(decide.setTaskAssignee, { ...ofT, assignee: null }, known)
      .nothing();
    blueprintOf(one)
      .when(decide.setTaskAssignee, { ...ofT, assignee: 'eve' }, known)
      .refused('invalid', 'person-unknown', 'assignee');
  });
  test('several tasks at once, of which those change that were not theirs; all or none', () => {
    const several = () => blueprintOf(withTasks(task('t'), task('s', { assignee: 'olga' })));
    several()
      .when(
        decide.assignTasks,
        { ...inBlueprint, taskIds: ['t', 's', 't'], assignee: 'olga' },
        known,
      )
      .then({ type: 'TaskAssigneeSet', data: { ...place, from: null, to: 'olga' } });
    several()
      .when(decide.assignTasks, { ...inBlueprint, taskIds: ['t', 'gone'], assignee: 'olga' }, known)
      .refused('notFound', 'task-not-found', 'taskId');
  });
  test('followers, nobody twice', () => {
    const followed = blueprintOf(withTasks(task('t', { followers: ['olga', 'tim'] })));
    blueprintOf(one)
      .when(decide.setTaskFollowers, { ...ofT, followers: ['olga', 'olga'] }, known)
      .then({ type: 'TaskFollowersSet', data: { ...place, from: [], to: ['olga'] } });
    followed.when(decide.setTaskFollowers, { ...ofT, followers: ['olga', 'tim'] }, known).nothing();
    followed
      .when(decide.setTaskFollowers, { ...ofT, followers: ['olga', 'r::it'] }, known)
      .then({
        type: 'TaskFollowersSet',
        data: { ...place, from: ['olga', 'tim'], to: ['olga', 'r::it'] },
      });
    blueprintOf(one)
      .when(decide.setTaskFollowers, { ...ofT, followers: ['p::x'] }, known)
      .refused('invalid', 'person-unknown', 'followers');
  });
});

test('the client hands it over to a colleague, to nobody else', () => {
  const client = { client: { users: new Set(['carl', 'olga']) } };
  const own = processOf(withTasks(task('t', { assignee: 'olga' })));
  own
    .when(decide.handOverTask, { taskId: 't', to: 'carl' }, client)
    .then({ type: 'TaskAssigneeSet', data: { ...place, from: 'olga', to: 'carl' } });
  own.when(decide.handOverTask, { taskId: 't', to: 'olga' }, client).nothing();
  own
    .when(decide.handOverTask, { taskId: 't', to: 'tim' }, client)
    .refused('invalid', 'person-unknown', 'to');
  noProcessYet
    .when(decide.handOverTask, { taskId: 't', to: 'carl' }, client)
    .refused('notFound', 'execution-not-found');
  const onBoard = { processId: 'j', taskId: 't', to: 'carl', onBoard: true };
  projectOf(withTasks(task('t', { assignee: 'olga' })))
    .when(decide.handOverTask, onBoard, client)
    .then({ type: 'TaskAssigneeSet', data: { ...place, from: 'olga', to: 'carl' } });
});

test('its content is set, when it differs', () => {
  const simple = (text: string | null) =>
    ({
      type: 'simple',
      action: text === null ? null : { href: 'https://example.com', text },
    }) as const;
  const none = simple(null);
  blueprintOf(one)
    .when(decide.setTaskContent, { ...ofT, content: simple('Go') })
    .then({ type: 'TaskContentSet', data: { ...place, from: none, to: simple('Go') } });
  const there = blueprintOf(withTasks(task('t', { content: simple('Go') })));
  there.when(decide.setTaskContent, { ...ofT, content: simple('Go') }).nothing();
  there
    .when(decide.setTaskContent, { ...ofT, content: none })
    .then({ type: 'TaskContentSet', data: { ...place, from: simple('Go'), to: none } });
});

test('it is deleted with its block', () => {
  blueprintOf(withTasks(task('t'), task('u')))
    .when(decide.deleteTask, ofT, context())
    .then(
      { type: 'TaskRemoved', data: { ...place, blockId: 'of-t', headline: 'Headline t' } },
      { type: 'BlockWeightsSet', data: { moduleId: 'm', weights: { 'of-u': 1 } } },
    );
});

test('nothing can be done to a task that is not there', () => {
  const gone = { ...inBlueprint, taskId: 'x' };
  const refused = ['notFound', 'task-not-found', 'taskId'] as const;
  blueprintOf(one)
    .when(decide.setTaskHeadline, { ...gone, headline: 'H' })
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskDescription, { ...gone, description: 'D' })
    .refused(...refused);
  processOf(one)
    .when(setTaskStatus, { ...gone, status: 'DONE' })
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskDueInDays, { ...gone, dueInDays: 7 })
    .refused(...refused);
  processOf(one)
    .when(decide.setTaskDueDate, { ...gone, dueDate: null })
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskAssignee, { ...gone, assignee: null }, () => true)
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskFollowers, { ...gone, followers: [] }, () => true)
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskMandatory, { ...gone, mandatory: true })
    .refused(...refused);
  blueprintOf(one)
    .when(decide.setTaskContent, { ...gone, content: { type: 'simple', action: null } })
    .refused(...refused);
  blueprintOf(one)
    .when(decide.deleteTask, gone, context())
    .refused(...refused);
});
