import { blueprintList } from '../../areas/blueprints/screens.ts';
import { formList } from '../../areas/forms/screens.ts';
import { workspaceActivity } from '../../areas/history/screens.ts';
import { operations } from '../../areas/operations/screens.ts';
import { clientList, roleList, userList } from '../../areas/people/screens.ts';
import {
  apiKeys,
  emails,
  scheduling,
  style,
  texts,
  workspace,
} from '../../areas/settings/screens.ts';
import type { MenuGroup } from '../../parts/page/screen.ts';

/**
 * The settings: each group of the side menu with its screens. Routes and menu follow from these
 * lines.
 */
export const settings: readonly MenuGroup[] = [
  { title: 'settingsMenu.templates', screens: [blueprintList, formList, emails, roleList] },
  {
    title: 'settingsMenu.settings',
    screens: [style, texts, workspace, scheduling, workspaceActivity],
  },
  { title: 'settingsMenu.users', screens: [userList, clientList] },
  { title: 'settingsMenu.integrations', screens: [apiKeys] },
  { title: 'settingsMenu.system', screens: [operations] },
];
