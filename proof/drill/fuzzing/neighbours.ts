import { randomUUID } from 'node:crypto';
import { Caller } from '../callers/caller.ts';
import { signUp } from '../callers/signUp.ts';
import { Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { Stack } from '../stack/stack.ts';

/** A workspace beside the one that is worked on, and its owner, who is nobody there. */
export async function neighbours(
  { commandUrl, signingSecret, mail }: Stack,
  random: Seeded,
): Promise<{ accountId: string; workspaceId: string }> {
  const accountId = await signUp(commandUrl, mail, 'nora@drill.example');
  const workspaceId = randomUUID();
  const nora = new Caller({
    accountId,
    workspaceId,
    commandUrl,
    signingSecret,
    ledger: new Ledger(),
    random,
  });
  const answer = await nora.give({
    name: 'CreateWorkspace',
    payload: { workspaceId, name: 'Next door' },
  });
  if (!('reply' in answer))
    throw new Error(`CreateWorkspace was refused: ${answer.code}`);
  return { accountId, workspaceId };
}
