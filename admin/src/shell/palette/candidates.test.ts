import type { ClientRow, ProjectRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { textsNow } from '../../base/texts/index.ts';
import { candidatesOf, type Rows } from './candidates.ts';

const none: Rows = {
  executions: [],
  projects: [],
  blueprints: [],
  modules: [],
  tasks: [],
  people: [],
  clients: [],
};

test('a project leads to its board, so that one without an execution is found', () => {
  const project = { id: 'q', name: 'Billing', clientId: 'c', clientName: 'Kelpline' } as ProjectRow;
  expect(candidatesOf(textsNow(), { ...none, projects: [project] })).toEqual([
    {
      id: 'projects/q',
      kind: 'projects',
      title: 'Billing',
      context: 'Kelpline',
      to: '/project/q',
      about: { project },
    },
  ]);
});

test('a client leads to its executions, and says how many they are', () => {
  const client = { id: 'c', name: 'Kelpline', executions: 4 } as ClientRow;
  expect(candidatesOf(textsNow(), { ...none, clients: [client] })).toEqual([
    {
      ...{
        id: 'clients/c',
        kind: 'pages',
        title: 'Executions of Kelpline',
        context: '4 executions',
      },
      ...{ to: '/?filter=%7B%22clientId%22%3A%22c%22%7D', about: { client } },
    },
  ]);
});
