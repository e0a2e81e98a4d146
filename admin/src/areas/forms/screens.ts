import { adminAddress } from '@waymark/api/addresses';
import { TextCursorInput } from 'lucide-react';
import { lazily, type MenuScreen, type Screen } from '../../parts/page/screen.ts';

export const formList: MenuScreen = {
  name: 'forms',
  at: adminAddress.forms.path,
  area: 'settings',
  label: 'settingsMenu.formTemplates',
  about: 'settingsMenu.about_formTemplates',
  icon: TextCursorInput,
  list: lazily(() => import('./list/FormList.tsx'), 'FormList'),
};

/** The pages of one form, and of the form of a task. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.formEditor.path,
    area: 'settings',
    page: lazily(() => import('./builder/FormBuilderPage.tsx'), 'FormBuilderPage'),
  },
  {
    at: adminAddress.formAnswers.path,
    area: 'settings',
    page: lazily(() => import('./answers/FormAnswersPage.tsx'), 'FormAnswersPage'),
  },
  {
    at: adminAddress.formViewer.path,
    area: 'settings',
    page: lazily(() => import('./builder/FormPreviewPage.tsx'), 'FormPreviewPage'),
  },
  {
    at: adminAddress.jobForm.path,
    area: 'executions',
    page: lazily(() => import('./builder/TaskFormPage.tsx'), 'TaskFormPage'),
  },
  {
    at: adminAddress.blueprintTaskForm.path,
    area: 'settings',
    page: lazily(() => import('./builder/TaskFormPage.tsx'), 'TaskFormPage'),
  },
  {
    at: adminAddress.moduleForm.path,
    area: 'executions',
    page: lazily(() => import('./builder/TaskFormPage.tsx'), 'TaskFormPage'),
  },
];
