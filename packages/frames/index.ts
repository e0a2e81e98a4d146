export { frameBuild, type FramePlace } from './frameBuild.ts';
export { frameInDev } from './frameInDev.ts';
