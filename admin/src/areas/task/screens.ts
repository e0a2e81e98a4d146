import { adminAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from '../../parts/page/screen.ts';
import { ModuleRedirect } from './module/ModuleRedirect.tsx';

/** The page of a module, of a blueprint or a process. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.blueprintModule.path,
    area: 'blueprints',
    page: lazily(() => import('./module/ModulePage.tsx'), 'ModulePage'),
  },
  { at: adminAddress.moduleAtAnyTab.path, area: null, page: ModuleRedirect },
  {
    at: adminAddress.module.path,
    area: null,
    page: lazily(() => import('./module/ModulePage.tsx'), 'ModulePage'),
  },
];
