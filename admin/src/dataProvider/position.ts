/** The newest position in the log that this page knows of: every read asks for rows at least as new. */
let newest: string | null = null;

/** @param position decimal text, as commands and live changes answer it */
export function rememberPosition(position: string): void {
  if (newest === null || BigInt(position) > BigInt(newest)) newest = position;
}

export const newestPosition = (): string | null => newest;
