import { formDraftRow, formRow, formVersionRow } from '@waymark/api';
import {
  alike,
  isQuestion,
  partsOfStream,
  personOf,
  prefixOf,
  nouns,
  type Form,
} from '@waymark/events';
import { sql } from 'slonik';
import { upsert } from '../model/bulk.ts';
import type { KnownEvent, ReadModel, Sources } from '../model/readModel.ts';
import { equals, search, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';
import { foldStream } from '@waymark/log';
import { formTables } from './table.sql.ts';

const list: Resource = {
  name: 'forms',
  row: formRow,
  models: ['forms', 'plans'],
  filters: { id: equals('id'), q: search('name') } satisfies Filters<'forms'>,
  sorts: sorts(['name'], ['createdAt', 'updatedAt']),
  defaultSort: ['updatedAt', 'DESC'],
  select: () => sql.fragment`
    SELECT f.id, f.name, f.created_at AS "createdAt", f.updated_at AS "updatedAt", f.questions, f.version, f.changed, f.revision::text,
           coalesce(u.modules, 0)::int AS modules
      FROM read.forms f
      LEFT JOIN (SELECT t.content->>'formId' AS form_id, count(DISTINCT (t.plan_id, t.module_id)) AS modules
                   FROM read.tasks t WHERE t.type = 'form' GROUP BY 1) u ON u.form_id = f.id
     WHERE NOT f.removed`,
};

const drafts: Resource = {
  name: 'formDrafts',
  row: formDraftRow,
  models: ['forms'],
  filters: { id: equals('id') } satisfies Filters<'formDrafts'>,
  sorts: sorts([], ['updatedAt']),
  defaultSort: ['updatedAt', 'DESC'],
  select: () => sql.fragment`
    SELECT f.id, f.name, f.definition, f.version, f.changed, f.updated_at AS "updatedAt", f.revision::text,
           f.origins, f.has_key AS "hasKey"
      FROM read.forms f WHERE NOT f.removed`,
};

/** The team reads all; others what a task that they see asks for. */
const versions: Resource = {
  name: 'formVersions',
  row: formVersionRow,
  models: ['forms', 'plans'],
  filters: { id: equals('id'), formId: equals('formId') } satisfies Filters<'formVersions'>,
  sorts: sorts([], ['publishedAt']),
  defaultSort: ['publishedAt', 'DESC'],
  select: () => sql.fragment`
    SELECT v.form_id || '-v' || v.version AS id, v.form_id AS "formId", v.version, v.name, v.definition,
           v.published_at AS "publishedAt", v.published_by AS "publishedBy"
      FROM read.form_versions v
     WHERE current_setting('waymark.party', true) = 'team'
        OR EXISTS (SELECT FROM read.tasks t
                    WHERE t.type = 'form' AND t.content->>'formId' = v.form_id AND t.content->>'version' = v.version::text)`,
};

type FormVersionOfTask = { readonly form_id: string; readonly version: number };

/**
 * Keeps which versions of forms tasks of which client ever asked for: what somebody is filling in
 * does not go away.
 */
function recordFormUses(out: Statement[], { type, data, stream }: KnownEvent): void {
  const { workspaceId, id: planId } = partsOfStream(stream);
  if (type === 'ProcessCreated' || type === 'ProjectAdded') {
    out.push({
      name: 'forms plan',
      text: 'INSERT INTO form_plans (workspace_id, plan_id, client_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      values: [workspaceId, planId, data.clientId],
    });
    return;
  }
  const asked = [...askedIn(data)];
  if (asked.length === 0) return;
  out.push({
    name: 'forms asked',
    text: `INSERT INTO form_uses (workspace_id, plan_id, client_id, form_id, version)
      SELECT p.workspace_id, p.plan_id, p.client_id, a.form_id, a.version
        FROM form_plans p, jsonb_to_recordset($3::jsonb) AS a (form_id text, version int)
       WHERE p.workspace_id = $1 AND p.plan_id = $2
      ON CONFLICT DO NOTHING`,
    values: [workspaceId, planId, JSON.stringify(asked)],
  });
}

/**
 * Wherever in an event the content of a task stands: one that came, was copied, put back, or asks
 * for another form now.
 */
function* askedIn(value: unknown): Generator<FormVersionOfTask> {
  if (typeof value !== 'object' || value === null) return;
  if (
    'type' in value &&
    value.type === 'form' &&
    'formId' in value &&
    'version' in value &&
    value.version !== 0
  )
    yield { form_id: String(value.formId), version: Number(value.version) };
  else for (const part of Object.values(value)) yield* askedIn(part);
}

/** The number of forms remembered: those that somebody is writing, with room to spare. */
const REMEMBERED = 50;

type Entry = { readonly revision: bigint; readonly state: Form };

/**
 * Folded states of the forms that were lately written to. What is not remembered is read from its
 * stream.
 */
class FormStates {
  readonly #log: Sources['log'];
  readonly #entries = new Map<string, Entry>();

  constructor({ log }: Pick<Sources, 'log'>) {
    this.#log = log;
  }

  /** The state right after each of these events of one stream, which follow one another. */
  async after(
    stream: string,
    events: readonly KnownEvent[],
  ): Promise<readonly (readonly [KnownEvent, Form])[]> {
    let state = await this.#before(stream, events[0]?.revision ?? 0n);
    const states = events.map((event) => {
      state = nouns.form.evolve(state, event as never);
      return [event, state] as const;
    });
    this.#keep(stream, { revision: events.at(-1)?.revision ?? 0n, state });
    return states;
  }

  async #before(stream: string, revision: bigint): Promise<Form> {
    const entry = this.#entries.get(stream);
    if (entry?.revision === revision - 1n) return entry.state;
    const { initial, evolve } = nouns.form;
    return revision === 0n
      ? initial
      : foldStream<Form>(
          this.#log,
          stream,
          { initial, evolve: (state, event: KnownEvent) => evolve(state, event as never) },
          { to: revision - 1n },
        );
  }

  #keep(stream: string, entry: Entry): void {
    this.#entries.delete(stream);
    this.#entries.set(stream, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > REMEMBERED && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** Forms as they are being made and as they were published (PRODUCT 18). */
export const forms: ReadModel = {
  name: 'forms',
  version: 3,
  upgrades: {
    // Who may read what, for users of several clients.
    3: { columns: '' },
  },
  prefixes: [prefixOf('form'), prefixOf('process'), prefixOf('project')],
  tables: formTables,
  resources: [list, drafts, versions],
  open: (sources) => {
    const states = new FormStates(sources);
    return {
      async apply(out, events) {
        for (const [stream, some] of Map.groupBy(events, (e) => e.stream))
          if (stream.startsWith(prefixOf('form'))) write(out, await states.after(stream, some));
          else for (const event of some) recordFormUses(out, event);
      },
      close: () => undefined,
    };
  },
};

function write(out: Statement[], states: readonly (readonly [KnownEvent, Form])[]): void {
  const last = states.at(-1);
  if (last === undefined) return;
  const [{ stream, metadata }, form] = last;
  const { workspaceId, id: form_id } = partsOfStream(stream);
  const workspace_id = workspaceId ?? '';
  const { name, draft, versions, life } = form;
  const version = versions.size;
  const row = {
    ...{ workspace_id, id: form_id, name, definition: draft, version },
    questions: draft.fields.filter(isQuestion).length,
    changed: !alike(versions.get(String(version)), draft),
    created_at: states[0]?.[0].metadata.at ?? metadata.at,
    updated_at: metadata.at,
    removed: life !== 'present',
    revision: String(last[0].revision),
    ...{ origins: form.origins, has_key: form.keyId !== null },
  };
  upsert(out, 'forms', ['workspace_id', 'id'], [row], { first: ['created_at'] });
  const published = states.flatMap(([event, then]) =>
    event.type === 'FormPublished'
      ? [
          {
            ...{ workspace_id, form_id, name },
            version: event.data.version,
            definition: then.draft,
            published_at: event.metadata.at,
            published_by: personOf(event.metadata.actor),
          },
        ]
      : [],
  );
  upsert(out, 'form_versions', ['workspace_id', 'form_id', 'version'], published);
  if (states.some(([{ type }]) => type === 'FormRenamed'))
    out.push({
      name: 'name versions of a form',
      text: 'UPDATE form_versions SET name = $3 WHERE workspace_id = $1 AND form_id = $2',
      values: [workspace_id, form_id, name],
    });
}
