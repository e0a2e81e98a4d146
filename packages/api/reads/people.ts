import {
  audience,
  bookingProvider,
  gender,
  language,
  leadsTo,
  memberRole,
  sharedThing,
  workspaceFields,
} from '@waymark/events';
import { z } from 'zod';
import { brandShown, ownHeader, ownPicture } from './brand.ts';
import { columnsOf } from './fieldColumns.ts';
import { read } from './read.ts';

/**
 * Rows of `people`, `clients`, `projects`, `roles`. `id` is what react-admin needs. Instants are
 * ISO 8601 UTC.
 */
const party = z.enum(['team', 'client']);

export const personRow = z.object({
  /** The account id. */
  id: z.string(),
  party,
  role: memberRole.nullable(),
  clientId: z.string().nullable(),
  clientName: z.string().nullable(),
  /**
   * All clients whose people they are, or were asked to be: somebody may work for several. Of who
   * has left, whose they were last.
   */
  clientIds: z.array(z.string()),
  /**
   * The same with their names, and whether they have accepted; without those of before. For the
   * team alone.
   */
  clients: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      invitation: z.enum(['pending', 'declined']).nullable(),
    }),
  ),
  /** They belong here no more: tasks and the history still name them. */
  former: z.boolean(),
  /**
   * Of who has not accepted an invitation: the names and the address are those that the inviting
   * side typed. null for who belongs or did.
   */
  invitation: z.enum(['pending', 'declined', 'withdrawn']).nullable(),
  /** null where the reader may not see it, or the person was erased. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  gender: gender.nullable(),
  /** First and last name, else the e-mail's local part, else 'Former user'. */
  name: z.string(),
  createdAt: z.string(),
});
export type PersonRow = z.infer<typeof personRow>;
export const personRead = read(personRow, {
  id: true,
  party: true,
  role: false,
  clientId: true,
  clientName: true,
  // Row-level security gives them those of their own people.
  clientIds: true,
  clients: false,
  former: true,
  invitation: true,
  email: true,
  firstName: true,
  lastName: true,
  gender: false,
  name: true,
  createdAt: false,
});

export const clientRow = z.object({
  id: z.string(),
  name: z.string(),
  projects: z.number(),
  executions: z.number(),
  users: z.number(),
  createdAt: z.string(),
  /** Of when it was changed last: what a change is based on. */
  revision: z.string(),
});
export type ClientRow = z.infer<typeof clientRow>;
export const clientRead = read(clientRow, {
  id: true,
  name: true,
  projects: false,
  executions: false,
  users: false,
  createdAt: false,
  revision: false,
});

export const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  executions: z.number(),
  createdAt: z.string(),
  /** Of when it was changed last: what a change is based on. */
  revision: z.string(),
});
export type ProjectRow = z.infer<typeof projectRow>;
export const projectRead = read(projectRow, {
  id: true,
  name: true,
  clientId: true,
  clientName: true,
  executions: false,
  createdAt: false,
  revision: false,
});

export const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  internExtern: audience,
  defaultAccountId: z.string().nullable(),
  defaultEmailAddress: z.string().nullable(),
  /** Of when it was changed last: what a change is based on. */
  revision: z.string(),
});
export type RoleRow = z.infer<typeof roleRow>;
export const roleRead = read(roleRow, {
  id: false,
  name: false,
  internExtern: false,
  defaultAccountId: false,
  defaultEmailAddress: false,
  revision: false,
});

/** `GET /api/me`: who is signed in and where they belong. */
export const meSchema = z.object({
  account: z.object({
    accountId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    gender: gender.nullable(),
    /** null: not chosen, so that of the browser. */
    language: language.nullable(),
    /**
     * Of the account, when what it says of them was changed last: what a change of the profile is
     * based on.
     */
    revision: z.string().nullish(),
  }),
  /** They run the installation: read models are theirs to see and to operate. */
  operator: z.boolean(),
  memberships: z.array(
    z.object({
      workspaceId: z.string(),
      /** To a client's users by the name that the workspace has for them. */
      workspaceName: z.string(),
      /** Working hours within which the team promises its clients an answer; null: no promise. */
      answerHours: z.number().nullable(),
      /** IANA name, by which it is told which day it is there. */
      timeZone: z.string(),
      /** Of which providers bookings are heard; told to the team alone. */
      bookingProviders: z.array(bookingProvider),
      /** Absent where a program told it that knew no brands. */
      brand: brandShown.optional(),
      // Told to the team alone.
      ...columnsOf(workspaceFields).row,
      logo: ownPicture.nullish(),
      header: ownHeader.nullish(),
      /**
       * Of the workspace, when it was changed last: what a change of its settings is based on. Told
       * to the team alone.
       */
      revision: z.string().nullish(),
      party,
      role: memberRole.nullable(),
      clientId: z.string().nullable(),
      clientName: z.string().nullable(),
      /** Of who came by a link: what it leads to, and whether they may work there. */
      guest: z.object({ of: sharedThing, mayWork: z.boolean() }).optional(),
      /** Nothing can be changed: somebody of the team looks as this person does. */
      onlyLooks: z.literal(true).optional(),
    }),
  ),
  /**
   * What they were asked to join and have not answered; they belong to none of it. The newest
   * first.
   */
  invitations: z.array(
    z.object({
      workspaceId: z.string(),
      workspaceName: z.string(),
      clientId: z.string().nullable(),
      clientName: z.string().nullable(),
      byName: z.string(),
      byEmail: z.string(),
      leadsTo: leadsTo.nullable(),
      since: z.string(),
    }),
  ),
  /** Where they belonged once, in any way, and do so no more: these alone are named to them. */
  formerWorkspaces: z.array(z.object({ workspaceId: z.string(), workspaceName: z.string() })),
  /** From whom they want no invitation any more; null stands for everybody. Nobody else is told. */
  refusals: z.array(
    z.object({ workspaceId: z.string().nullable(), workspaceName: z.string().nullable() }),
  ),
});
export type Me = z.infer<typeof meSchema>;

/**
 * `GET /api/plans/<id>/workspaces`: where, of the workspaces of whoever asks, a blueprint or
 * process is.
 */
export const planWorkspaces = z.array(
  z.object({
    workspaceId: z.string(),
    workspaceName: z.string(),
    /** As what they may read it there. */
    party,
    /** Of the client whose it is, where they read it as that one's; null for the team. */
    clientId: z.string().nullable(),
  }),
);
export type PlanWorkspace = z.infer<typeof planWorkspaces>[number];
