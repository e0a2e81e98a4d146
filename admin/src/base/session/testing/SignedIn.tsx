import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Me } from '@waymark/api';
import { useEffect, useState, type ReactNode } from 'react';
import type { Membership } from '../../wire/workspace.ts';

/**
 * What somebody sees who is signed in, without a service to ask. What they are is in the cache, as
 * it is in the app: test files share their modules, so a mock of who is signed in would not reach
 * all that asks for it.
 */
export function SignedIn({
  as: accountId,
  membership = {},
  children,
}: {
  as: string;
  membership?: Partial<Membership>;
  children: ReactNode;
}): ReactNode {
  const me = JSON.stringify({
    account: { accountId },
    memberships: [{ workspaceId: 'w', party: 'team', timeZone: 'UTC', ...membership }],
  });
  const tell = (client: QueryClient) => {
    client.setQueryData(['me'], JSON.parse(me) as Me);
    return client;
  };
  const [client] = useState(() =>
    tell(new QueryClient({ defaultOptions: { queries: { retry: false } } })),
  );
  useEffect(() => void tell(client));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
