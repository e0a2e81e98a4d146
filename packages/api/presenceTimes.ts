/** How often a window says again where it is, in milliseconds (PRODUCT 14.2). */
export const PRESENCE_EVERY = 15_000;
