/** Files that one message or note may carry. */
export const MOST_FILES = 10;
/** Largest file, in bytes. */
export const MOST_FILE_BYTES = 25 * 1024 * 1024;
/** For how long a link to a file is good, in milliseconds; it is asked for anew before. */
export const FILE_LINK_LASTS = 5 * 60_000;
