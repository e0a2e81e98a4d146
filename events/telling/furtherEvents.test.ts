import { expect, test } from 'vitest';
import { noClient, type ClientEvent } from '../client.ts';
import type { PlanEvent } from '../plan/planEvents.ts';
import {
  copied,
  milestone,
  module,
  placeholder,
  processCreated,
  task,
} from '../plan/testing/samples.ts';
import { evolveProcess, noProcess, type ProcessEvent } from '../process.ts';
import { noWorkspace, type WorkspaceEvent } from '../workspace.ts';
import { readable, readableIn } from './testing/readable.ts';

/**
 * What a frozen example does not show, since an event can be told in more than one way:
 * `expected/further.txt`.
 */
const plan = copied({
  milestones: [milestone('a', 1), milestone('b', 2), milestone('empty', 3)],
  modules: [
    module('shown', { weight: 1, participants: ['p::it', 'anna'] }, [
      { text: 'words', weight: 1 },
      { text: 'none', weight: 2 },
      { task: task('theirs', { assignee: 'p::it', followers: ['anna'] }), weight: 3 },
      { task: task('followed', { assignee: 'anna', followers: ['p::it', 'anna'] }), weight: 4 },
    ]),
    module('hidden', { weight: 2, audience: 'INTERN' }, [
      { task: task('inside', { assignee: 'r::legal' }), weight: 1 },
    ]),
    module('hidden too', { weight: 3, audience: 'INTERN', participants: ['p::hidden'] }),
  ],
  placeholders: [placeholder('p::it'), { ...placeholder('p::hidden'), name: 'Lawyer' }],
});
const emptied: PlanEvent = {
  type: 'BlockContentSet',
  data: {
    ...{ blockId: 'none', moduleId: 'shown' },
    ...{ from: { type: 'text', html: '<p>none</p>' }, to: { type: 'text', html: '' } },
  },
};
const process = [processCreated, plan, emptied].reduce(evolveProcess, noProcess);

const status = { moduleId: 'shown', on: '2026-11-21', completed: [], due: [] };
const inTask = { taskId: 'theirs', moduleId: 'shown' };
const without = (source: (typeof plan & { type: 'PlanCopied' })['data']['source']): PlanEvent => ({
  type: 'PlanCopied',
  data: {
    ...{ part: 1, parts: 1, milestones: [], placeholders: [], variables: [] },
    source,
    modules: [],
  },
});

const ofProcess: Readonly<Record<string, ProcessEvent>> = {
  'a module starts, which dates a task': {
    type: 'ModuleStatusSet',
    data: {
      ...status,
      from: 'PENDING',
      to: 'ACTIVE',
      due: [{ taskId: 'theirs', from: null, to: '2026-12-05' }],
    },
  },
  'a module starts, of which nobody is mailed': {
    type: 'ModuleStatusSet',
    data: { ...status, from: 'PENDING', to: 'ACTIVE', withoutMail: true },
  },
  'a module goes on': {
    type: 'ModuleStatusSet',
    data: { ...status, from: 'PAUSED', to: 'ACTIVE' },
  },
  'a module is opened again': {
    type: 'ModuleStatusSet',
    data: { ...status, from: 'DONE', to: 'ACTIVE' },
  },
  'a module rests': { type: 'ModuleStatusSet', data: { ...status, from: 'ACTIVE', to: 'PAUSED' } },
  'a module begins anew': {
    type: 'ModuleStatusSet',
    data: { ...status, from: 'ACTIVE', to: 'PENDING' },
  },
  'a module that is not there ends': {
    type: 'ModuleRemoved',
    data: { moduleId: 'nowhere', title: 'Nowhere' },
  },
  'modules that the client does not see change places': {
    type: 'ModuleWeightsSet',
    data: { milestoneId: 'a', weights: { hidden: 3, 'hidden too': 2 } },
  },
  'a module that the client sees goes behind them': {
    type: 'ModuleWeightsSet',
    data: { milestoneId: 'a', weights: { shown: 4 } },
  },
  'modules are numbered anew': {
    type: 'ModuleWeightsSet',
    data: { milestoneId: 'a', weights: { 'hidden too': 9 } },
  },
  'milestones are numbered anew': { type: 'MilestoneWeightsSet', data: { weights: { empty: 9 } } },
  'milestones change places': { type: 'MilestoneWeightsSet', data: { weights: { empty: 1.5 } } },
  'blocks are numbered anew': {
    type: 'BlockWeightsSet',
    data: { moduleId: 'shown', weights: { followed: 9 } },
  },
  'an empty block comes first': {
    type: 'BlockWeightsSet',
    data: { moduleId: 'shown', weights: { none: 0 } },
  },
  'a milestone without modules goes': {
    type: 'MilestoneRemoved',
    data: { milestoneId: 'empty', name: 'Milestone empty', moduleIds: [] },
  },
  'an imported list without anything': without({ kind: 'import', fileName: 'list.md' }),
  'a template without anything': without({ kind: 'template', template: 'Checklist' }),
  'an import that the client does not see': copied({
    modules: [module('secret', { audience: 'INTERN' })],
  }),
  'an import in which somebody has work': copied({
    modules: [
      module('new', {}, [
        { task: task('given', { assignee: 'anna', dueDate: '2026-12-05' }), weight: 1 },
      ]),
    ],
  }),
  'a sub-process comes into a process that runs': copied({
    modules: [
      module('brought', {
        subProcess: { blueprintId: 'sso', typeId: 'onboarding', name: 'Single sign-on' },
      }),
    ],
    source: { kind: 'blueprint', blueprintId: 'sso', name: 'Single sign-on', revision: '4' },
  }),
  'a placeholder follows, takes part and is meant': {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'bert', taskIds: ['theirs'] },
  },
  'a placeholder becomes somebody who was there already': {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: 'r::legal', to: 'anna', taskIds: [] },
  },
  'a placeholder that the client does not see': {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::hidden', from: 'bert', to: 'carl', taskIds: ['inside'] },
  },
  'a placeholder that is not there': {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::nobody', from: null, to: 'carl', taskIds: [] },
  },
  'a placeholder that the client sees has another name': {
    type: 'PlaceholderChanged',
    data: {
      placeholderId: 'p::it',
      from: { name: 'IT', description: '' },
      to: { name: 'IT lead', description: '' },
    },
  },
  'one that it sees has another description': {
    type: 'PlaceholderChanged',
    data: {
      placeholderId: 'p::it',
      from: { name: 'IT', description: '' },
      to: { name: 'IT', description: 'Decides' },
    },
  },
  'one that it does not see has another name': {
    type: 'PlaceholderChanged',
    data: {
      placeholderId: 'p::hidden',
      from: { name: 'A', description: '' },
      to: { name: 'B', description: '' },
    },
  },
  'stuck without a word': {
    type: 'TaskStatusSet',
    data: { ...inTask, from: 'TODO', to: 'STUCKED', reason: null },
  },
  'in progress again': {
    type: 'TaskStatusSet',
    data: { ...inTask, from: 'DONE', to: 'IN_PROGRESS', reason: null },
  },
  'due in a day, and never': { type: 'TaskDueInDaysSet', data: { ...inTask, from: 1, to: null } },
  'no date': { type: 'TaskDueDateSet', data: { ...inTask, from: '2026-12-05', to: null } },
  nobody: { type: 'TaskAssigneeSet', data: { ...inTask, from: 'p::gone', to: null } },
  optional: { type: 'TaskMandatorySet', data: { ...inTask, from: true, to: false } },
  'a task of which nothing is known': {
    type: 'TaskHeadlineSet',
    data: { taskId: 'nowhere', moduleId: 'nowhere', from: 'A', to: 'B' },
  },
  'a variable without a value': {
    type: 'VariableAdded',
    data: { variableId: 'v', name: 'Seats', type: 'NUMBER', value: '', label: '' },
  },
};

const words = { name: 'Legal', internExtern: 'INTERN', defaultAccountId: 'anna' } as const;
const invited = { accountId: 'bert', clientId: null };
const ofWorkspace: Readonly<Record<string, WorkspaceEvent>> = {
  'a role keeps its person': {
    type: 'RoleChanged',
    data: { roleId: 'r::legal', from: words, to: { ...words, name: 'Law' } },
  },
  'a role gets a person': {
    type: 'RoleChanged',
    data: { roleId: 'r::legal', from: { ...words, defaultAccountId: null }, to: words },
  },
  'somebody is asked to join the team': {
    type: 'InvitationSent',
    data: { ...invited, by: 'anna', sealed: 'v1.', leadsTo: null, mailed: 'atOnce' as const },
  },
};

const ofClient: Readonly<Record<string, ClientEvent>> = {
  'one of the client’s people agrees': {
    type: 'InvitationAccepted',
    data: { accountId: 'bert', clientId: 'c' },
  },
};

const entries = (inLines: typeof readable): string =>
  [
    ...Object.entries(ofProcess).map(
      ([title, event]) => [title, event, inLines('process', event, process)] as const,
    ),
    ...Object.entries(ofWorkspace).map(
      ([title, event]) => [title, event, inLines('workspace', event, noWorkspace)] as const,
    ),
    ...Object.entries(ofClient).map(
      ([title, event]) => [title, event, inLines('client', event, noClient)] as const,
    ),
  ]
    .map(([title, { type }, lines]) => `${title}: ${type}\n${lines}`)
    .join('\n');

test('what can be told in more than one way, in each language', async () => {
  await expect(entries(readable)).toMatchFileSnapshot('expected/further.txt');
  const inGerman = entries((...about) => readableIn('de', ...about));
  await expect(inGerman).toMatchFileSnapshot('expected/de/further.txt');
});
