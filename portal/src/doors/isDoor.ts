import { portalAddress } from '@waymark/api/addresses';

const { invitation, mails, share } = portalAddress;

/** Whether a page for people who may have no session stands at a path. */
export const isDoor = (path: string): boolean =>
  [invitation, mails, share].some(
    (door) => door.path === path.replace(/\/$/, ''),
  );
