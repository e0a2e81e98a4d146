/**
 * A mail for a frame: nothing of it runs, and nothing is fetched but pictures of workspaces that
 * this installation serves itself, whatever a later mail may hold.
 */
export const inert = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src ${location.origin}/api/pictures/">`,
  );
