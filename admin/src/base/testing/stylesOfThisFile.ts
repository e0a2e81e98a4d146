/**
 * Lets each test file write its styles into the document that it has. Files share their modules,
 * and so what holds the styles of MUI; that would put those of a whole page before one that went
 * with the document of the file before.
 */
if (typeof document !== 'undefined') {
  const [{ withEmotionCache }, { createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('@emotion/react'),
    import('react'),
    import('react-dom/server'),
  ]);
  const Begin = withEmotionCache((_: object, cache) => {
    cache.sheet.flush();
    cache.sheet.container = document.head;
    cache.inserted = {};
    cache.registered = {};
    return null;
  });
  renderToStaticMarkup(createElement(Begin));
}

export {};
