/** What tests of other parts need of the projector: a world that reads, and its tables. */
export { prepareReadModels } from '../readModels/tables/prepare.ts';
export { ProjectorWorld } from './world.ts';
