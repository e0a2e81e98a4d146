import { adminAddress } from '@waymark/api/addresses';
import { Building2, ContactRound, Users } from 'lucide-react';
import { lazily, type MenuScreen } from '../../parts/page/screen.ts';

export const roleList: MenuScreen = {
  name: 'roles',
  at: adminAddress.roles.path,
  area: 'settings',
  label: 'settingsMenu.rolesTemplate',
  about: 'settingsMenu.about_rolesTemplate',
  icon: ContactRound,
  list: lazily(() => import('./roles/RoleList.tsx'), 'RoleList'),
  hasCreate: true,
  hasEdit: true,
};

export const userList: MenuScreen = {
  name: 'people',
  at: adminAddress.users.path,
  also: adminAddress.inviteUser.path,
  area: 'settings',
  label: 'settingsMenu.users',
  about: 'settingsMenu.about_users',
  icon: Users,
  list: lazily(() => import('./users/UserList.tsx'), 'UserList'),
};

export const clientList: MenuScreen = {
  name: 'clients',
  at: adminAddress.clients.path,
  area: 'settings',
  label: 'settingsMenu.clients',
  about: 'settingsMenu.about_clients',
  icon: Building2,
  list: lazily(() => import('./clients/ClientList.tsx'), 'ClientList'),
  hasCreate: true,
  hasEdit: true,
};
