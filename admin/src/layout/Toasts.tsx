import type { ReactNode } from 'react';
import { Notification } from 'react-admin';

/** A click elsewhere does not take a toast away: Undo has its full time. */
const stay = (event: object): void => {
  Object.assign(event, { defaultMuiPrevented: true });
};

/** What is told in passing, at the lower left. */
export const Toasts = (): ReactNode => (
  <Notification
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ clickAwayListener: { onClickAway: stay } }}
  />
);
