import { expect, test } from 'vitest';
import {
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
} from '../../reactions/testing/sampleWorld.ts';
import { dueNote, remindersOf } from './reminders.ts';
import { theirTurn } from './standing.ts';

const anna = { workspaceId: 'w', accountId: 'anna' };

test('a date calls for a reminder two days before, and once after', () => {
  const on = (today: string) => dueNote('2026-11-20', today);
  expect(['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21'].map(on)).toEqual([
    ...[null, 'soon 2026-11-20', 'soon 2026-11-20', 'late 2026-11-20'],
  ]);
});

test('dates that came along with those of the process are reminded of as any other', async () => {
  const world = new SampleWorld();
  world.happens(streams.process, processCreated);
  world.happens(
    streams.process,
    planCopied([module('m', [task('t', 'm', { assignee: 'anna', dueDate: '2026-11-20' })])]),
  );
  world.happens(streams.process, {
    type: 'ModuleStatusSet',
    data: {
      moduleId: 'm',
      from: 'PENDING',
      to: 'ACTIVE',
      on: '2026-11-01',
      completed: [],
      due: [],
    },
  });
  const told = { t: ['turn', 'soon 2026-11-20'] };
  const remindedOn = async (today: string) => {
    const { process } = await world.look.processNow('w', 'p');
    const client = await world.look.client('w', 'c');
    const theirs = theirTurn(process, client, 'anna');
    return remindersOf(anna, 'p', theirs, told, { today, timeZone: 'UTC' }).map(
      ({ taskId }) => taskId,
    );
  };
  expect(await remindedOn('2026-11-21')).toEqual(['t']);
  world.happens(streams.process, {
    type: 'ProcessDatesSet',
    data: {
      processId: 'p',
      from: { start: '2026-11-01', end: '2027-01-02' },
      to: { start: '2026-11-11', end: '2027-01-12' },
      due: [{ taskId: 't', moduleId: 'm', from: '2026-11-20', to: '2026-11-30' }],
    },
  });
  expect(await remindedOn('2026-11-21')).toEqual([]);
  expect(await remindedOn('2026-11-28')).toEqual(['t']);
});
