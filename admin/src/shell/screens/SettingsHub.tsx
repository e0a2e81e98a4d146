import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settings } from './settings.ts';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import { SettingsPage } from '../../parts/page/SettingsPage.tsx';

/**
 * /settings (PRODUCT 2.2): every page of the settings as a card, in the groups of the side menu.
 */
export function SettingsHub(): ReactNode {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  return (
    <SettingsPage title={t('shell.settings')} lead={t('settings.hubHint')}>
      {settings.map(({ title, screens }) => {
        const shown = screens.filter(({ operators }) => operator || !operators);
        if (shown.length === 0) return null;
        return (
          <section key={title} className="settings-cards">
            <h2>{t(title)}</h2>
            <ul>
              {shown.map(({ at, label, about, icon: Icon }) => (
                <li key={at}>
                  <Link to={at}>
                    <Icon aria-hidden="true" />
                    <span>
                      <b>{t(label)}</b>
                      <small>{t(about)}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </SettingsPage>
  );
}
