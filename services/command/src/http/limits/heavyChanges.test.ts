import type { CommandName } from '@waymark/api';
import { partsOfStream, type Stored } from '@waymark/events';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandTable } from '../../nouns/table/commandTable.ts';
import { mailing } from '../../reactions/mailing.ts';
import { Branch } from '../../testing/branch.ts';
import { everyExample, type EveryExample } from '../../testing/everyExample.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { isHardWork, setsOffMail } from './heavyChanges.ts';

const names = Object.keys(commandTable) as CommandName[];
let world: Branch;
let examples: EveryExample;
beforeAll(async () => {
  world = new Branch();
  const people = await sampleWorkspace(world);
  examples = everyExample({ ...people, tina: 'tina', uma: 'uma' });
});

/** The events that the command's example leaves behind. */
async function writtenBy(name: CommandName): Promise<readonly Stored[]> {
  const branch = world.fork();
  await branch.give('olga', name, examples[name]).catch(() => undefined);
  return branch.streams.flatMap((stream) =>
    branch.eventsOf(stream).slice(world.eventsOf(stream).length),
  );
}
const isWorkedOn = ({ stream }: Stored) =>
  ['process', 'project'].includes(partsOfStream(stream).kind);

test('every command after whose events people are mailed says when', async () => {
  const mailed: CommandName[] = [];
  for (const name of names) {
    const written = await writtenBy(name);
    if (written.some((event) => isWorkedOn(event) && Object.hasOwn(mailing.to, event.type)))
      mailed.push(name);
  }
  // What is said about a task is told by mail as well, from streams of its own.
  const talking: CommandName[] = [
    'SendMessage',
    'LetReplyIn',
    'HandConversation',
    'AddNote',
    'EditNote',
  ];
  // The example finds no module that is paused.
  const resuming: CommandName[] = ['ResumeProcess'];
  const saying = names.filter((name) => commandTable[name].mails !== undefined);
  expect(saying.toSorted()).toEqual([...mailed, ...talking, ...resuming].toSorted());
});

describe('only what may call for a mail is counted as such', () => {
  const [process, blueprint] = [
    { plan: { kind: 'process', id: 'p' }, taskId: 't', moduleId: 'm' },
    { plan: { kind: 'blueprint', id: 'b' }, taskId: 't', moduleId: 'm' },
  ];
  const line = { taskId: 'new', blockId: 'of-new', headline: 'New' };
  test.each<[CommandName, object, boolean]>([
    ['SetTaskAssignee', { ...process, assignee: 'anna' }, true],
    ['SetTaskAssignee', { ...process, assignee: null }, false],
    ['SetTaskAssignee', { ...blueprint, assignee: 'anna' }, false],
    ['SetModuleStatus', { ...process, status: 'ACTIVE' }, true],
    ['SetModuleAudience', { ...process, audience: 'EXTERN' }, true],
    ['SetModuleAudience', { ...process, audience: 'INTERN' }, false],
    ['SetTaskSeenBy', { ...process, seenBy: 'module' }, true],
    ['SetTaskSeenBy', { ...process, seenBy: 'team' }, false],
    ['ChangeTasks', { ...process, changes: [{ taskId: 't', seenBy: 'module' }] }, true],
    ['SetTaskStatus', { ...process, status: 'STUCKED' }, true],
    ['SetTaskStatus', { ...process, status: 'DONE' }, false],
    ['SetTaskStatus', { status: 'STUCKED' }, false],
    ['SetTaskHeadline', { ...process, headline: 'New' }, false],
    ['AddTasks', { ...process, tasks: [{ ...line, assignee: 'anna' }] }, true],
    ['AddTasks', { ...process, tasks: [line] }, false],
    ['ChangeTasks', { ...process, changes: [{ taskId: 't', assignee: 'anna' }] }, true],
    [
      'ChangeTasks',
      { ...process, changes: [{ taskId: 't', assignee: null, dueInDays: 3 }] },
      false,
    ],
    ['ChangeModules', { ...process, changes: [{ moduleId: 'm', audience: 'EXTERN' }] }, true],
    ['ChangeModules', { ...process, changes: [{ moduleId: 'm', title: 'New' }] }, false],
    ['RollOutPlaceholder', { processId: 'p', placeholderId: 'p::it', to: 'anna' }, true],
    ['HandOverTask', { processId: 'p', taskId: 't', to: 'ben' }, true],
  ])('%s %j: %s', (name, payload, mails) => expect(setsOffMail(name, payload)).toBe(mails));
});

test('what copies whole plans, or reads a whole history, is hard work', async () => {
  const copying: CommandName[] = [];
  for (const name of names) {
    const written = await writtenBy(name);
    if (written.some(({ type }) => type === 'PlanCopied')) copying.push(name);
  }
  expect(copying.length).toBeGreaterThan(1);
  expect(copying.filter((name) => !isHardWork(name))).toEqual([]);
  expect(isHardWork('RestoreTask')).toBe(true);
  expect(isHardWork('RenameProcess')).toBe(false);
});
