import { noClient, type Client, type PlanEvent, type Task } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../decisions/testing/given.ts';
import { copied, module, processOf, task } from '../testing/samples.ts';
import { withTeamsOwn } from './teamsOwn.ts';

const client: Client = { ...noClient, life: 'present', clientId: 'c', users: new Set(['anna']) };
const processWith = (change: Partial<Task>) =>
  processOf(copied({ modules: [module('m', {}, [{ task: task('t', change), weight: 1 }])] })).state;
const inTask = { taskId: 't', moduleId: 'm' };
const given = (to: string | null): PlanEvent => ({
  type: 'TaskAssigneeSet',
  data: { ...inTask, from: null, to },
});
const seen = (to: Task['seenBy']): PlanEvent => ({
  type: 'TaskSeenBySet',
  data: { ...inTask, from: 'module', to },
});
const decided = (change: Partial<Task>, ...events: PlanEvent[]) =>
  withTeamsOwn(processWith(change), events, client);

describe('a task that is the team’s alone', () => {
  test('is given to nobody of the client', () =>
    expectRefusal(
      () => decided({ seenBy: 'team' }, given('anna')),
      'conflict',
      'task-of-team',
      'assignee',
    ));
  test('is not made one while somebody of the client has it', () =>
    expectRefusal(
      () => decided({ assignee: 'anna' }, seen('team')),
      'conflict',
      'task-of-team',
      'seenBy',
    ));
  test('nor by both at once', () =>
    expectRefusal(
      () => decided({}, given('anna'), seen('team')),
      'conflict',
      'task-of-team',
      'assignee',
    ));
  test.each<[string, Partial<Task>, PlanEvent[]]>([
    ['is given to somebody of the team', { seenBy: 'team' }, [given('dana')]],
    ['is given to a placeholder', { seenBy: 'team' }, [given('p::it')]],
    ['is given to nobody', { seenBy: 'team' }, [given(null)]],
    ['is shown, and given to the client', { seenBy: 'team' }, [seen('module'), given('anna')]],
    ['becomes one that the team has', { assignee: 'dana' }, [seen('team')]],
    ['becomes one once it is given back', { assignee: 'anna' }, [given(null), seen('team')]],
  ])('%s', (_, change, events) => expect(decided(change, ...events)).toEqual(events));
});

test('what is hidden for now may wait for somebody of the client', () => {
  expect(decided({ assignee: 'anna' }, seen('hidden'))).toHaveLength(1);
  expect(decided({ seenBy: 'hidden' }, given('anna'))).toHaveLength(1);
});
test('whatever else is decided stands', () => {
  const renamed: PlanEvent = { type: 'TaskHeadlineSet', data: { ...inTask, from: 'a', to: 'b' } };
  expect(decided({ seenBy: 'team', assignee: 'anna' }, renamed)).toEqual([renamed]);
});
