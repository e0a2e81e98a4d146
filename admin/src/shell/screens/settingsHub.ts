import { adminAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from '../../parts/page/screen.ts';

/** The screen behind the word Settings: all of them as cards. */
export const settingsHub: Screen = {
  at: adminAddress.settings.path,
  area: 'settings',
  page: lazily(() => import('./SettingsHub.tsx'), 'SettingsHub'),
};
