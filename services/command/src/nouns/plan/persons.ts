import { refusalText, type ProblemCode, type RefusalText } from '@waymark/api/problems';
import {
  isClientUser,
  isTeamUser,
  personKind,
  type Client,
  type PersonRef,
  type Plan,
  type Workspace,
} from '@waymark/events';
import { DecisionRefused } from '../../decisions/decision.ts';
import type { PlanHolder } from './holder.ts';

/**
 * A placeholder must be of this plan; an account or a role must be one that the workspace (in a
 * process also its client) knows: `known` says so.
 */
export function knownPerson(
  plan: Plan,
  ref: PersonRef,
  known: (ref: PersonRef) => boolean,
  field: string,
): void {
  const found = plan.placeholders.has(ref) || (personKind(ref) !== 'placeholder' && known(ref));
  if (!found)
    throw new DecisionRefused('invalid', 'person-unknown', refusalText('personUnknown'), field);
}

/**
 * Who there is for a process: the team with its roles, and the users of its client; whoever is
 * invited counts.
 */
export type PeopleOfProcess = {
  readonly workspace: Pick<Workspace, 'members' | 'invitations' | 'roles'>;
  readonly client: Pick<Client, 'users' | 'invitations'>;
};

/**
 * May this account or role be named in the plan? The team, in a blueprint the workspace's roles, in
 * a process the client's users; whoever is invited may be named, and hears of it once they accept.
 * A role that came along with a rollout is a placeholder of the process.
 */
export const knownIn =
  ({ kind }: Pick<PlanHolder, 'kind'>, { workspace, client }: PeopleOfProcess) =>
  (ref: PersonRef): boolean =>
    isTeamUser(workspace, ref) ||
    isClientUser(client, ref) ||
    (kind === 'blueprint' && workspace.roles.has(ref));

/**
 * Who stands behind a placeholder must be of the team or of the client, and behind a role of the
 * party that the role is of (PRODUCT 10.3). A role that was deleted since takes anybody.
 */
export function mayStandFor(
  people: PeopleOfProcess,
  ref: PersonRef,
  accountId: string,
  field: string,
): void {
  const why = whyNotFor(people, ref, accountId);
  if (why !== null) throw new DecisionRefused('invalid', why.code, why.said, field);
}

/** The same, where it is a question. */
export const standsFor = (people: PeopleOfProcess, ref: PersonRef, accountId: string): boolean =>
  whyNotFor(people, ref, accountId) === null;

type WhyNot = { readonly code: ProblemCode; readonly said: RefusalText };

function whyNotFor(
  { workspace, client }: PeopleOfProcess,
  ref: PersonRef,
  accountId: string,
): WhyNot | null {
  const ofTeam = isTeamUser(workspace, accountId);
  const ofClient = isClientUser(client, accountId);
  if (!ofTeam && !ofClient)
    return { code: 'person-unknown', said: refusalText('neitherTeamNorClient') };
  const role = workspace.roles.get(ref);
  if (role?.internExtern === 'INTERN' && !ofTeam)
    return { code: 'role-is-internal', said: refusalText('roleIsInternal', role.name) };
  if (role?.internExtern === 'EXTERN' && !ofClient)
    return { code: 'role-is-external', said: refusalText('roleIsExternal', role.name) };
  return null;
}
