import { streamOf, withVersion, type Metadata } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { deterministicId } from '../../streams/deterministicId.ts';
import type { OwnedAlone } from './whatGoes.ts';

/**
 * Whose the workspaces are from now on that somebody owns alone: a member of each, or, being said
 * so, nobody's.
 */
export type Successor = { readonly accountId: string } | 'nobody' | null;

/** Why it can't be as it was asked for; null: it can. */
export function refusedSuccession(
  owned: readonly OwnedAlone[],
  successor: Successor,
): string | null {
  if (owned.length === 0 || successor === 'nobody') return null;
  const names = owned.map(({ name, workspaceId }) => `${name} (${workspaceId})`);
  if (successor === null)
    return `They alone own ${names.join(', ')}. Say who does from now on with --successor <account or e-mail>, or --nobody: nothing was erased.`;
  const outside = owned.filter(({ members }) => !members.has(successor.accountId));
  return outside.length === 0
    ? null
    : `${successor.accountId} is not in the team of ${outside.map(({ name }) => name).join(', ')}: nothing was erased.`;
}

/** Makes the successor the owner of each. @throws LogUnavailable */
export async function succeed(
  log: EventLog,
  owned: readonly OwnedAlone[],
  successor: Successor,
  metadata: Metadata,
): Promise<void> {
  if (successor === null || successor === 'nobody') return;
  for (const { workspaceId } of owned) {
    const stream = streamOf.workspace(workspaceId);
    await log.append(
      stream,
      [
        {
          id: deterministicId(metadata.commandId, stream, 'MemberAdded'),
          type: 'MemberAdded',
          data: { accountId: successor.accountId, role: 'OWNER' },
          metadata: withVersion('MemberAdded', { ...metadata, workspaceId }),
        },
      ],
      'any',
    );
  }
}
