export {
  createProjector,
  type Projector,
  type ProjectorHealth,
  type ProjectorOptions,
} from './createProjector.ts';
export { readResources, type ReadResource } from './readModels/resources.ts';
export type { ModelHealth } from './projecting/project.ts';
export { runOperationsCli } from './operations/cli.ts';
