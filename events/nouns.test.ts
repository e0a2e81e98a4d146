import { expect, test } from 'vitest';
import { nouns } from './nouns.ts';
import { partsOfStream, prefixesOf, streamOf } from './streams.ts';

const all = Object.values(nouns);

test('each is found by its kind', () => {
  for (const [kind, noun] of Object.entries(nouns)) expect(noun.kind).toBe(kind);
});
test('the history tells those of workspaces', () => {
  expect(prefixesOf(({ inHistory }) => inHistory)).toEqual([
    ...['workspace-', 'client-', 'project-', 'blueprint-', 'process-'],
  ]);
});
test('live changes are of all that people can look at', () => {
  expect(prefixesOf(({ topics }) => topics !== null)).toEqual([
    ...['account-', 'workspace-', 'client-', 'project-', 'blueprint-', 'process-'],
  ]);
});
test('personal data stand sealed, in events of nouns that say so', () => {
  const sealed = all.filter(({ events }) =>
    events.some(({ schema }) => 'sealed' in (schema.shape.data as unknown as { shape: object }).shape),
  );
  expect(sealed.map(({ kind }) => kind)).toEqual(all.filter(({ personal }) => personal).map(({ kind }) => kind));
});
test('their streams are named and understood alike', () => {
  expect(partsOfStream(streamOf.project('w', 'p_1'))).toEqual({ kind: 'project', workspaceId: 'w', id: 'p_1' });
  expect(partsOfStream(streamOf.account('a'))).toEqual({ kind: 'account', workspaceId: null, id: 'a' });
  expect(partsOfStream(streamOf.workspace('w'))).toEqual({ kind: 'workspace', workspaceId: 'w', id: 'w' });
});
