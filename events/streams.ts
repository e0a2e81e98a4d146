/** Names of streams. The tenant stands in the id part, so that a prefix selects a kind (DESIGN: streams). */
export const streamOf = {
  account: (accountId: string) => `account-${accountId}`,
  emailClaim: (digest: string) => `claim-email_${digest}`,
  workspace: (workspaceId: string) => `workspace-${workspaceId}`,
  client: (workspaceId: string, clientId: string) =>
    `client-${workspaceId}_${clientId}`,
  project: (workspaceId: string, projectId: string) =>
    `project-${workspaceId}_${projectId}`,
  blueprint: (workspaceId: string, blueprintId: string) =>
    `blueprint-${workspaceId}_${blueprintId}`,
  process: (workspaceId: string, processId: string) =>
    `process-${workspaceId}_${processId}`,
} as const;

export type StreamKind =
  | 'account'
  | 'claim'
  | 'workspace'
  | 'client'
  | 'project'
  | 'blueprint'
  | 'process';

/** The prefix that selects every stream of a kind. */
export const prefixOf = (kind: StreamKind) => `${kind}-`;

/** `process-<workspaceId>_<processId>` -> its parts; ids of workspaces hold no underscore. */
export function partsOfStream(stream: string): {
  kind: StreamKind;
  workspaceId: string | null;
  id: string;
} {
  const dash = stream.indexOf('-');
  const kind = stream.slice(0, dash) as StreamKind;
  const rest = stream.slice(dash + 1);
  const underscore = rest.indexOf('_');
  if (kind === 'workspace') return { kind, workspaceId: rest, id: rest };
  if (kind === 'account' || kind === 'claim')
    return { kind, workspaceId: null, id: rest };
  return {
    kind,
    workspaceId: rest.slice(0, underscore),
    id: rest.slice(underscore + 1),
  };
}
