/**
 * What the address of a frame says (PRODUCT 18.14): the ticket in its fragment, the form and its
 * task as GET parameters.
 */
export type FrameAddress = {
  readonly isDemo: boolean;
  readonly workspaceId: string;
  readonly formId: string;
  /** What holds the task: a process, or a project with its board. */
  readonly planId: string;
  readonly taskId: string;
  readonly ticket: string;
};

export function addressOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): FrameAddress {
  const query = new URLSearchParams(search);
  return {
    isDemo: pathname.endsWith('/form-demo'),
    workspaceId: query.get('workspace') ?? '',
    formId: query.get('form') ?? '',
    planId: query.get('project') ?? '',
    taskId: query.get('task') ?? '',
    ticket: hash.slice(1),
  };
}

export const address = addressOf(location);
