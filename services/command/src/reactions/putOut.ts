import type { Stored } from '@waymark/events';
import type { PoolClient } from 'pg';
import { enqueueCommand } from './commandJob.ts';
import { holdMails, isHeld, releasedMails } from './heldMails.ts';
import type { Lookups } from './lookups.ts';
import { enqueueMails } from './outbox.ts';
import type { Consequence, Reaction } from './reaction.ts';
import type { withoutRepeats } from './withoutRepeats.ts';

export type PuttingOut = {
  readonly lookups: Lookups;
  readonly unlessTold: ReturnType<typeof withoutRepeats>;
};

/**
 * Puts what an event calls for into the outbox, within the caller's transaction; a mail aside, where its receiver has not
 * accepted yet.
 */
export async function putOut(
  client: PoolClient,
  { name }: Reaction,
  event: Stored,
  consequences: readonly Consequence[],
  { lookups, unlessTold }: PuttingOut,
): Promise<void> {
  const mails = consequences.flatMap((each) =>
    each.kind === 'mail' ? [each.mail] : [],
  );
  await holdMails(client, mails.filter(isHeld));
  const due = mails.filter((mail) => !isHeld(mail));
  await enqueueMails(client, await unlessTold(due));
  for (const each of consequences)
    switch (each.kind) {
      case 'mail':
        break;
      case 'release':
        await enqueueMails(
          client,
          await releasedMails(client, each.held, lookups),
        );
        break;
      case 'command':
      case 'timer':
        await enqueueCommand(client, event, name, each);
        break;
      default:
        each satisfies never;
    }
}
