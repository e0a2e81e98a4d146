import { adminAddress } from '@waymark/api/addresses';
import { Activity } from 'lucide-react';
import { lazily, type MenuScreen } from '../../parts/page/screen.ts';

export const operations: MenuScreen = {
  at: adminAddress.operations.path,
  area: 'settings',
  label: 'settingsMenu.operations',
  about: 'settingsMenu.about_operations',
  icon: Activity,
  page: lazily(() => import('./OperationsPage.tsx'), 'OperationsPage'),
  operators: true,
};
