import { isComposed } from '@waymark/look/composed';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ExecutionViews } from '../executions/ExecutionViews.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import type { SideMenuName } from './sections.ts';
import { useTexts } from '../texts/index.ts';

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

/** The side menu says what: views of the executions, or the groups of the settings. */
export function SideMenu({
  menu,
  areas,
  overlay,
  onClose,
}: SideMenuProps): ReactNode {
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
      {overlay && (
        <div className="side-scrim" onClick={onClose} aria-hidden="true" />
      )}
      <aside
        className={overlay ? 'side side-overlay' : 'side'}
        aria-label={
          menu === null
            ? t('shell.sideMenu')
            : t(menu === 'executions' ? 'shell.views' : 'shell.settings')
        }
        onClick={(event) =>
          overlay && (event.target as HTMLElement).closest('a') && onClose()
        }
      >
        {areas && <AreaLinks className="side-areas" />}
        {menu === 'executions' && <ExecutionViews />}
        {menu === 'settings' && <SettingsGroups />}
      </aside>
    </>
  );
}
