import type { CommandName, Me, Payload, PlanRef, readSchemas, ResourceName } from '@waymark/api';
import type { z } from 'zod';

/** Rows that no list shows: one each, read with who is signed in (`GET /api/me`). */
type OwnRows = {
  workspace: Pick<
    Me['memberships'][number],
    | 'workspaceName'
    | 'timeZone'
    | 'answerHours'
    | 'bookingHosts'
    | 'displayName'
    | 'claim'
    | 'brandColor'
    | 'logo'
    | 'header'
  > & { readonly id: string };
  profile: Pick<Me['account'], (typeof profileFields)[number] | 'language'> & {
    readonly id: string;
  };
};
export type OwnResource = keyof OwnRows;
type WrittenResource = ResourceName | OwnResource;
type Row<Resource extends WrittenResource> = Resource extends OwnResource
  ? OwnRows[Resource]
  : Resource extends ResourceName
    ? z.infer<(typeof readSchemas)[Resource]>
    : never;
/** A command with its payload, ready to be sent. */
export type Written = {
  [Name in CommandName]: { name: Name; payload: Payload<Name> };
}[CommandName];

/**
 * The commands that create, update and delete a row; a resource that lacks one refuses that change.
 */
type Writes<Resource extends WrittenResource> = {
  /** The id that a new row gets, when the form gives none. */
  readonly newId?: () => string;
  readonly create?: (row: Row<Resource>) => Written;
  /** What differs between the rows; several commands where each part has its own. */
  readonly update?: (row: Row<Resource>, before: Row<Resource>) => readonly Written[];
  readonly delete?: (row: Row<Resource>) => Written;
};

/** The same of whichever resource, for who looks it up by name. */
export type AnyWrites = {
  readonly newId?: () => string;
  readonly create?: (row: object) => Written;
  readonly update?: (row: object, before: object) => readonly Written[];
  readonly delete?: (row: object) => Written;
};

const uuid = () => crypto.randomUUID();

/** The one command that names a thing anew; none where the name stays. */
const renamed = (
  row: { name: string | null },
  before: { name: string | null },
  command: (name: string) => Written,
): readonly Written[] => (row.name === null || row.name === before.name ? [] : [command(row.name)]);

/** The one command that sets a field; none where it stays. */
const set = <Of extends object, Name extends keyof Of>(
  row: Of,
  before: Of,
  name: Name,
  command: (value: Of[Name]) => Written,
): readonly Written[] =>
  JSON.stringify(row[name]) === JSON.stringify(before[name]) ? [] : [command(row[name])];

const wordsOf = ({ name, internExtern, defaultEmailAddress }: Row<'roles'>) => ({
  name,
  internExtern,
  defaultEmailAddress,
});
const profileFields = ['firstName', 'lastName', 'gender'] as const;
/** Of a profile, what differs. */
const changedOf = (row: Row<'profile'>, before: Row<'profile'>): Payload<'ChangeProfile'> =>
  Object.fromEntries(
    profileFields
      .filter((name) => (row[name] ?? null) !== (before[name] ?? null))
      .map((name) => [name, row[name] ?? null]),
  );
/** Placeholders and variables stand in a plan, which their rows name. */
const planOf = (row: { planKind: PlanRef['kind']; planId: string }) => ({
  plan: { kind: row.planKind, id: row.planId },
});

/**
 * Which command makes, changes or takes away a row of a resource. What stands in no line is written
 * by commands alone.
 */
export const writes: {
  readonly [Resource in WrittenResource]?: Writes<Resource>;
} = {
  workspace: {
    update: (row, before) => [
      ...set(row, before, 'workspaceName', (name) => ({
        name: 'RenameWorkspace',
        payload: { name },
      })),
      ...set(row, before, 'timeZone', (timeZone) => ({
        name: 'SetTimeZone',
        payload: { timeZone },
      })),
      ...set(row, before, 'answerHours', (hours) => ({
        name: 'PromiseAnswerTime',
        payload: { hours },
      })),
      ...set(row, before, 'bookingHosts', (hosts) => ({
        name: 'SetBookingHosts',
        payload: { hosts },
      })),
      ...set(row, before, 'displayName', (displayName) => ({
        name: 'SetWorkspaceDisplayName',
        payload: { displayName },
      })),
      ...set(row, before, 'claim', (claim) => ({ name: 'SetWorkspaceClaim', payload: { claim } })),
      ...set(row, before, 'brandColor', (brandColor) => ({
        name: 'SetWorkspaceBrandColor',
        payload: { brandColor },
      })),
      ...set(row, before, 'logo', (logo) => ({
        name: 'SetWorkspaceLogo',
        payload: { logo: logo?.fileId ?? null },
      })),
      ...set(row, before, 'header', (header = null) => ({
        name: 'SetWorkspaceHeader',
        payload: {
          header:
            header !== null && 'picture' in header ? { picture: header.picture.fileId } : header,
        },
      })),
    ],
  },
  profile: {
    update: (row, before) => [
      ...set({ who: changedOf(row, before) }, { who: {} }, 'who', (payload): Written => ({
        name: 'ChangeProfile',
        payload,
      })),
      ...set(row, before, 'language', (language) => ({
        name: 'ChooseLanguage',
        payload: { language },
      })),
    ],
  },
  roles: {
    newId: () => `r::${uuid()}`,
    create: (row) => ({ name: 'AddRole', payload: { roleId: row.id, ...wordsOf(row) } }),
    update: (row) => [{ name: 'ChangeRole', payload: { roleId: row.id, ...wordsOf(row) } }],
    delete: ({ id }) => ({ name: 'RemoveRole', payload: { roleId: id } }),
  },
  clients: {
    newId: uuid,
    create: ({ id, name }) => ({ name: 'AddClient', payload: { clientId: id, name } }),
    update: (row, before) =>
      renamed(row, before, (name) => ({
        name: 'RenameClient',
        payload: { clientId: row.id, name },
      })),
    delete: ({ id }) => ({ name: 'DeleteClient', payload: { clientId: id } }),
  },
  projects: {
    newId: uuid,
    create: ({ id, clientId, name }) => ({
      name: 'AddProject',
      payload: { projectId: id, clientId, name },
    }),
    update: (row, before) =>
      renamed(row, before, (name) => ({
        name: 'RenameProject',
        payload: { projectId: row.id, name },
      })),
    delete: ({ id }) => ({ name: 'DeleteProject', payload: { projectId: id } }),
  },
  people: {
    // Who accepts has an account of their own: until then no row has this id.
    newId: uuid,
    create: ({ email }) => ({ name: 'InviteTeamUser', payload: { email: email ?? '' } }),
    delete: ({ id, party, clientId }) =>
      party === 'client' && clientId !== null
        ? { name: 'RemoveClientUser', payload: { clientId, accountId: id } }
        : { name: 'RemoveTeamUser', payload: { accountId: id } },
  },
  blueprints: {
    update: (row, before) =>
      renamed(row, before, (name) => ({
        name: 'RenameBlueprint',
        payload: { blueprintId: row.id, name },
      })),
    delete: ({ id }) => ({ name: 'DeleteBlueprint', payload: { blueprintId: id } }),
  },
  executions: {
    update: (row, before) =>
      renamed(row, before, (name) => ({
        name: 'RenameProcess',
        payload: { processId: row.id, name },
      })),
    delete: ({ id }) => ({ name: 'DeleteProcess', payload: { processId: id } }),
  },
  placeholders: {
    newId: () => `p::${uuid()}`,
    create: ({ id, name, description, ...row }) => ({
      name: 'AddPlaceholder',
      payload: { ...planOf(row), placeholderId: id, name, description },
    }),
    update: ({ id, name, description, ...row }) => [
      {
        name: 'ChangePlaceholder',
        payload: { ...planOf(row), placeholderId: id, name, description },
      },
    ],
    delete: ({ id, ...row }) => ({
      name: 'DeletePlaceholder',
      payload: { ...planOf(row), placeholderId: id },
    }),
  },
  variables: {
    newId: uuid,
    create: ({ id, name, type, value, label, ...row }) => ({
      name: 'AddVariable',
      payload: { ...planOf(row), variableId: id, name, type, value, label },
    }),
    update: ({ id, name, value, label, ...row }) => [
      { name: 'ChangeVariable', payload: { ...planOf(row), variableId: id, name, value, label } },
    ],
    delete: ({ id, ...row }) => ({
      name: 'DeleteVariable',
      payload: { ...planOf(row), variableId: id },
    }),
  },
};
