import {
  isClientUser,
  isTeamUser,
  nouns,
  partsOfStream,
  personKind,
  taskOfStreamId,
  type Actor,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { NamedThere, PlanThere } from './namedInPlans.ts';
import type { Consequence, RecordedEventOf, FollowingCommand, Reaction } from './reaction.ts';

type Types = WaymarkEvent['type'];
type Gone = RecordedEventOf<'MemberRemoved' | 'ClientUserRemoved' | 'InvitationWithdrawn'>;

/**
 * Whoever leaves has nothing open any more, by whatever way they were removed (PRODUCT 4.11): in
 * each plan that ever named them it is found, and goes back to nobody, and so do the conversations
 * that they were handed. So does what comes back with somebody who has left meanwhile.
 */
export const leave: Reaction = {
  name: 'leave',
  to: {
    ...ofPlans(naming),
    ConversationHanded: handed,
    ProcessRestored: comesBack,
    ProjectRestored: comesBack,
    BlueprintRestored: comesBack,
    MemberRemoved: leaves,
    ClientUserRemoved: leaves,
    InvitationWithdrawn: leaves,
  },
};

/**
 * Each event of what holds a plan, so that one that comes later and names people is taken as well.
 */
function ofPlans(
  reaction: (event: Recorded<WaymarkEvent>, look: Lookups) => Promise<readonly Consequence[]>,
): Reaction['to'] {
  const types = [nouns.blueprint, nouns.process, nouns.project].flatMap(({ events }) =>
    events.map(({ type }): Types => type),
  );
  return Object.fromEntries(types.map((type) => [type, reaction]));
}

function planOf({ stream }: Recorded): PlanThere | null {
  const { kind, workspaceId, id } = partsOfStream(stream);
  return workspaceId !== null && (kind === 'blueprint' || kind === 'process' || kind === 'project')
    ? { workspaceId, kind, id }
    : null;
}

async function naming(
  event: Recorded<WaymarkEvent>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const people = accountsIn(event);
  const plan = planOf(event);
  if (people.length === 0 || plan === null) return [];
  const gone = await whoIsGone(plan, people, look);
  return people.flatMap((accountId): Consequence[] => [
    { kind: 'named', named: { ...plan, accountId } },
    ...(gone.has(accountId)
      ? [
          {
            kind: 'command' as const,
            step: `leave ${accountId}`,
            command: leaving({ ...plan, accountId }, event.metadata.actor),
          },
        ]
      : []),
  ]);
}

/** A conversation is handed to the team alone; who has left it meanwhile does not keep it. */
async function handed(
  { stream, data: { to }, metadata: { actor } }: RecordedEventOf<'ConversationHanded'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { workspaceId, id } = partsOfStream(stream);
  if (workspaceId === null || to === null) return [];
  const named: NamedThere = { ...{ workspaceId, kind: 'conversation', id }, accountId: to };
  return [
    { kind: 'named', named },
    ...(isTeamUser(await look.workspace(workspaceId), to)
      ? []
      : [{ kind: 'command' as const, step: `leave ${to}`, command: leaving(named, actor) }]),
  ];
}

/** Who of these is neither of the team nor of the plan's client by now. */
async function whoIsGone(
  { workspaceId, kind, id }: PlanThere,
  people: readonly string[],
  look: Lookups,
): Promise<ReadonlySet<string>> {
  const workspace = await look.workspace(workspaceId);
  const strangers = people.filter((one) => !isTeamUser(workspace, one));
  if (strangers.length === 0 || kind === 'blueprint') return new Set(strangers);
  const { clientId } =
    kind === 'project'
      ? await look.project(workspaceId, id)
      : (await look.processNow(workspaceId, id)).process;
  const client = await look.client(workspaceId, clientId);
  return new Set(strangers.filter((one) => !isClientUser(client, one)));
}

async function leaves({
  stream,
  data: { accountId },
  metadata: { actor: doneBy },
}: Gone): Promise<readonly Consequence[]> {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null ? [] : [{ kind: 'left', left: { workspaceId, accountId }, doneBy }];
}

async function comesBack(
  event: RecordedEventOf<'ProcessRestored' | 'ProjectRestored' | 'BlueprintRestored'>,
): Promise<readonly Consequence[]> {
  const plan = planOf(event);
  return plan === null ? [] : [{ kind: 'back', plan, doneBy: event.metadata.actor }];
}

/** Whose doing it was that they left, or that they were named, is whose doing this is. */
export const leaving = (
  { workspaceId, kind, id, accountId: from }: NamedThere,
  doneBy: Actor,
): FollowingCommand => ({
  ...(kind === 'conversation'
    ? { name: 'HandConversationBack', payload: { ...taskOfStreamId(id), from } }
    : { name: 'LeaveWork', payload: { plan: { kind, id }, from } }),
  workspaceId,
  doneBy,
});

/** Where parts of a plan name people, wherever in an event they stand. */
const named = new Set(['assignee', 'followers', 'participants', 'matchedTo']);
/** These say by `to` who it is now. */
const saysTo: ReadonlySet<string> = new Set<Types>([
  'TaskAssigneeSet',
  'TaskFollowersSet',
  'ModuleParticipantsSet',
  'PlaceholderRolledOut',
  'PlanFollowersSet',
  'ProcessOwnerSet',
]);

function accountsIn({ type, data }: Recorded<WaymarkEvent>): string[] {
  const refs = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') refs.add(value);
    else if (Array.isArray(value)) value.forEach(take);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [key, held] of Object.entries(value))
        if (named.has(key)) take(held);
        else walk(held);
  };
  walk(data);
  if (saysTo.has(type) && 'to' in data) take(data.to);
  return [...refs].filter((ref) => ref !== '' && personKind(ref) === 'account');
}
