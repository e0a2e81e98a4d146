import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useMembership } from '../../../base/session/me.ts';
import { SettingsPage } from '../../../parts/page/SettingsPage.tsx';
import { Skeleton } from '../../../parts/page/states.tsx';

/**
 * A page of settings of the workspace, which is the record of react-admin around its sections. It
 * is read with who is signed in, so that no page of it waits.
 */
export function WorkspaceSettings({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}): ReactNode {
  const membership = useMembership();
  return (
    <SettingsPage title={title} lead={lead}>
      {membership === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <ResourceContextProvider value="workspace">
          <RecordContextProvider
            key={membership.workspaceId}
            value={{ ...membership, id: membership.workspaceId }}
          >
            {children}
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </SettingsPage>
  );
}
