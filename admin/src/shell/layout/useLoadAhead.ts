import { useEffect } from 'react';
import { loadWizard } from '../../areas/blueprints/screens.ts';
import { loadScreen } from '../../parts/page/screen.ts';
import { screens } from '../screens/screens.ts';
import { screenAt } from './sections.ts';

/** What no screen is, and a click waits for: the editor of texts, and what opens over a page. */
const others = [
  () => import('../../parts/richText/RichTextEditor.tsx'),
  () => import('../palette/Palette.tsx'),
  () => import('../../parts/turn/TurnPopover.tsx'),
  loadWizard,
];

/** A file that could not be loaded is asked for again when it is shown, and the page says so. */
const quietly = (load: () => Promise<unknown>) => load().catch(() => undefined);

/**
 * Loads pages before somebody goes there: one whose link is pointed at or focused at once, all
 * others one by one whenever the browser has nothing to do. Whoever saves data is spared the
 * latter.
 */
export function useLoadAhead(): void {
  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.origin !== location.origin) return;
      const screen = screenAt(link.pathname);
      if (screen !== undefined) void quietly(() => loadScreen(screen));
    };
    document.addEventListener('pointerover', onLink, { passive: true });
    document.addEventListener('focusin', onLink);
    const stop = savesData() ? undefined : loadWhenIdle();
    return () => {
      stop?.();
      document.removeEventListener('pointerover', onLink);
      document.removeEventListener('focusin', onLink);
    };
  }, []);
}

function loadWhenIdle(): () => void {
  const waiting = [
    ...screens
      .filter((screen) => !('operators' in screen))
      .map((screen) => () => loadScreen(screen)),
    ...others,
  ];
  let idle = 0;
  const next = () => {
    const load = waiting.shift();
    if (load === undefined) return;
    idle = whenIdle(() => void quietly(load).then(next));
  };
  next();
  return () => {
    waiting.length = 0;
    window.clearTimeout(idle);
  };
}

/** Not every browser tells when it has nothing to do. */
const whenIdle = (act: () => void): number => {
  const { requestIdleCallback: ask } = window as Partial<Window>;
  return ask === undefined ? window.setTimeout(act, 200) : ask(act);
};

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
