import { adminAddress } from '@waymark/api/addresses';
import { History } from 'lucide-react';
import { lazily, type MenuScreen, type Screen } from '../../parts/page/screen.ts';

export const workspaceActivity: MenuScreen = {
  at: adminAddress.activity.path,
  area: 'settings',
  label: 'settingsMenu.activity',
  about: 'settingsMenu.about_activity',
  icon: History,
  page: lazily(() => import('./activity/WholeActivity.tsx'), 'WorkspaceActivity'),
};

/** What happened, and which mails went out, as pages of their own. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.processActivity.path,
    area: 'executions',
    page: lazily(() => import('./activity/ProcessActivity.tsx'), 'ProcessActivity'),
  },
  {
    at: adminAddress.projectActivity.path,
    area: 'executions',
    page: lazily(() => import('./activity/WholeActivity.tsx'), 'ProjectActivity'),
  },
  {
    at: adminAddress.clientActivity.path,
    area: 'settings',
    page: lazily(() => import('./activity/WholeActivity.tsx'), 'ClientActivity'),
  },
  {
    at: adminAddress.processMails.path,
    area: 'executions',
    page: lazily(() => import('./mails/ProcessMails.tsx'), 'ProcessMails'),
  },
];
