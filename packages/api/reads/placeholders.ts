import { audience, variableType } from '@waymark/events';
import { z } from 'zod';
import { ofPlan } from './ofPlan.ts';
import { read } from './read.ts';

/**
 * Rows of what a plan leaves open for a rollout: `placeholders`, `variables`; both can be filtered
 * by `planId`.
 */
export const placeholderRow = z.object({
  ...ofPlan,
  name: z.string(),
  description: z.string(),
  /** `role` for a role of the workspace that the plan uses. */
  kind: z.enum(['placeholder', 'role']),
  matchedTo: z.string().nullable(),
  /**
   * Of which party a role is; null for placeholders, for roles that were deleted since, and before
   * clients.
   */
  internExtern: audience.nullable(),
  /** INTERN roles: the account behind the default address. */
  defaultAccountId: z.string().nullable(),
  tasks: z.number(),
  openTasks: z.number(),
});
export type PlaceholderRow = z.infer<typeof placeholderRow>;
export const placeholderRead = read(placeholderRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  name: true,
  description: false,
  kind: true,
  matchedTo: false,
  internExtern: false,
  defaultAccountId: false,
  tasks: true,
  openTasks: true,
});

/** A variable. Clients are given those alone that a task shows which they see. */
export const variableRow = z.object({
  ...ofPlan,
  name: z.string(),
  type: variableType,
  value: z.string(),
  label: z.string(),
  /** Ids of the modules whose texts stand for it. */
  usedIn: z.array(z.string()),
  /** Whether one of those texts is the client's to read. */
  isShown: z.boolean(),
});
export type VariableRow = z.infer<typeof variableRow>;
export const variableRead = read(variableRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  name: true,
  type: true,
  value: true,
  label: true,
  usedIn: false,
  isShown: false,
});
