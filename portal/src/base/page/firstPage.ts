let shown: () => void = () => undefined;
/** When the content of the first page was painted. */
export const firstPage = new Promise<void>((resolve) => (shown = resolve));

/**
 * Said by each page once its content stands: what is not needed before may come once that was
 * painted.
 */
export const pageShown = (): void => void requestAnimationFrame(() => setTimeout(shown));
