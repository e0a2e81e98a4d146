import { partsOfStream, pictureOf, type BrandPicture } from '@waymark/events';
import type { Consequence, Reaction } from './reaction.ts';

/**
 * Milliseconds that a picture may be kept without being shown: whoever chose it may still be at the
 * form.
 */
const UNSHOWN = 24 * 60 * 60_000;

/**
 * A picture that a workspace shows no more goes out of the store at once, and one that it was
 * brought and never showed after a day (PRODUCT 22.2).
 */
export const letPicturesGo: Reaction = {
  name: 'letPicturesGo',
  to: {
    BrandPictureStored: async ({ stream, data: { fileId }, metadata: { at } }) => {
      const { workspaceId } = partsOfStream(stream);
      if (workspaceId === null) return [];
      return [
        {
          ...{ kind: 'timer', step: 'unshown', key: `picture:${stream}` },
          at: new Date(Date.parse(at) + UNSHOWN).toISOString(),
          command: { name: 'LetPictureGo', payload: { fileId }, workspaceId },
        },
      ];
    },
    WorkspaceLogoSet: async ({ stream, data: { from } }) => gone(stream, from),
    WorkspaceHeaderSet: async ({ stream, data: { from } }) => gone(stream, pictureOf(from)),
  },
};

function gone(stream: string, picture: BrandPicture | null): Consequence[] {
  const { id: workspaceId } = partsOfStream(stream);
  if (picture === null) return [];
  const { fileId } = picture;
  return [
    {
      ...{ kind: 'command', step: `picture ${fileId}` },
      command: { name: 'LetPictureGo', payload: { fileId }, workspaceId },
    },
  ];
}
