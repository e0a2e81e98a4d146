import type { ReactNode } from 'react';
import { Notification } from 'react-admin';

/** A click elsewhere does not take a toast away: Undo has its full time. */
const stay = (event: object): void => {
  Object.assign(event, { defaultMuiPrevented: true });
};

/**
 * So long a toast stands, in milliseconds (LOOK, "Undo"): what went wrong is read in that time too.
 */
const STANDS = 6_000;

/** What is told in passing, at the lower left. */
export const Toasts = (): ReactNode => (
  <Notification
    autoHideDuration={STANDS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ clickAwayListener: { onClickAway: stay } }}
  />
);
