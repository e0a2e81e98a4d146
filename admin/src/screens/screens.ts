import {
  Activity,
  CalendarClock,
  Clock,
  ContactRound,
  ListTree,
  Mail,
  Pencil,
  TextCursorInput,
  UserPlus,
  Users,
} from 'lucide-react';
import { ModuleRedirect } from '../layout/ModuleRedirect.tsx';
import { lazily, type MenuGroup, type Screen } from './screen.ts';

/** The settings: each group of the side menu with its screens. Routes and menu follow from these lines. */
export const settings: readonly MenuGroup[] = [
  {
    title: 'settingsMenu.templates',
    screens: [
      {
        name: 'blueprints',
        at: '/settings/processes',
        area: 'blueprints',
        label: 'settingsMenu.processTemplates',
        icon: ListTree,
        list: lazily(
          () => import('../blueprints/BlueprintList.tsx'),
          'BlueprintList',
        ),
      },
      {
        name: 'forms',
        at: '/settings/forms',
        area: 'settings',
        label: 'settingsMenu.formTemplates',
        icon: TextCursorInput,
        list: lazily(() => import('../forms/FormList.tsx'), 'FormList'),
      },
      {
        at: '/settings/emails',
        area: 'settings',
        label: 'settingsMenu.emails',
        icon: Mail,
        page: lazily(() => import('../emails/EmailsPage.tsx'), 'EmailsPage'),
      },
      {
        name: 'roles',
        at: '/settings/roles',
        area: 'settings',
        label: 'settingsMenu.rolesTemplate',
        icon: ContactRound,
        list: lazily(() => import('../roles/RoleList.tsx'), 'RoleList'),
        hasCreate: true,
        hasEdit: true,
      },
    ],
  },
  {
    title: 'settingsMenu.settings',
    screens: [
      {
        at: '/settings/update-name',
        area: 'settings',
        label: 'settingsMenu.updateWorkspaceName',
        icon: Pencil,
        page: lazily(
          () => import('../settings/WorkspaceNamePage.tsx'),
          'WorkspaceNamePage',
        ),
      },
      {
        at: '/settings/answer-time',
        area: 'settings',
        label: 'settingsMenu.answerTime',
        icon: Clock,
        page: lazily(
          () => import('../settings/AnswerTimePage.tsx'),
          'AnswerTimePage',
        ),
      },
      {
        at: '/settings/scheduling',
        area: 'settings',
        label: 'settingsMenu.scheduling',
        icon: CalendarClock,
        page: lazily(
          () => import('../settings/SchedulingPage.tsx'),
          'SchedulingPage',
        ),
      },
    ],
  },
  {
    title: 'settingsMenu.users',
    screens: [
      {
        name: 'people',
        at: '/settings/users',
        area: 'settings',
        label: 'settingsMenu.users',
        icon: Users,
        list: lazily(() => import('../users/UserList.tsx'), 'UserList'),
      },
      {
        at: '/settings/user-invite',
        area: 'settings',
        label: 'settingsMenu.userInvite',
        icon: UserPlus,
        page: lazily(() => import('../users/UserInvite.tsx'), 'UserInvite'),
      },
    ],
  },
  {
    title: 'settingsMenu.system',
    screens: [
      {
        at: '/settings/operations',
        area: 'settings',
        label: 'settingsMenu.operations',
        icon: Activity,
        operators: true,
        page: lazily(
          () => import('../operations/OperationsPage.tsx'),
          'OperationsPage',
        ),
      },
    ],
  },
];

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
