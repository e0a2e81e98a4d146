export * from '../plan/testing/samples.ts';
export { exampleOf } from './exampleOf.ts';
