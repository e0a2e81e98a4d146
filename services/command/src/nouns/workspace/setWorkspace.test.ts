import {
  eventOfField,
  evolveWorkspace,
  noWorkspace,
  workspaceFields,
  type Workspace,
  type WorkspaceEvent,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import { setWorkspace } from './workspace.ts';

const names = Object.keys(workspaceFields) as (keyof typeof workspaceFields)[];
const created: WorkspaceEvent = {
  type: 'WorkspaceCreated',
  data: { workspaceId: 'w', name: 'Acme' },
};
const after = (...events: WorkspaceEvent[]) =>
  given({ initial: noWorkspace, evolve: evolveWorkspace }, [created, ...events]);

describe.each(names)('%s of a workspace', (field) => {
  const { example: to } = workspaceFields[field];
  const { [field]: from } = after().state;
  const command = { [field]: to } as unknown as Workspace;
  const type = eventOfField('Workspace', workspaceFields, field);
  const set = { type, data: { from, to } } as unknown as WorkspaceEvent;

  test('is set', () => {
    after().when(setWorkspace(field), command).then(set);
    expect(after(set).state[field]).toEqual(to);
  });
  test('stays as it is', () =>
    after(set).when(setWorkspace(field), structuredClone(command)).nothing());
});
