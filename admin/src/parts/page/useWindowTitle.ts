import { useEffect } from 'react';

/**
 * Names the window while a page is shown: 'Activity · Onboarding · Waymark'. What is empty or said
 * already is left out.
 */
export function useWindowTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...new Set([...parts, 'Waymark'])].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
