export {
  createProjector,
  type Projector,
  type ProjectorHealth,
  type ProjectorOptions,
} from './createProjector.ts';
export { readResources, type ReadResource } from './resources.ts';
export type { ModelHealth } from './project.ts';
export { runOperationsCli } from './operations/cli.ts';
