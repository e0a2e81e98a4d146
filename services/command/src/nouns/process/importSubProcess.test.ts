import {
  noClient,
  noWorkspace,
  plannedDays,
  type BlueprintEvent,
  type ProcessEvent,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { context } from '../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  milestone,
  module,
  noBlueprintYet,
  noProcessYet,
  placeholder,
  processOf,
  task,
} from '../plan/testing/samples.ts';
import { importSubProcess } from './importSubProcess.ts';

const there = copied({
  milestones: [
    { ...milestone('s', 1), name: 'Start' },
    { ...milestone('l', 2), name: 'Go live' },
  ],
  modules: [module('there', { milestoneId: 's', weight: 4 })],
  placeholders: [
    { ...placeholder('p::lead'), name: 'Finance lead', matchedTo: 'anna' },
    { ...placeholder('p::same'), name: 'IT', matchedTo: 'ben' },
  ],
  variables: [{ variableId: 'v', name: 'Seats', type: 'NUMBER', value: '5', label: '' }],
});
const running = processOf(there);
const typeId = running.state.blueprintId;
const made: BlueprintEvent = {
  type: 'BlueprintRenamed',
  data: { blueprintId: 'b', from: 'Blueprint', to: 'Data migration' },
};
const plan = copied({
  milestones: [
    milestone('s', 1),
    { ...milestone('other', 2), name: ' go LIVE' },
    { ...milestone('fresh', 3), name: 'Archive' },
    { ...milestone('empty', 4), name: 'Nothing in it' },
  ],
  modules: [
    module('export', { milestoneId: 's', participants: ['p::own-lead'] }, [
      { task: task('a', { assignee: 'p::own-lead', dueInDays: 3, status: 'DONE' }), weight: 1 },
      {
        task: task('b', { assignee: 'p::same', followers: ['p::open'], dueInDays: 90 }),
        weight: 2,
      },
      { task: task('c', { assignee: 'p::open', variables: ['w', 'x'] }), weight: 3 },
    ]),
    module('sign', { milestoneId: 'other' }),
    module('archive', { milestoneId: 'fresh' }),
  ],
  placeholders: [
    { ...placeholder('p::own-lead'), name: 'finance lead' },
    placeholder('p::same'),
    placeholder('p::open'),
  ],
  variables: [
    { variableId: 'w', name: 'SEATS', type: 'NUMBER', value: '9', label: '' },
    { variableId: 'x', name: 'Tenant', type: 'STRING', value: '', label: '' },
  ],
});
const subProcess = { ...blueprintOf(made, plan).state, blueprintId: 'sub', typeId };
const workspace = {
  ...noWorkspace,
  life: 'present' as const,
  members: new Map([['olga', 'OWNER' as const]]),
};
const client = { ...noClient, life: 'present' as const, users: new Set(['anna', 'ben', 'cleo']) };
const sources = { subProcess, revision: 7n, workspace, client };
const command = {
  processId: 'p',
  subProcessId: 'sub',
  start: '2026-11-20',
  end: '2027-01-21',
  matching: {},
};
const bring = (change: object = {}, around: object = {}, state = running.state) =>
  importSubProcess(state, { ...command, ...change }, context().newId, { ...sources, ...around });
const after = (events: ProcessEvent[]) => processOf(there, ...events).state.plan;
const refused = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { field }) }) as Error;

test('its modules come behind those of their milestone; one that lacks is made, one that nothing goes to is not', () => {
  const came = after(bring());
  expect(
    [...came.modules.values()].map((m) => [m.title, m.milestoneId, m.weight, m.status]),
  ).toEqual([
    ['Module there', 's', 4, 'PENDING'],
    ['Module export', 's', 5, 'PENDING'],
    ['Module sign', 'l', 1, 'PENDING'],
    ['Module archive', 'fresh', 1, 'PENDING'],
  ]);
  expect([...came.milestones.values()].map((m) => [m.name, m.weight])).toEqual([
    ['Start', 1],
    ['Go live', 2],
    ['Archive', 3],
  ]);
});

test('they keep where they came from, and the version of it', () => {
  const events = bring();
  const [, ...modules] = [...after(events).modules.values()];
  for (const { subProcess: origin } of modules)
    expect(origin).toEqual({ blueprintId: 'sub', typeId, name: 'Data migration' });
  expect(events).toMatchObject([
    { data: { source: { kind: 'blueprint', blueprintId: 'sub', revision: '7' } } },
  ]);
});

test('nothing in them is due, and they are planned between the days that were chosen', () => {
  const came = after(bring({ start: '2026-11-20', end: '2026-12-05' }));
  const planned = plannedDays(came, running.state);
  const [, exported, sign, archive] = [...came.modules.keys()].map((id) => planned.modules.get(id));
  expect(exported?.from).toBe('2026-11-20');
  expect(sign!.from >= exported!.to && archive!.from >= sign!.to).toBe(true);
  expect(archive?.to).toBe('2026-12-05');
});

test('whoever stands for a placeholder there does so here, under its id; nobody is there twice', () => {
  const came = after(bring());
  const tasks = [...came.tasks.values()];
  expect(tasks.map((t) => [t.assignee, t.assignedThrough, t.status, t.dueDate])).toEqual([
    ['anna', 'p::lead', 'TODO', null],
    ['ben', 'p::same', 'TODO', null],
    ['p::open', null, 'TODO', null],
  ]);
  expect([...came.placeholders.values()].map((p) => [p.placeholderId, p.matchedTo])).toEqual([
    ['p::lead', 'anna'],
    ['p::same', 'ben'],
    ['p::open', null],
  ]);
  expect([...came.variables.keys()]).toEqual(['v', 'x']);
  expect(tasks.at(-1)?.variables).toEqual(['v', 'x']);
});

test('its texts stand for the variables and people that are there already', () => {
  const text = 'For {{variable:w}}, {{variable:x}} by {{person:p::own-lead}}';
  const own = { ...subProcess.plan, modules: new Map(subProcess.plan.modules) };
  own.modules.set('export', { ...own.modules.get('export')!, title: text });
  const came = after(bring({}, { subProcess: { ...subProcess, plan: own } }));
  expect([...came.modules.values()].map(({ title }) => title)).toContain(
    'For {{variable:v}}, {{variable:x}} by {{person:p::lead}}',
  );
});

test('somebody else who was chosen stands for it in what comes in alone', () => {
  const came = after(bring({ matching: { 'p::same': 'cleo', 'p::open': 'olga' } }));
  expect([...came.tasks.values()].map(({ assignee }) => assignee)).toEqual([
    'anna',
    'cleo',
    'olga',
  ]);
  expect(came.placeholders.get('p::same')?.matchedTo).toBe('ben');
  expect(came.placeholders.get('p::open')?.matchedTo).toBe('olga');
});

test('300 tasks come in by one append of a few events', () => {
  const heavy = copied({
    milestones: [milestone('s', 1)],
    modules: Array.from({ length: 30 }, (_, m) =>
      module(
        `m${m}`,
        { milestoneId: 's' },
        Array.from({ length: 10 }, (__, t) => ({ task: task(`t${m}-${t}`), weight: t })),
      ),
    ),
  });
  const events = bring({}, { subProcess: { ...subProcess, plan: blueprintOf(heavy).state.plan } });
  expect(events.length).toBeLessThan(5);
  expect(after(events).tasks.size).toBe(300);
});

test('what is too large for one append names the sub-process', () => {
  const description = 'x'.repeat(950_000);
  const large = copied({
    milestones: [milestone('s', 1)],
    modules: [module('m', { milestoneId: 's', description })],
  });
  const { plan: own } = blueprintOf(large).state;
  expect(() => bring({}, { subProcess: { ...subProcess, plan: own } })).toThrow(
    refused('plan-too-large', 'subProcessId'),
  );
});

test('what is refused', () => {
  const gone = { ...subProcess, life: 'deleted' };
  for (const lost of [gone, noBlueprintYet.state])
    expect(() => bring({}, { subProcess: lost })).toThrow(
      refused('blueprint-not-found', 'subProcessId'),
    );
  for (const otherType of ['else', 'sub'])
    expect(() => bring({}, { subProcess: { ...subProcess, typeId: otherType } })).toThrow(
      refused('not-its-sub-process', 'subProcessId'),
    );
  expect(() => bring({ end: '2026-11-19' })).toThrow(refused('end-before-start', 'end'));
  expect(() => bring({ matching: { 'p::open': 'eve' } })).toThrow(
    refused('person-unknown', 'matching.p::open'),
  );
  expect(() => bring({ matching: { 'p::none': 'anna' } })).toThrow(
    refused('placeholder-not-found', 'matching.p::none'),
  );
  expect(() => bring({}, {}, noProcessYet.state)).toThrow(refused('execution-not-found'));
});
