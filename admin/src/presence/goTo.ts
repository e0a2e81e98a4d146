/** Brings the block or task into sight at which somebody is. */
export function goTo(place: string): void {
  document.querySelector(`[data-here="${CSS.escape(place)}"]`)?.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 'auto'
      : 'smooth',
  });
}
