import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { TopBar } from '../../parts/topBar/TopBar.tsx';
import InvitationsPage from './InvitationsPage.tsx';

/** /portal/invitations: for who belongs somewhere already. */
export default function Invitations() {
  const { invitations, refusals } = useWorkspace();
  return (
    <>
      <TopBar />
      <InvitationsPage invitations={invitations} refusals={refusals} />
    </>
  );
}
