import type { Me } from '@waymark/api';
import { createContext, useContext } from 'react';

export type Membership = Me['memberships'][number];

/** Who reads, and in which workspace. */
export type Workspace = {
  me: Me['account'];
  memberships: Membership[];
  invitations: Me['invitations'];
  refusals: Me['refusals'];
  membership: Membership;
  workspaceId: string;
  choose: (membership: Membership) => void;
};

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === undefined)
    throw new Error('useWorkspace needs a WorkspaceGate around it');
  return workspace;
}
