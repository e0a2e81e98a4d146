/** Milliseconds between two reports of a window on where it is (PRODUCT 14.2). */
export const PRESENCE_EVERY = 15_000;
