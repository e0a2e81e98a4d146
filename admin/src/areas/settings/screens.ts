import { adminAddress } from '@waymark/api/addresses';
import { CalendarClock, House, Image, KeyRound, Mail, Type } from 'lucide-react';
import { lazily, type MenuScreen, type Screen } from '../../parts/page/screen.ts';

export const emails: MenuScreen = {
  at: adminAddress.emails.path,
  area: 'settings',
  label: 'settingsMenu.emails',
  about: 'settingsMenu.about_emails',
  icon: Mail,
  page: lazily(() => import('./emails/EmailsPage.tsx'), 'EmailsPage'),
};

export const style: MenuScreen = {
  at: adminAddress.style.path,
  area: 'settings',
  label: 'settingsMenu.style',
  about: 'settingsMenu.about_style',
  icon: Image,
  page: lazily(() => import('./brand/StylePage.tsx'), 'StylePage'),
};

export const texts: MenuScreen = {
  at: adminAddress.texts.path,
  area: 'settings',
  label: 'settingsMenu.texts',
  about: 'settingsMenu.about_texts',
  icon: Type,
  page: lazily(() => import('./brand/TextsPage.tsx'), 'TextsPage'),
};

export const workspace: MenuScreen = {
  at: adminAddress.workspaceName.path,
  also: adminAddress.answerTime.path,
  area: 'settings',
  label: 'settingsMenu.workspace',
  about: 'settingsMenu.about_workspace',
  icon: House,
  page: lazily(() => import('./workspace/WorkspacePage.tsx'), 'WorkspacePage'),
};

export const scheduling: MenuScreen = {
  at: adminAddress.scheduling.path,
  area: 'settings',
  label: 'settingsMenu.scheduling',
  about: 'settingsMenu.about_scheduling',
  icon: CalendarClock,
  page: lazily(() => import('./workspace/SchedulingPage.tsx'), 'SchedulingPage'),
};

export const apiKeys: MenuScreen = {
  at: adminAddress.apiKeys.path,
  area: 'settings',
  label: 'settingsMenu.apiKeys',
  about: 'settingsMenu.about_apiKeys',
  icon: KeyRound,
  page: lazily(() => import('./apiKeys/ApiKeysPage.tsx'), 'ApiKeysPage'),
};

/** What the menu of the person leads to. */
export const screens: readonly Screen[] = [
  {
    at: adminAddress.profile.path,
    area: null,
    page: lazily(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
  },
];
