import type { Request } from '../handling/commandRequest.ts';
import type { OfFile } from './fileRoom.ts';

/**
 * Gives commands that followed from events; the contents of a picture that was let go leave the
 * store with it. A try that is cut off between the two is made once more, and finds both or one
 * left to do.
 */
export const withStore =
  <T>(give: (request: Request) => Promise<T>, letGo: (of: OfFile) => Promise<void>) =>
  async (request: Request): Promise<T> => {
    const given = await give(request);
    const { name, payload, workspaceId } = request;
    if (name === 'LetPictureGo')
      await letGo({ workspaceId, fileId: (payload as { fileId: string }).fileId });
    return given;
  };
