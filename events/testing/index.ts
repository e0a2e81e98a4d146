export * from '../forms/testing/fields.ts';
export { anyFilled } from '../forms/testing/anyForm.ts';
export * from '../plan/testing/samples.ts';
export { exampleOf } from './exampleOf.ts';
export * from '../turn/testing/situations.ts';
export { turnTable, type TurnCase } from '../turn/testing/turnTable.ts';
