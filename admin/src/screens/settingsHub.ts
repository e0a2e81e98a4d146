import { adminAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from './screen.ts';

/** What the word Settings leads to: all of them as cards. */
export const settingsHub: Screen = {
  at: adminAddress.settings.path,
  area: 'settings',
  page: lazily(() => import('../settings/SettingsHub.tsx'), 'SettingsHub'),
};
