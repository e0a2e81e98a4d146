import { randomUUID } from 'node:crypto';
import { nouns, streamOf, type Process } from '@waymark/events';
import { foldStream, type EventLog } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleCommand, type Request } from './handleCommand.ts';
import { commandsOn, processOn } from '../testing/anotherProcess.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

const MODULES = 300;
const TASKS = 5;

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  await harness.give(world.olga, 'ImportBlueprint', {
    blueprintId: 'big',
    fileName: 'big.md',
    draft: {
      milestones: [
        {
          key: 's',
          name: 'Start',
          modules: Array.from({ length: MODULES }, (_, n) => moduleOf(n)),
        },
      ],
      placeholders: [],
    },
  });
});
afterAll(() => harness.stop());

const moduleOf = (n: number) => ({
  ...{ key: `m${n}`, title: `Module ${n}`, description: '', participants: [] },
  blocks: Array.from({ length: TASKS }, (_, t) => ({
    ...{
      kind: 'task' as const,
      key: `t${n}-${t}`,
      headline: `Task ${t} of module ${n}`,
      assignee: null,
    },
    content: { type: 'simple' as const, action: null },
    description:
      '<p>One sentence or two that say what has to be done, until when, and with whom.</p>'.repeat(
        3,
      ),
  })),
});

const rollOut = (processId: string) => ({
  ...{ processId, projectId: 'jx', blueprintId: 'big', start: '2026-11-21', end: '2027-06-30' },
});
const streamFor = (processId: string) => streamOf.process('w', processId);
const stateOf = (processId: string) =>
  foldStream<Process>(harness.log, streamFor(processId), nouns.process);
const requestOf = (processId: string, commandId: string): Request => ({
  ...{
    name: 'CreateProcess',
    payload: rollOut(processId),
    commandId,
    workspaceId: 'w',
    correlationId: 'test',
  },
  ...{
    caller: { kind: 'account', accountId: world.olga },
    basedOn: null,
    now: '2026-11-21T10:00:00.000Z',
  },
  countedBy: 'inside',
});

/** Gives the command in a process that dies right before its append number `nth`. */
async function diesBefore(nth: number, request: Request): Promise<void> {
  let appends = 0;
  const log: EventLog = new Proxy(harness.log, {
    get: (target, key) =>
      key === 'append'
        ? (...given: Parameters<EventLog['append']>) =>
            (appends += 1) === nth ? Promise.reject(new Error('killed')) : target.append(...given)
        : (Reflect.get(target, key) as unknown),
  });
  await expect(handleCommand(request, commandsOn({ log, pool: harness.pool }))).rejects.toThrow(
    'killed',
  );
}

test('a plan of 300 modules and 1,500 tasks is rolled out, in several appends', async () => {
  await harness.give(world.olga, 'CreateProcess', rollOut('whole'));
  const { life, plan } = await stateOf('whole');
  expect([life, plan.modules.size, plan.tasks.size]).toEqual(['present', MODULES, MODULES * TASKS]);
  const events = await harness.eventsOf(streamFor('whole'));
  expect(events[0]?.type).toBe('ProcessArriving');
  expect(events.filter(({ type }) => type === 'ProcessCreated')).toHaveLength(1);
  expect(new Set(events.map(({ position }) => position)).size).toBeGreaterThan(1);
});

test('where the service dies between the appends it is not there, and given again it is there whole, once', async () => {
  const commandId = randomUUID();
  const request = requestOf('died', commandId);
  await diesBefore(2, request);
  expect(await harness.eventsOf(streamFor('died'))).not.toEqual([]);
  expect((await stateOf('died')).life).toBe('absent');
  const rename = { processId: 'died', name: 'Other' };
  expect((await harness.post(world.olga, 'RenameProcess', rename)).status).toBe(404);

  await diesBefore(2, request);
  const another = processOn(harness, world.olga);
  const reply = await another('CreateProcess', rollOut('died'), commandId);
  const { life, plan } = await stateOf('died');
  expect([life, plan.modules.size, plan.tasks.size]).toEqual(['present', MODULES, MODULES * TASKS]);
  const before = (await harness.eventsOf(streamFor('died'))).length;
  expect(await another('CreateProcess', rollOut('died'), commandId)).toEqual(reply);
  expect(await harness.eventsOf(streamFor('died'))).toHaveLength(before);
});

test('two processes that are given it at once make one of it', async () => {
  const commandId = randomUUID();
  const give = () => processOn(harness, world.olga)('CreateProcess', rollOut('twice'), commandId);
  const [one, two] = await Promise.all([give(), give()]);
  expect(one).toEqual(two);
  const events = await harness.eventsOf(streamFor('twice'));
  expect(events.filter(({ type }) => type === 'ProcessCreated')).toHaveLength(1);
  expect((await stateOf('twice')).plan.tasks.size).toBe(MODULES * TASKS);
});

test('it is cloned, deleted and put back', async () => {
  await harness.give(world.olga, 'CloneBlueprint', {
    blueprintId: 'big-2',
    from: 'big',
    name: 'Big 2',
  });
  const clone = await foldStream(harness.log, streamOf.blueprint('w', 'big-2'), nouns.blueprint);
  expect([clone.life, clone.plan.modules.size, clone.plan.tasks.size]).toEqual([
    'present',
    MODULES,
    MODULES * TASKS,
  ]);
  await harness.give(world.olga, 'DeleteProcess', { processId: 'whole' });
  await harness.give(world.olga, 'RestoreProcess', { processId: 'whole' });
  expect((await stateOf('whole')).plan.tasks.size).toBe(MODULES * TASKS);
});
