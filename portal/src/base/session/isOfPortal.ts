import { entryAddress } from '@waymark/api/addresses';

const root = entryAddress.portal.path.replace(/\/$/, '');

/** Whether an address is of this app, so that no page needs to be loaded to go there. */
export const isOfPortal = (address: string): boolean => address.startsWith(root);
