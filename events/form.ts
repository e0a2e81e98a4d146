import { z } from 'zod';
import { changeOf, eventsOf, type EventOf } from './define.ts';
import { withChange } from './forms/changes.ts';
import { emptyForm, type FormDefinition } from './forms/definition.ts';
import { formField } from './forms/schema.ts';
import { having } from './maps.ts';
import { defineNoun } from './noun.ts';
import { everything, pathTo } from './paths.ts';
import { tellFormChange } from './forms/tellChange.ts';
import { phrase } from './telling/phrase.ts';
import { created, modified, removed, telling } from './telling/telling.ts';

/** A form that tasks ask for (PRODUCT 18). */
export type Form = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly formId: string;
  readonly name: string;
  /** As it is being made. */
  readonly draft: FormDefinition;
  /**
   * What was published, by the number of the version. A form that is deleted keeps them: somebody
   * may be filling one in.
   */
  readonly versions: ReadonlyMap<string, FormDefinition>;
  /** Origins of other sites whose pages may show it in a frame; none: nobody's. */
  readonly origins: readonly string[];
  /**
   * Of the key by which their servers ask for tickets; null: there is none. The key itself is kept
   * as a digest, apart.
   */
  readonly keyId: string | null;
};

export const noForm: Form = {
  life: 'absent',
  formId: '',
  name: '',
  draft: emptyForm,
  versions: new Map(),
  origins: [],
  keyId: null,
};

const define = eventsOf<Form>();
const formId = z.string();
/** What stands in each of them for the history: the name at that time. */
const named = { formId, name: z.string() };

/** Stream `form-<workspaceId>_<formId>`. Answers have streams of their own. */
export const formEvents = [
  define('FormAdded', {
    /** `clonedFrom`: whose fields the next event brings. */
    data: z.object({ ...named, clonedFrom: z.object(named).nullable() }),
    evolve: (_, { formId, name }): Form => ({ ...noForm, ...{ life: 'present', formId, name } }),
    touches: () => [],
    reach: 'team',
    tell: ({ name, clonedFrom }) =>
      telling(
        clonedFrom === null
          ? phrase('did.formAdded', name)
          : phrase('did.formCloned', clonedFrom.name, name),
        name,
        [created('form', name)],
      ),
  }),
  define('FormRenamed', {
    data: z.object({ formId, ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.formRenamed', to), to, [modified('name', from, to)]),
  }),
  /** `fields`: without `from` it came, without `to` it went. */
  define('FormChanged', {
    data: z.object({
      ...named,
      intro: z.object(changeOf(z.string())).nullable(),
      fields: z.array(z.object(changeOf(formField.nullable()))),
      order: z.object(changeOf(z.array(z.string()))).nullable(),
    }),
    evolve: (state, change) => ({ ...state, draft: withChange(state.draft, change) }),
    touches: ({ intro, fields, order }) => [
      ...(intro === null ? [] : ['intro']),
      ...fields.map(({ from, to }) => pathTo.field((to ?? from)?.fieldId ?? '')),
      ...(order === null ? [] : ['order']),
    ],
    reach: 'team',
    tell: tellFormChange,
  }),
  /** The draft as it is becomes the version of this number, from 1. */
  define('FormPublished', {
    data: z.object({ ...named, version: z.number() }),
    evolve: (state, { version }) => ({
      ...state,
      versions: having(state.versions, String(version), state.draft),
    }),
    touches: () => ['version'],
    reach: 'team',
    tell: ({ name, version }) =>
      telling(phrase('did.formPublished', name, version), name, [
        created('version', String(version)),
      ]),
  }),
  define('FormDeleted', {
    data: z.object(named),
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ formId: id, name }) => ({ kind: 'form', id, name }),
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.formDeleted', name), name, [removed('form', name)]),
  }),
  define('FormRestored', {
    data: z.object(named),
    evolve: (state) => ({ ...state, life: 'present' }),
    touches: () => [everything],
    restores: ({ formId: id }) => ({ kind: 'form', id }),
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.formRestored', name), name, [created('form', name)]),
  }),
  define('FormOriginsSet', {
    data: z.object({ ...named, ...changeOf(z.array(z.string())) }),
    evolve: (state, { to }) => ({ ...state, origins: to }),
    touches: () => ['origins'],
    reach: 'team',
    tell: ({ name, from, to }) =>
      telling(phrase('did.formOriginsSet', name), name, [modified('origins', from, to)]),
  }),
  /** In the place of the one before, by which no ticket is given any more. */
  define('FormKeySet', {
    data: z.object({ ...named, keyId: z.string() }),
    evolve: (state, { keyId }) => ({ ...state, keyId }),
    touches: () => ['key'],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.formKeySet', name), name, []),
  }),
  define('FormKeyRevoked', {
    data: z.object({ ...named, keyId: z.string() }),
    evolve: (state) => ({ ...state, keyId: null }),
    touches: () => ['key'],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.formKeyRevoked', name), name, []),
  }),
] as const;
export type FormEvent = EventOf<typeof formEvents>;
export const formNoun = defineNoun<Form, typeof formEvents>()({
  kind: 'form',
  heardBy: 'team',
  place: 'workspace',
  initial: noForm,
  events: formEvents,
  inHistory: true,
  topics: () => ['forms', 'formDrafts', 'formVersions'],
});
