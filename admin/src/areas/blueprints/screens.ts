import { adminAddress } from '@waymark/api/addresses';
import { ListTree } from 'lucide-react';
import { lazily, type MenuScreen, type Screen } from '../../parts/page/screen.ts';

export const blueprintList: MenuScreen = {
  name: 'blueprints',
  at: adminAddress.blueprints.path,
  area: 'blueprints',
  label: 'settingsMenu.processTemplates',
  about: 'settingsMenu.about_processTemplates',
  icon: ListTree,
  list: lazily(() => import('./library/BlueprintList.tsx'), 'BlueprintList'),
};

/** Opens over a page; loaded ahead of the click for it. */
export const loadWizard = () => import('./rollout/Wizard.tsx');

/** What no menu names: a list or a board leads to it. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.blueprint.path,
    area: 'blueprints',
    page: lazily(() => import('./builder/TemplateBuilder.tsx'), 'TemplateBuilder'),
  },
  {
    at: adminAddress.addModule.path,
    area: null,
    page: lazily(() => import('./cloneModule/AddModulePage.tsx'), 'AddModulePage'),
  },
];
