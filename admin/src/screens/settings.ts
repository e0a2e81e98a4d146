import { adminAddress } from '@waymark/api/addresses';
import {
  Activity,
  Building2,
  CalendarClock,
  ContactRound,
  History,
  House,
  ListTree,
  Mail,
  TextCursorInput,
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
        about: 'settingsMenu.about_processTemplates',
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
        about: 'settingsMenu.about_formTemplates',
        icon: TextCursorInput,
        list: lazily(() => import('../forms/FormList.tsx'), 'FormList'),
      },
      {
        at: adminAddress.emails.path,
        area: 'settings',
        label: 'settingsMenu.emails',
        about: 'settingsMenu.about_emails',
        icon: Mail,
        page: lazily(() => import('../emails/EmailsPage.tsx'), 'EmailsPage'),
      },
      {
        name: 'roles',
        at: adminAddress.roles.path,
        area: 'settings',
        label: 'settingsMenu.rolesTemplate',
        about: 'settingsMenu.about_rolesTemplate',
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
        also: adminAddress.answerTime.path,
        area: 'settings',
        label: 'settingsMenu.workspace',
        about: 'settingsMenu.about_workspace',
        icon: House,
        page: lazily(
          () => import('../settings/WorkspacePage.tsx'),
          'WorkspacePage',
        ),
      },
      {
        at: adminAddress.scheduling.path,
        area: 'settings',
        label: 'settingsMenu.scheduling',
        about: 'settingsMenu.about_scheduling',
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
        about: 'settingsMenu.about_activity',
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
        also: adminAddress.inviteUser.path,
        area: 'settings',
        label: 'settingsMenu.users',
        about: 'settingsMenu.about_users',
        icon: Users,
        list: lazily(() => import('../users/UserList.tsx'), 'UserList'),
      },
      {
        name: 'clients',
        at: adminAddress.clients.path,
        area: 'settings',
        label: 'settingsMenu.clients',
        about: 'settingsMenu.about_clients',
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
        about: 'settingsMenu.about_operations',
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
