import { expect, test } from 'vitest';
import { partsOfStream, prefixOf, streamOf } from './streams.ts';

test.each([
  [streamOf.account('a-1'), 'account-a-1', { kind: 'account', workspaceId: null, id: 'a-1' }],
  [
    streamOf.emailClaim('d_g'),
    'claim-email_d_g',
    { kind: 'claim', workspaceId: null, id: 'email_d_g' },
  ],
  [
    streamOf.workspace('w-1'),
    'workspace-w-1',
    { kind: 'workspace', workspaceId: 'w-1', id: 'w-1' },
  ],
  [
    streamOf.client('w-1', 'c-1'),
    'client-w-1_c-1',
    { kind: 'client', workspaceId: 'w-1', id: 'c-1' },
  ],
  [
    streamOf.project('w-1', 'j-1'),
    'project-w-1_j-1',
    { kind: 'project', workspaceId: 'w-1', id: 'j-1' },
  ],
  [
    streamOf.blueprint('w-1', 'b-1'),
    'blueprint-w-1_b-1',
    { kind: 'blueprint', workspaceId: 'w-1', id: 'b-1' },
  ],
  [
    streamOf.process('w-1', 'p-1'),
    'process-w-1_p-1',
    { kind: 'process', workspaceId: 'w-1', id: 'p-1' },
  ],
] as const)('%s tells its kind, workspace and id', (stream, name, parts) => {
  expect(stream).toBe(name);
  expect(partsOfStream(stream)).toEqual(parts);
  expect(stream.startsWith(prefixOf(parts.kind))).toBe(true);
});
