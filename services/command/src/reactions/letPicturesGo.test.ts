import { streamOf, type BrandPicture } from '@waymark/events';
import { expect, test } from 'vitest';
import { letPicturesGo } from './letPicturesGo.ts';
import { react } from './reactionTo.ts';
import { SampleWorld, streams } from './testing/sampleWorld.ts';

const picture = (fileId: string): BrandPicture => ({
  ...{ fileId, type: 'image/png' },
  content: { key: 'k', bytes: 1, width: 1, height: 1 },
});
const letGo = (fileId: string) => ({ name: 'LetPictureGo', payload: { fileId }, workspaceId: 'w' });
const replaced = (fileId: string) => [
  { kind: 'command', step: `picture ${fileId}`, command: letGo(fileId) },
];

test('a picture that another takes the place of is let go, and so is one that is taken away', async () => {
  const world = new SampleWorld();
  const [a, b] = [picture('a'), picture('b')];
  const set = (from: BrandPicture | null, to: BrandPicture | null) =>
    react(
      letPicturesGo,
      world.happens(streams.workspace, { type: 'WorkspaceLogoSet', data: { from, to } }),
      world.look,
    );
  expect(await set(null, a)).toEqual([]);
  expect(await set(a, b)).toEqual(replaced('a'));
  expect(await set(b, null)).toEqual(replaced('b'));
  const header = world.happens(streams.workspace, {
    type: 'WorkspaceHeaderSet',
    data: { from: { picture: a }, to: { color: '#16191c' } },
  });
  expect(await react(letPicturesGo, header, world.look)).toEqual(replaced('a'));
  const colour = world.happens(streams.workspace, {
    type: 'WorkspaceHeaderSet',
    data: { from: { color: '#16191c' }, to: null },
  });
  expect(await react(letPicturesGo, colour, world.look)).toEqual([]);
});

test('a picture that came is looked at again after a day', async () => {
  const world = new SampleWorld();
  const stream = streamOf.file('w', 'f');
  const brought = world.happens(stream, {
    type: 'BrandPictureStored',
    data: { fileId: 'f', accountId: 'olga', kind: 'logo', type: 'image/png', contents: [] },
  });
  const [timer] = await react(letPicturesGo, brought, world.look);
  expect(timer).toMatchObject({ kind: 'timer', key: `picture:${stream}`, command: letGo('f') });
  const at = timer?.kind === 'timer' ? Date.parse(timer.at) : 0;
  expect(at - Date.parse(brought.metadata.at)).toBe(24 * 60 * 60_000);
});
