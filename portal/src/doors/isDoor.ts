import { pageAt, portalAddress } from '@waymark/api/addresses';

const { invitation, mails, share } = portalAddress;

/** Whether a page for people who may have no session stands at a path. */
export const isDoor = (path: string): boolean =>
  pageAt({ invitation, mails, share }, path) !== null;
