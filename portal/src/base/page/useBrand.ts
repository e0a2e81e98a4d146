import type { BrandShown } from '@waymark/api';
import { useLayoutEffect } from 'react';
import { page } from './useDocumentTitle.ts';

/** Dresses the page and its tab in the brand of whose page it is. */
export function useBrand(brand: BrandShown | undefined): void {
  // Before the title is set, which is an effect of the pages within.
  useLayoutEffect(() => {
    document.documentElement.style.cssText = brand?.style ?? '';
    if (!brand) return;
    page.owner = brand.name;
    document.querySelector('link[rel=icon]')?.setAttribute('href', brand.icon);
  }, [brand]);
}
