import { openFrameSession, type FrameSession } from '@waymark/client';
import { openedBy } from '../base/api/openedBy.ts';
import { address } from './address.ts';

/** Loaded before anything that asks the services: this page's session is the frame's own. */
let opened: FrameSession | undefined;
openedBy.session = (reaching) => (opened = openFrameSession(reaching, address.formId));

/** @throws where the line to the services is not there yet */
export function frameSession(): FrameSession {
  if (opened === undefined) throw new Error('nothing has opened the wire');
  return opened;
}
