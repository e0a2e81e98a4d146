import { adminAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from '../../parts/page/screen.ts';

/** The inbox: whatever waits for an answer. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.inbox.path,
    area: 'inbox',
    page: lazily(() => import('./inbox/InboxPage.tsx'), 'InboxPage'),
  },
];
