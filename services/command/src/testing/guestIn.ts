import { signAccessToken } from '@waymark/edge';
import { evolveShare, noShare, shareStreamId, streamOf, type ShareEvent } from '@waymark/events';
import { randomUUID } from 'node:crypto';
import type { CommandHarness } from './commandHarness.ts';

/** What is shared in the sample workspace. */
export const sharedExecution = { kind: 'process', id: 'p' } as const;

export type GuestIn = { readonly guestId: string; readonly token: string };

/** Gil, who came to the execution of the sample workspace by its link. @param by who shares it */
export async function guestIn(harness: CommandHarness, by: string): Promise<GuestIn> {
  const of = sharedExecution;
  await harness.give(by, 'SetSharePassword', { of, password: 'harbour-lantern-42' });
  const events = (await harness.eventsOf(
    streamOf.share('w', shareStreamId(of)),
  )) as unknown as readonly ShareEvent[];
  const { linkId, passwordId } = events.reduce(evolveShare, noShare);
  const guestId = randomUUID();
  const caller = { kind: 'guest', linkId, guestId, of } as const;
  await harness.follow('EnterShare', { of, linkId, passwordId, guestId, name: 'Gil' }, caller);
  const guest = { workspaceId: 'w', linkId, of };
  const who = { accountId: guestId, sid: 'guest', guest };
  return { guestId, token: signAccessToken(harness.signingSecret, who, new Date()).accessToken };
}
