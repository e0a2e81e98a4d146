/**
 * The workspace that all examples are about (`testing/sampleWorkspace.ts` of the command service
 * sets it up). What a command brings is called `new`. Accounts stand by first names here; their ids
 * are given by the service.
 */
export const ofSample = {
  workspaceId: 'w',
  roleId: 'r::legal',
  /** In the team; `invited` is yet to be. */
  colleague: 'tina',
  invited: 'uma',
  clientId: 'x',
  /** Users of the client. */
  clientUser: 'anna',
  otherClientUser: 'ben',
  projectId: 'jx',
  blueprintId: 'b',
  processId: 'p',
  /** With one question, a choice of which one answer is `other`. */
  formId: 'form',
  fieldId: 'field',
  /** The team's. */
  viewId: 'v',
} as const;

/**
 * The plan that the process holds: module `m` with the tasks `own` and `team` and the text `text`;
 * `hidden`, for the team.
 */
export const inProcess = { plan: { kind: 'process', id: ofSample.processId } } as const;
/** The plan of the blueprint: the same, each id behind `b-`; both have the milestone `s`. */
export const inBlueprint = { plan: { kind: 'blueprint', id: ofSample.blueprintId } } as const;
