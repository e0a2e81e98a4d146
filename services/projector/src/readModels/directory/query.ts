import { clientRow, personRow, projectRow, roleRow } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import {
  equals,
  holds,
  ofSelect,
  search,
  sorts,
  type Filters,
  type Resource,
} from '../model/resource.ts';
import { FORMER_USER, shownName } from './person.ts';

const models = ['directory'];

/**
 * SQL conditions by table of people: `here` for whoever belongs now or is invited, `everSince` for
 * whoever once did or was, too.
 */
const here = {
  members: sql.fragment`m.active`,
  invited: sql.fragment`i.state IN ('pending', 'declined')`,
};
const everSince = { members: sql.fragment`true`, invited: sql.fragment`i.state <> 'accepted'` };

/** The capacity in which somebody is looked for: of one side, or of some clients. */
type AsWhat = { readonly party?: readonly string[]; readonly clientId?: readonly string[] };

/**
 * One row a person: as what they are looked for; else as a team user, where somebody is that and a
 * client's user too. Of who has not accepted an invitation it holds what the inviting side typed,
 * and nothing else.
 */
const personSelect = (
  { members, invited }: typeof here,
  language: Language,
  { party, clientId }: AsWhat = {},
): FragmentSqlToken => sql.fragment`
  SELECT DISTINCT ON (k.id) k.id, k.party, k.role, k."clientId", c.name AS "clientName", k.invitation, NOT k.is_here AS former,
         CASE WHEN NOT k.is_here AND k."clientId" IS NOT NULL THEN jsonb_build_array(k."clientId") ELSE coalesce(jsonb_agg(k."clientId") FILTER (WHERE k."clientId" IS NOT NULL AND k.is_here)
           OVER (PARTITION BY k.id ORDER BY k."clientId" ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING), '[]') END AS "clientIds",
         coalesce(jsonb_agg(jsonb_build_object('id', k."clientId", 'name', coalesce(c.name, ''), 'invitation', k.invitation)) FILTER (WHERE k."clientId" IS NOT NULL AND k.is_here)
           OVER (PARTITION BY k.id ORDER BY k."clientId" ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING), '[]') AS clients,
         k.email, k."firstName", k."lastName", k.gender, ${shownName(sql.fragment`k.name`, language)} AS name, k."createdAt"
    FROM (
      SELECT m.workspace_id, m.account_id AS id, m.party, m.role, m.client_id AS "clientId", NULL AS invitation,
             CASE WHEN m.active THEN a.email END AS email, coalesce(p.first_name, '') AS "firstName",
             coalesce(p.last_name, '') AS "lastName", p.gender, coalesce(p.name, ${FORMER_USER}) AS name,
             m.since AS "createdAt", CASE WHEN m.active THEN 0 ELSE 2 END AS place, m.active AS is_here
        FROM read.members m
        LEFT JOIN read.people p USING (account_id)
        LEFT JOIN read.addresses a USING (account_id)
       WHERE ${members}
      UNION ALL
      SELECT i.workspace_id, i.account_id, i.party, CASE i.party WHEN 'team' THEN 'ADMIN' END, i.client_id, i.state,
             i.email, i.first_name, i.last_name, i.gender, i.name, i.since,
             CASE i.state WHEN 'pending' THEN 1 ELSE 3 END, i.state IN ('pending', 'declined')
        FROM read.invitations i
       WHERE ${invited}
    ) k
    LEFT JOIN read.clients c ON c.workspace_id = k.workspace_id AND c.client_id = k."clientId"
   ORDER BY k.id, ${isFirst(sql.fragment`k."clientId"`, clientId)}, ${isFirst(sql.fragment`k.party`, party)}, k.place, k.party DESC, k."createdAt"`;

/** Puts the capacity that is looked for before all others that a person has here. */
const isFirst = (column: FragmentSqlToken, wanted: readonly string[] = []): FragmentSqlToken =>
  sql.fragment`(k.is_here AND ${column} = ANY(${sql.array(wanted, 'text')})) IS NOT TRUE`;

/**
 * The list holds who is in or invited; by id also those are found who were, since tasks and history
 * still name them.
 */
export const people: Resource = {
  name: 'people',
  row: personRow,
  models,
  filters: {
    id: equals('id'),
    party: equals('party'),
    role: equals('role'),
    clientId: { ...holds('clientIds'), looksAt: ['clientIds'] },
    withFormer: ofSelect,
    q: search('name', 'firstName', 'lastName', 'email'),
  } satisfies Filters<'people'>,
  sorts: sorts(
    ['name', 'firstName', 'lastName', 'email', 'clientName'],
    ['party', 'role', 'createdAt'],
  ),
  defaultSort: ['name', 'ASC'],
  select: ({ withFormer, ...asWhat }, { language }) =>
    personSelect(withFormer === true ? everSince : here, language, asWhat),
  selectById: (asWhat, { language }) => personSelect(everSince, language, asWhat),
};

export const clients: Resource = {
  name: 'clients',
  row: clientRow,
  models: ['directory', 'plans'],
  filters: { id: equals('id'), q: search('name') } satisfies Filters<'clients'>,
  sorts: sorts(['name'], ['projects', 'executions', 'users', 'createdAt']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT c.client_id AS id, c.name, c.created_at AS "createdAt", c.revision::text,
           (SELECT count(*)::int FROM read.projects o WHERE o.workspace_id = c.workspace_id AND o.client_id = c.client_id AND NOT o.removed) AS projects,
           (SELECT count(*)::int FROM read.executions e WHERE e.workspace_id = c.workspace_id AND e.client_id = c.client_id) AS executions,
           (SELECT count(*)::int FROM read.members m WHERE m.workspace_id = c.workspace_id AND m.client_id = c.client_id AND m.active) AS users
      FROM read.clients c WHERE NOT c.removed`,
};

export const projects: Resource = {
  name: 'projects',
  row: projectRow,
  models: ['directory', 'plans'],
  filters: {
    id: equals('id'),
    clientId: equals('clientId'),
    q: search('name', 'clientName'),
  } satisfies Filters<'projects'>,
  sorts: sorts(['name', 'clientName'], ['executions', 'createdAt']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT o.project_id AS id, o.name, o.client_id AS "clientId", coalesce(c.name, '') AS "clientName", o.created_at AS "createdAt", o.revision::text,
           (SELECT count(*)::int FROM read.executions e WHERE e.workspace_id = o.workspace_id AND e.project_id = o.project_id) AS executions
      FROM read.projects o
      LEFT JOIN read.clients c ON c.workspace_id = o.workspace_id AND c.client_id = o.client_id
     WHERE NOT o.removed`,
};

export const roles: Resource = {
  name: 'roles',
  row: roleRow,
  models,
  filters: {
    id: equals('id'),
    internExtern: equals('internExtern'),
    q: search('name', 'defaultEmailAddress'),
  } satisfies Filters<'roles'>,
  sorts: sorts(['name', 'defaultEmailAddress'], ['internExtern']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT r.role_id AS id, r.name, r.intern_extern AS "internExtern", r.default_account_id AS "defaultAccountId", a.email AS "defaultEmailAddress", r.revision::text
      FROM read.roles r
      LEFT JOIN read.addresses a ON a.account_id = r.default_account_id
     WHERE NOT r.removed`,
};
