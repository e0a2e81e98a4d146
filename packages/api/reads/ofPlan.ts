import { z } from 'zod';

const planKind = z.enum(['blueprint', 'process', 'project']);
/**
 * Columns that every row of a plan has. `planRevision` is the revision of the plan's stream that
 * the row was read at: what an author sends back as Based-On.
 */
export const ofPlan = { id: z.string(), planId: z.string(), planKind, planRevision: z.string() };
