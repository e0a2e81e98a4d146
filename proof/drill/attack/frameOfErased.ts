import path from 'node:path';
import { frameReply, frameTicket, type FrameReply } from '@waymark/api';
import type { DrillStack } from '../stack/stack.ts';
import type { Attacker } from './ask.ts';
import type { Doors } from './doors.ts';

const ERASE = path.join(
  import.meta.dirname,
  '../../../services/command/src/keeping/erasing/main.ts',
);

/**
 * Opens the builder of a form in a frame, by the key of the site that shows it, and has the person
 * in it erased meanwhile.
 */
export async function frameOfErased(
  { commandUrl, operate }: Pick<DrillStack, 'commandUrl' | 'operate'>,
  site: Attacker,
  {
    email,
    workspaceId,
    doors: { form },
  }: { readonly email: string; readonly workspaceId: string; readonly doors: Doors },
): Promise<Pick<FrameReply, 'accessToken' | 'next'>> {
  const { formId, origin, key } = form;
  const made = await site.ask(commandUrl, {
    path: '/api/frames/tickets',
    body: JSON.stringify({ workspaceId, formId, origin, email }),
    headers: { Authorization: `Bearer ${key}` },
  });
  const { ticket } = frameTicket.parse(JSON.parse(made.body));
  const entered = await site.ask(commandUrl, {
    path: '/api/frames/enter',
    body: JSON.stringify({ ticket, formId }),
  });
  const { accessToken, next } = frameReply.parse(JSON.parse(entered.body));
  await operate(ERASE, [email, '--for-good', '--nobody']);
  return { accessToken, next };
}
