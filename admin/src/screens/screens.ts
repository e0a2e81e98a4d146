import { ModuleRedirect } from '../layout/ModuleRedirect.tsx';
import { lazily, type Screen } from './screen.ts';
import { settings } from './settings.ts';

/** What no menu names: pages that the navbar, a list or a board leads to. */
const others: readonly Screen[] = [
  {
    name: 'executions',
    at: '/',
    also: '/project',
    area: 'executions',
    list: lazily(
      () => import('../executions/ExecutionList.tsx'),
      'ExecutionList',
    ),
  },
  {
    at: '/project/:projectId',
    area: 'executions',
    page: lazily(
      () => import('../projectBoard/ProjectBoardPage.tsx'),
      'ProjectBoardPage',
    ),
  },
  {
    at: '/client-workspace/:clientId/:accountId',
    area: 'executions',
    page: lazily(
      () => import('../clientView/ClientViewPage.tsx'),
      'ClientViewPage',
    ),
  },
  {
    at: '/project/:projectId/:processId',
    area: 'executions',
    page: lazily(() => import('../processPage/ProcessPage.tsx'), 'ProcessPage'),
  },
  {
    at: '/project/:projectId/:processId/activity',
    area: 'executions',
    page: lazily(() => import('../activity/index.ts'), 'ProcessActivity'),
  },
  {
    at: '/project/:projectId/:processId/mails',
    area: 'executions',
    page: lazily(() => import('../mails/ProcessMails.tsx'), 'ProcessMails'),
  },
  {
    at: '/settings/task/form-editor/:formId',
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/FormBuilderPage.tsx'),
      'FormBuilderPage',
    ),
  },
  {
    at: '/settings/forms/:formId/answers',
    area: 'settings',
    page: lazily(
      () => import('../formAnswers/FormAnswersPage.tsx'),
      'FormAnswersPage',
    ),
  },
  {
    at: '/settings/task/form-viewer/:formId/:taskId',
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/FormPreviewPage.tsx'),
      'FormPreviewPage',
    ),
  },
  {
    at: '/project/task-form/:projectId/:jobId/:taskId',
    area: 'executions',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: '/settings/job/task-editor/:templateId/:taskId',
    area: 'settings',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: '/module/task-form/:processId/:moduleId/:taskId',
    area: 'executions',
    page: lazily(
      () => import('../formBuilder/TaskFormPage.tsx'),
      'TaskFormPage',
    ),
  },
  {
    at: '/module/template/:processId/:moduleId',
    area: 'blueprints',
    page: lazily(() => import('../modulePage/ModulePage.tsx'), 'ModulePage'),
  },
  {
    at: '/module/add/:processId/:stepId/:projectId',
    area: null,
    page: lazily(
      () => import('../modulePage/AddModulePage.tsx'),
      'AddModulePage',
    ),
  },
  {
    at: '/module/:processId/:moduleId',
    area: null,
    page: ModuleRedirect,
  },
  {
    at: '/module/:processId/:moduleId/:tab',
    area: null,
    page: lazily(() => import('../modulePage/ModulePage.tsx'), 'ModulePage'),
  },
  {
    at: '/settings/process/:typeId',
    area: 'blueprints',
    page: lazily(
      () => import('../builder/TemplateBuilder.tsx'),
      'TemplateBuilder',
    ),
  },
  {
    at: '/inbox',
    area: 'inbox',
    page: lazily(() => import('../inbox/InboxPage.tsx'), 'InboxPage'),
  },
  {
    name: 'tasks',
    at: '/tasks',
    area: 'executions',
    list: lazily(() => import('../allTasks/TaskList.tsx'), 'TaskList'),
  },
  {
    at: '/user/profile',
    area: null,
    page: lazily(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  },
];

export const screens: readonly Screen[] = [
  ...settings.flatMap((group) => group.screens),
  ...others,
];
