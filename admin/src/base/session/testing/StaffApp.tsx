import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';

/**
 * What parts of the staff's app stand in, with what the services would answer; within `SignedIn`,
 * whose cache it shares.
 */
export const StaffApp = ({
  dataProvider,
  children,
}: {
  dataProvider: DataProvider;
  children: ReactNode;
}) => (
  <MemoryRouter>
    <CoreAdminContext dataProvider={dataProvider} queryClient={useQueryClient()}>
      {children}
    </CoreAdminContext>
  </MemoryRouter>
);
