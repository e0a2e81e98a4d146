import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { settings } from '../screens/settings.ts';
import { useMe } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';

/** The settings, as the table of screens groups them; without what is not for the person. */
export function SettingsGroups(): ReactNode {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  return settings.map(({ title, screens }) => {
    const shown = screens.filter(({ operators }) => operator || !operators);
    if (shown.length === 0) return null;
    return (
      <section key={title}>
        <h2>{t(title)}</h2>
        {shown.map(({ at, label, icon: Icon }) => (
          <NavLink key={at} to={at}>
            <Icon aria-hidden="true" />
            <span>{t(label)}</span>
          </NavLink>
        ))}
      </section>
    );
  });
}
