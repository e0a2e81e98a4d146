import { adminAddress } from '@waymark/api/addresses';
import {
  Activity,
  Building2,
  CalendarClock,
  Clock,
  ContactRound,
  History,
  ListTree,
  Mail,
  Pencil,
  TextCursorInput,
  UserPlus,
  Users,
} from 'lucide-react';
import { lazily, type MenuGroup } from './screen.ts';

/** The settings: each group of the side menu with its screens. Routes and menu follow from these lines. */
export const settings: readonly MenuGroup[] = [
  {
    title: 'settingsMenu.templates',
    screens: [
      {
        name: 'blueprints',
        at: adminAddress.blueprints.path,
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
        at: adminAddress.forms.path,
        area: 'settings',
        label: 'settingsMenu.formTemplates',
        icon: TextCursorInput,
        list: lazily(() => import('../forms/FormList.tsx'), 'FormList'),
      },
      {
        at: adminAddress.emails.path,
        area: 'settings',
        label: 'settingsMenu.emails',
        icon: Mail,
        page: lazily(() => import('../emails/EmailsPage.tsx'), 'EmailsPage'),
      },
      {
        name: 'roles',
        at: adminAddress.roles.path,
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
        at: adminAddress.workspaceName.path,
        area: 'settings',
        label: 'settingsMenu.updateWorkspaceName',
        icon: Pencil,
        page: lazily(
          () => import('../settings/WorkspaceNamePage.tsx'),
          'WorkspaceNamePage',
        ),
      },
      {
        at: adminAddress.answerTime.path,
        area: 'settings',
        label: 'settingsMenu.answerTime',
        icon: Clock,
        page: lazily(
          () => import('../settings/AnswerTimePage.tsx'),
          'AnswerTimePage',
        ),
      },
      {
        at: adminAddress.scheduling.path,
        area: 'settings',
        label: 'settingsMenu.scheduling',
        icon: CalendarClock,
        page: lazily(
          () => import('../settings/SchedulingPage.tsx'),
          'SchedulingPage',
        ),
      },
      {
        at: adminAddress.activity.path,
        area: 'settings',
        label: 'settingsMenu.activity',
        icon: History,
        page: lazily(() => import('../activity/index.ts'), 'WorkspaceActivity'),
      },
    ],
  },
  {
    title: 'settingsMenu.users',
    screens: [
      {
        name: 'people',
        at: adminAddress.users.path,
        area: 'settings',
        label: 'settingsMenu.users',
        icon: Users,
        list: lazily(() => import('../users/UserList.tsx'), 'UserList'),
      },
      {
        at: adminAddress.inviteUser.path,
        area: 'settings',
        label: 'settingsMenu.userInvite',
        icon: UserPlus,
        page: lazily(() => import('../users/UserInvite.tsx'), 'UserInvite'),
      },
      {
        name: 'clients',
        at: adminAddress.clients.path,
        area: 'settings',
        label: 'settingsMenu.clients',
        icon: Building2,
        list: lazily(() => import('../clients/ClientList.tsx'), 'ClientList'),
        hasCreate: true,
        hasEdit: true,
      },
    ],
  },
  {
    title: 'settingsMenu.system',
    screens: [
      {
        at: adminAddress.operations.path,
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
