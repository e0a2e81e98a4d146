import { said } from '@waymark/api/problems';
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

/**
 * A placeholder must be of this plan; an account or a role must be one that the workspace (in a process also its
 * client) knows: `known` says so.
 */
export function knownPerson(
  plan: Plan,
  ref: PersonRef,
  known: (ref: PersonRef) => boolean,
  field: string,
): void {
  const found =
    plan.placeholders.has(ref) ||
    (personKind(ref) !== 'placeholder' && known(ref));
  if (!found)
    throw new DecisionRefused(
      'invalid',
      'person-unknown',
      said('personUnknown'),
      field,
    );
}

/** Who there is for a process: the team with its roles, and the users of its client; whoever is invited counts. */
export type PeopleOfProcess = {
  readonly workspace: Pick<Workspace, 'members' | 'invitations' | 'roles'>;
  readonly client: Pick<Client, 'users' | 'invitations'>;
};

/**
 * Who stands behind a placeholder must be of the team or of the client, and behind a role of the party that the role
 * is of (PRODUCT 10.3). A role that was deleted since takes anybody.
 */
export function mayStandFor(
  { workspace, client }: PeopleOfProcess,
  ref: PersonRef,
  accountId: string,
  field: string,
): void {
  const ofTeam = isTeamUser(workspace, accountId);
  const ofClient = isClientUser(client, accountId);
  if (!ofTeam && !ofClient)
    throw new DecisionRefused(
      'invalid',
      'person-unknown',
      said('neitherTeamNorClient'),
      field,
    );
  const role = workspace.roles.get(ref);
  if (role?.internExtern === 'INTERN' && !ofTeam)
    throw new DecisionRefused(
      'invalid',
      'role-is-internal',
      said('roleIsInternal', role.name),
      field,
    );
  if (role?.internExtern === 'EXTERN' && !ofClient)
    throw new DecisionRefused(
      'invalid',
      'role-is-external',
      said('roleIsExternal', role.name),
      field,
    );
}
