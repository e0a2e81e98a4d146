/** A mail for a frame: nothing of it runs or is fetched, whatever a later mail may hold. */
export const inert = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
  );
