import { z } from 'zod';

const level = z.number().int().min(1).max(6);

/**
 * The layout of a document as a plan. What is `auto` is as a person would make it of this document.
 */
export const importShape = z.object({
  /**
   * `one` milestone, several made of consecutive modules (`groups`), or the headings of a level.
   */
  milestones: z.union([z.enum(['auto', 'one', 'groups']), level]).default('auto'),
  /**
   * The headings of a level, where it is deeper than that of milestones; else each milestone is one
   * module.
   */
  modules: z.union([z.literal('auto'), level]).default('auto'),
  /** `items`: each item of a list is a task; so it is by `auto` where a document has no boxes. */
  tasks: z.enum(['auto', 'boxes', 'items']).default('auto'),
  /** Whether people, days and dates are taken out of the words. */
  brackets: z.boolean().default(true),
  /**
   * Whether long sentences give a title of at most 80 characters and leave the rest to the
   * description.
   */
  shortTitles: z.boolean().default(true),
  /** Lines on which the comments begin that are taken in. */
  comments: z.array(z.number().int().min(1)).max(10_000).default([]),
});
export type ImportShape = z.infer<typeof importShape>;

/** Nothing asked for. */
export const proposedShape: ImportShape = importShape.parse({});
