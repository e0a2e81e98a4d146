import { isClientUser, isPending, turnFactsOf, whoseTurn } from '@waymark/events';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { processOf, type Consequence, type RecordedEventOf, type Reaction } from './reaction.ts';

type Giving = RecordedEventOf<
  'ModuleStatusSet' | 'ModuleAudienceSet' | 'TaskAssigneeSet' | 'PlaceholderRolledOut'
>;

/**
 * Work that was given before anybody kept what people were told of: whoever has it now is reminded
 * of it like of any other. It begins at the beginning of the log; of what is new the mails remind
 * by themselves.
 */
export const rememberWork: Reaction = {
  name: 'rememberWork',
  to: {
    ModuleStatusSet: workGiven,
    ModuleAudienceSet: workGiven,
    TaskAssigneeSet: workGiven,
    PlaceholderRolledOut: workGiven,
  },
};

/** Who was only invited is told of it once they accept. */
async function workGiven(event: Giving, look: Lookups): Promise<readonly Consequence[]> {
  const place = processOf(event);
  const { actor } = event.metadata;
  const isDemo = actor.kind === 'system' && actor.name === 'demo';
  if (place === null || isDemo) return [];
  const { workspaceId, processId } = place;
  const { process } = await look.processNow(workspaceId, processId);
  if (process.life !== 'present') return [];
  const client = await look.client(workspaceId, process.clientId);
  const theirs = new Map<string, string[]>();
  for (const task of process.plan.tasks.values()) {
    const { who, because } = whoseTurn(turnFactsOf(process.plan, task), (id) =>
      isClientUser(client, id),
    );
    const invited = who !== null && isPending(client.invitations, who);
    if (because === 'assigned' && who !== null && !invited)
      theirs.set(who, [...(theirs.get(who) ?? []), task.taskId]);
  }
  return [...theirs].map(([accountId, taskIds]) => ({
    kind: 'known',
    work: { workspaceId, accountId, processId, taskIds },
  }));
}
