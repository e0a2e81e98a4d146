/** Whether a page for people who may have no session stands at a path. */
export const isDoor = (path: string): boolean =>
  /^\/portal\/(invitation|mails|share)\/?$/.test(path);
