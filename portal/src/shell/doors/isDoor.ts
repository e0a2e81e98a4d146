import { portalAddress } from '@waymark/api/addresses';

const { invitation, mails, sessions, share } = portalAddress;

/** Whether a page for people who may have no session stands at a path. */
export const isDoor = (path: string): boolean =>
  [invitation, mails, sessions, share].some((door) => door.path === path.replace(/\/$/, ''));
