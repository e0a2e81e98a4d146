import { formDefinition } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

const named = { id: z.string(), name: z.string() };

/**
 * Row of `forms`, for the team alone; instants are ISO 8601 UTC; sort by name, createdAt or
 * updatedAt.
 */
export const formRow = z.object({
  ...named,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Of the draft: headings and words are none. */
  questions: z.number().int(),
  /** Of tasks that ask for it, in whatever version. */
  modules: z.number().int(),
  /** Newest version; 0: never published. */
  version: z.number().int(),
  /** Whether the draft says something else than that. */
  changed: z.boolean(),
  /** Of the form's stream: what a change is based on. */
  revision: z.string(),
});
export type FormRow = z.infer<typeof formRow>;
export const formRead = read(formRow, {
  id: false,
  name: false,
  createdAt: false,
  updatedAt: false,
  questions: false,
  modules: false,
  version: false,
  changed: false,
  revision: false,
});

/** Row of `formDrafts`: a form as it is being made, for the team alone. */
export const formDraftRow = z.object({
  ...named,
  definition: formDefinition,
  version: z.number().int(),
  changed: z.boolean(),
  updatedAt: z.string(),
  /** Of the form's stream: what a change is based on. */
  revision: z.string(),
  /**
   * Sites whose pages may show it in a frame, and whether there is a key by which their servers ask
   * for tickets.
   */
  origins: z.array(z.string()),
  hasKey: z.boolean(),
});
export type FormDraftRow = z.infer<typeof formDraftRow>;
export const formDraftRead = read(formDraftRow, {
  id: false,
  name: false,
  definition: false,
  version: false,
  changed: false,
  updatedAt: false,
  revision: false,
  origins: false,
  hasKey: false,
});

/**
 * Row of `formVersions`: a form as it was published; whoever sees a task that asks for it reads it.
 * Deleted forms keep theirs.
 */
export const formVersionRow = z.object({
  /** `formVersionId` of form and version. */
  ...named,
  formId: z.string(),
  version: z.number().int(),
  definition: formDefinition,
  publishedAt: z.string(),
  /** Account; null for the demo and imports. */
  publishedBy: z.string().nullable(),
});
export type FormVersionRow = z.infer<typeof formVersionRow>;
export const formVersionRead = read(formVersionRow, {
  id: true,
  name: true,
  formId: true,
  version: true,
  definition: true,
  publishedAt: true,
  publishedBy: false,
});
