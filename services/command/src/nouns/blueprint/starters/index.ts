import type { Role } from '@waymark/events';
import type { PlanContent } from '../../plan/copying/copy.ts';
import { planFromStarter } from './planFromStarter.ts';
import { sales1 as starter } from './sales1/index.ts';

/** The plan of SALES_1, with the roles of a workspace where it has them. */
export const sales1 = (
  newId: () => string,
  roles: ReadonlyMap<string, Role> = new Map(),
): PlanContent => planFromStarter(starter, roles, newId);
