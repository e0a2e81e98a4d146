import { z } from 'zod';
import { id } from '../../text.ts';

/**
 * Names a plan: of a blueprint or of a running process, or the board of a project, whose jobs are
 * modules.
 */
export const planRef = z.object({ kind: z.enum(['blueprint', 'process', 'project']), id });
export type PlanRef = z.infer<typeof planRef>;

export const inPlan = { plan: planRef };
export const ofModule = { plan: planRef, moduleId: id };
