import { screens as blueprints } from '../../areas/blueprints/screens.ts';
import { screens as executions } from '../../areas/executions/screens.ts';
import { screens as forms } from '../../areas/forms/screens.ts';
import { screens as history } from '../../areas/history/screens.ts';
import { screens as project } from '../../areas/project/screens.ts';
import { screens as ofSettings } from '../../areas/settings/screens.ts';
import { screens as talk } from '../../areas/talk/screens.ts';
import { screens as task } from '../../areas/task/screens.ts';
import type { Screen } from '../../parts/page/screen.ts';
import { settings } from './settings.ts';
import { settingsHub } from './settingsHub.ts';

/** Every page of the app; those of the settings by its menu. */
export const screens: readonly Screen[] = [
  settingsHub,
  ...settings.flatMap((group) => group.screens),
  ...executions,
  ...project,
  ...history,
  ...forms,
  ...task,
  ...blueprints,
  ...talk,
  ...ofSettings,
];
