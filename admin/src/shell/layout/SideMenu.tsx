import { isComposed } from '@waymark/look/composed';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ViewsMenu } from '../../areas/executions/screens.ts';
import { AreaLinks } from './AreaLinks.tsx';
import { Link, useLocation } from 'react-router';
import { settings } from '../screens/settings.ts';
import { useMe } from '../../base/session/me.ts';
import { screenAt } from './sections.ts';
import type { SideMenuName } from './sections.ts';
import { useTexts } from '../../base/texts/index.ts';

export { sideMenuOf } from './sections.ts';

type SideMenuProps = {
  /** Pages without one have the areas alone, on a phone. */
  menu: SideMenuName | null;
  /** Those of the app come first: the navbar has no room for them. */
  areas: boolean;
  /** Floats over the page, below 1200 pixels. */
  overlay: boolean;
  onClose: () => void;
};

/** The settings, as the table of screens groups them; without what is not for the person. */
function SettingsGroups(): ReactNode {
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

/** The side menu says what: views of the executions, or the groups of the settings. */
export function SideMenu({ menu, areas, overlay, onClose }: SideMenuProps): ReactNode {
  const t = useTexts();
  useEffect(() => {
    if (!overlay) return;
    const onKeyDown = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposed(event) && onClose();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [overlay, onClose]);
  return (
    <>
      {overlay && <div className="side-scrim" onClick={onClose} aria-hidden="true" />}
      <aside
        className={overlay ? 'side side-overlay' : 'side'}
        aria-label={
          menu === null
            ? t('shell.sideMenu')
            : t(menu === 'executions' ? 'shell.views' : 'shell.settings')
        }
        onClick={(event) => overlay && (event.target as HTMLElement).closest('a') && onClose()}
      >
        {areas && <AreaLinks className="side-areas" />}
        {menu === 'executions' && <ViewsMenu />}
        {menu === 'settings' && <SettingsGroups />}
      </aside>
    </>
  );
}
