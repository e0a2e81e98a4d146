import type { Stored } from '@waymark/events';
import type { PoolClient } from 'pg';
import { acceptedBy, holdMails, isHeld, releasedMails } from './heldMails.ts';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';
import { enqueueMails } from './outbox.ts';
import type { withoutRepeats } from './withoutRepeats.ts';

export type PuttingOut = {
  readonly lookups: Lookups;
  readonly unlessTold: ReturnType<typeof withoutRepeats>;
};

/** Puts what an event calls for into the outbox, or aside where its receiver has not accepted yet, and lets go what was. */
export async function putOut(
  client: PoolClient,
  recorded: Stored,
  mails: readonly EventMail[],
  { lookups, unlessTold }: PuttingOut,
): Promise<void> {
  await holdMails(client, mails.filter(isHeld));
  const due = mails.filter((mail) => !isHeld(mail));
  await enqueueMails(client, await unlessTold(due));
  const accepted = acceptedBy(recorded);
  if (accepted !== null)
    await enqueueMails(client, await releasedMails(client, accepted, lookups));
}
