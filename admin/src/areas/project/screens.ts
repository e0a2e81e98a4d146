import { adminAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from '../../parts/page/screen.ts';

/** The pages of a project and of a process in it. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.project.path,
    area: 'executions',
    page: lazily(() => import('./board/ProjectBoardPage.tsx'), 'ProjectBoardPage'),
  },
  {
    at: adminAddress.clientView.path,
    area: 'executions',
    page: lazily(() => import('./clientView/ClientViewPage.tsx'), 'ClientViewPage'),
  },
  {
    at: adminAddress.process.path,
    area: 'executions',
    page: lazily(() => import('./process/ProcessPage.tsx'), 'ProcessPage'),
  },
];
