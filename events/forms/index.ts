/** Forms without the schemas of their events: what apps may take into what they load. */
export * from './changes.ts';
export * from './definition.ts';
export * from './lostAnswers.ts';
export * from './newField.ts';
export * from './problems.ts';
export * from './reachable.ts';
export * from './sound.ts';
export * from './versionId.ts';
export * from './visible.ts';
export * from './words.ts';
