import {
  Activity,
  ContactRound,
  ListTree,
  Pencil,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../session/me.ts';

const groups = [
  {
    title: 'Templates',
    links: [
      {
        to: '/settings/processes',
        label: 'Process Templates',
        icon: <ListTree aria-hidden="true" />,
      },
      {
        to: '/settings/roles',
        label: 'Roles Template',
        icon: <ContactRound aria-hidden="true" />,
      },
    ],
  },
  {
    title: 'Settings',
    links: [
      {
        to: '/settings/update-name',
        label: 'Update Workspace Name',
        icon: <Pencil aria-hidden="true" />,
      },
    ],
  },
  {
    title: 'Users',
    links: [
      {
        to: '/settings/users',
        label: 'Users',
        icon: <Users aria-hidden="true" />,
      },
      {
        to: '/settings/user-invite',
        label: 'User Invite',
        icon: <UserPlus aria-hidden="true" />,
      },
    ],
  },
];

/** What those who run the installation alone may see. */
const operators = {
  title: 'System',
  links: [
    {
      to: '/settings/operations',
      label: 'Operations',
      icon: <Activity aria-hidden="true" />,
    },
  ],
};

/** The settings, in the groups of PRODUCT 2.2. */
export function SettingsGroups(): ReactNode {
  const operator = useMe()?.operator === true;
  return [...groups, ...(operator ? [operators] : [])].map(
    ({ title, links }) => (
      <section key={title}>
        <h2>{title}</h2>
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to}>
            {icon}
            <span>{label}</span>
          </NavLink>
        ))}
      </section>
    ),
  );
}
