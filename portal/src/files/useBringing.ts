import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Files that are dropped onto the form around an element, or pasted into it. */
export function useBringing(
  within: RefObject<HTMLElement | null>,
  add: (files: readonly File[]) => void,
) {
  const bring = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const data =
      'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const files = [...(data?.files ?? [])];
    // Words that come with a picture of themselves are meant as words.
    if (files.length === 0 || data?.types.includes('text/plain')) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    form.addEventListener('dragover', (event) => event.preventDefault(), {
      signal,
    });
    form.addEventListener('drop', (event) => bring(event), { signal });
    form.addEventListener('paste', (event) => bring(event), { signal });
    return () => stop.abort();
  }, [within]);
}
