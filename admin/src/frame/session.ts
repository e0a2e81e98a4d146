import { openFrameSession, type FrameSession } from '@waymark/client';
import { openedBy } from '../base/wire/openedBy.ts';
import { builderAddress } from './address.ts';
import { withStorage } from './storage.ts';

/**
 * Loaded before anything that asks the services or keeps something: this page's session is the
 * frame's own.
 */
withStorage();
export const address = builderAddress(location);
let opened: FrameSession | undefined;
openedBy.workspaceId = address.workspaceId;
openedBy.session = (reaching) => (opened = openFrameSession(reaching, address.formId));

/** @throws where the line to the services is not there yet */
export function frameSession(): FrameSession {
  if (opened === undefined) throw new Error('nothing has opened the wire');
  return opened;
}
