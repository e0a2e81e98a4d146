import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { ModuleRedirect } from '../layout/ModuleRedirect.tsx';
import { lazily, type Screen } from './screen.ts';
import { settings } from './settings.ts';
import { settingsHub } from './settingsHub.ts';

/** What no menu names: pages that the navbar, a list or a board leads to. */
const others: readonly Screen[] = [
  {
    name: 'executions',
    at: entryAddress.executions.path,
    also: adminAddress.projects.path,
    area: 'executions',
    list: lazily(
      () => import('../executions/ExecutionList.tsx'),
      'ExecutionList',
    ),
  },
  {
    at: adminAddress.project.path,
    area: 'executions',
    page: lazily(
      () => import('../projectBoard/ProjectBoardPage.tsx'),
      'ProjectBoardPage',
    ),
  },
  {
    at: adminAddress.clientView.path,
    area: 'executions',
    page: lazily(
      () => import('../clientView/ClientViewPage.tsx'),
      'ClientViewPage',
    ),
  },
  {
    at: adminAddress.process.path,
    area: 'executions',
    page: lazily(() => import('../processPage/ProcessPage.tsx'), 'ProcessPage'),
  },
  {
    at: adminAddress.processActivity.path,
    area: 'executions',
    page: lazily(() => import('../activity/index.ts'), 'ProcessActivity'),
  },
  {
    at: adminAddress.projectActivity.path,
    area: 'executions',
    page: lazily(() => import('../activity/index.ts'), 'ProjectActivity'),
  },
  {
    at: adminAddress.clientActivity.path,
    area: 'settings',
    page: lazily(() => import('../activity/index.ts'), 'ClientActivity'),
  },
  {
    at: adminAddress.processMails.path,
    area: 'executions',
    page: lazily(() => import('../mails/ProcessMails.tsx'), 'ProcessMails'),
  },
  {
    at: adminAddress.formEditor.path,
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/FormBuilderPage.tsx'),
      'FormBuilderPage',
    ),
  },
  {
    at: adminAddress.formAnswers.path,
    area: 'settings',
    page: lazily(
      () => import('../formAnswers/FormAnswersPage.tsx'),
      'FormAnswersPage',
    ),
  },
  {
    at: adminAddress.formViewer.path,
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/FormPreviewPage.tsx'),
      'FormPreviewPage',
    ),
  },
  {
    at: adminAddress.jobForm.path,
    area: 'executions',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: adminAddress.blueprintTaskForm.path,
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: adminAddress.moduleForm.path,
    area: 'executions',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: adminAddress.blueprintModule.path,
    area: 'blueprints',
    page: lazily(() => import('../modulePage/ModulePage.tsx'), 'ModulePage'),
  },
  {
    at: adminAddress.addModule.path,
    area: null,
    page: lazily(
      () => import('../modulePage/AddModulePage.tsx'),
      'AddModulePage',
    ),
  },
  {
    at: adminAddress.moduleAtAnyTab.path,
    area: null,
    page: ModuleRedirect,
  },
  {
    at: adminAddress.module.path,
    area: null,
    page: lazily(() => import('../modulePage/ModulePage.tsx'), 'ModulePage'),
  },
  {
    at: adminAddress.blueprint.path,
    area: 'blueprints',
    page: lazily(
      () => import('../builder/TemplateBuilder.tsx'),
      'TemplateBuilder',
    ),
  },
  {
    at: adminAddress.inbox.path,
    area: 'inbox',
    page: lazily(() => import('../inbox/InboxPage.tsx'), 'InboxPage'),
  },
  {
    name: 'tasks',
    at: adminAddress.tasks.path,
    area: 'executions',
    list: lazily(() => import('../allTasks/TaskList.tsx'), 'TaskList'),
  },
  {
    at: adminAddress.profile.path,
    area: null,
    page: lazily(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  },
];

export const screens: readonly Screen[] = [
  settingsHub,
  ...settings.flatMap((group) => group.screens),
  ...others,
];
