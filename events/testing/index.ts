export * from '../plan/testing/samples.ts';
export { exampleOf } from './exampleOf.ts';
export * from '../turn/testing/situations.ts';
