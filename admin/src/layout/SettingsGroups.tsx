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
import { useTexts } from '../texts/index.ts';

const groups = [
  {
    title: 'settingsMenu.templates',
    links: [
      {
        to: '/settings/processes',
        label: 'settingsMenu.processTemplates',
        icon: <ListTree aria-hidden="true" />,
      },
      {
        to: '/settings/roles',
        label: 'settingsMenu.rolesTemplate',
        icon: <ContactRound aria-hidden="true" />,
      },
    ],
  },
  {
    title: 'settingsMenu.settings',
    links: [
      {
        to: '/settings/update-name',
        label: 'settingsMenu.updateWorkspaceName',
        icon: <Pencil aria-hidden="true" />,
      },
    ],
  },
  {
    title: 'settingsMenu.users',
    links: [
      {
        to: '/settings/users',
        label: 'settingsMenu.users',
        icon: <Users aria-hidden="true" />,
      },
      {
        to: '/settings/user-invite',
        label: 'settingsMenu.userInvite',
        icon: <UserPlus aria-hidden="true" />,
      },
    ],
  },
] as const;

/** What those who run the installation alone may see. */
const operators = {
  title: 'settingsMenu.system',
  links: [
    {
      to: '/settings/operations',
      label: 'settingsMenu.operations',
      icon: <Activity aria-hidden="true" />,
    },
  ],
} as const;

/** The settings, in the groups of PRODUCT 2.2. */
export function SettingsGroups(): ReactNode {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  return [...groups, ...(operator ? [operators] : [])].map(
    ({ title, links }) => (
      <section key={title}>
        <h2>{t(title)}</h2>
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to}>
            {icon}
            <span>{t(label)}</span>
          </NavLink>
        ))}
      </section>
    ),
  );
}
