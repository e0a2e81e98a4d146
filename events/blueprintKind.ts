/** The blueprint that holds the single modules of its workspace (PRODUCT 5.1). */
export const singleModules = '0';
/** Where single modules stand: their one milestone, which has no name and is shown nowhere. */
export const noMilestone = '0';

/**
 * A whole process, a part of one that has a plan of its own, or the single modules of a workspace.
 */
export const blueprintKinds = ['process', 'subProcess', 'modules'] as const;
export type BlueprintKind = (typeof blueprintKinds)[number];

/** Of its own, so that the apps need no schema to know it. */
export function kindOfBlueprint(blueprintId: string, typeId: string): BlueprintKind {
  if (blueprintId === singleModules) return 'modules';
  return typeId === blueprintId ? 'process' : 'subProcess';
}
