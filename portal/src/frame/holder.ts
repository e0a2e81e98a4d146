import { tellHolder, toldHeight, type FrameMessage } from '@waymark/client';
import { useEffect, type RefObject } from 'react';

/** Whether there is somebody to go back to. */
export const isHeld = (): boolean => window.parent !== window;

export const tell = (origin: string, type: Exclude<FrameMessage['type'], 'FORM_HEIGHT'>): void =>
  tellHolder(origin, { type });

/** Tells how high the page is, whenever that changes. */
export function useToldHeight(origin: string, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (element === null || origin === '') return;
    let told = 0;
    const observer = new ResizeObserver(() => {
      const height = toldHeight(element.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      tellHolder(origin, { type: 'FORM_HEIGHT', height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [origin, page]);
}
