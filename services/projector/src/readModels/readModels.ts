import { directory } from './directory/projection.ts';
import { history } from './history/projection.ts';
import { plans } from './plans/projection.ts';
import type { ReadModel } from './readModel.ts';

/** Every read model there is. */
export const readModels: readonly ReadModel[] = [directory, plans, history];
