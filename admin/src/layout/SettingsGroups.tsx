import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { settings } from '../screens/settings.ts';
import { useMe } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import { screenAt } from './sections.ts';

/** The settings, as the table of screens groups them; without what is not for the person. */
export function SettingsGroups(): ReactNode {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  const here = screenAt(useLocation().pathname);
  return settings.map(({ title, screens }) => {
    const shown = screens.filter(({ operators }) => operator || !operators);
    if (shown.length === 0) return null;
    return (
      <section key={title}>
        <h2>{t(title)}</h2>
        {shown.map((screen) => (
          <Link
            key={screen.at}
            to={screen.at}
            {...(screen === here && { 'aria-current': 'page' as const })}
          >
            <screen.icon aria-hidden="true" />
            <span>{t(screen.label)}</span>
          </Link>
        ))}
      </section>
    );
  });
}
