import type { ProjectRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { textsNow } from '../texts/index.ts';
import { candidatesOf, type Rows } from './candidates.ts';

const none: Rows = { executions: [], projects: [], blueprints: [], modules: [], tasks: [], people: [], clients: [] };

test('a project leads to its board, so that one without an execution is found', () => {
  const project = { id: 'q', name: 'Billing', clientId: 'c', clientName: 'Kelpline' } as ProjectRow;
  expect(candidatesOf(textsNow(), { ...none, projects: [project] })).toEqual([
    { id: 'projects/q', kind: 'projects', title: 'Billing', context: 'Kelpline', to: '/project/q' },
  ]);
});
