import type { Me } from '@waymark/api';
import { createContext, useContext } from 'react';

export type Membership = Me['memberships'][number];

/** The person who reads, and the workspace that they are in. */
export type OpenWorkspace = {
  me: Me['account'];
  memberships: Membership[];
  invitations: Me['invitations'];
  refusals: Me['refusals'];
  membership: Membership;
  workspaceId: string;
  choose: (membership: Membership) => void;
};

export const WorkspaceContext = createContext<OpenWorkspace | undefined>(undefined);

export function useWorkspace(): OpenWorkspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === undefined) throw new Error('useWorkspace needs a WorkspaceGate around it');
  return workspace;
}
