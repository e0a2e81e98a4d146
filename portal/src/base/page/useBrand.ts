import type { BrandShown } from '@waymark/api';
import { useLayoutEffect } from 'react';

/** Dresses the page and its tab in the brand of whose page it is, for as long as it is shown. */
export function useBrand(brand: BrandShown | undefined): void {
  const { style, icon } = brand ?? {};
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const tab = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const before = [page.cssText, tab?.href] as const;
    if (style !== undefined) page.cssText = style;
    if (tab && icon !== undefined) Object.assign(tab, { type: '', href: icon });
    return () => {
      page.cssText = before[0];
      if (tab) tab.href = before[1] ?? '';
    };
  }, [style, icon]);
}
