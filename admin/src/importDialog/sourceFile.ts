import { textsNow } from '../texts/index.ts';

/** The text of a checklist and the name that it came by. */
export type Source = { readonly fileName: string; readonly text: string };

/** Largest file that the server takes, in bytes (1 MB); the same limit, and the same sentence, as there. */
export const MAX_BYTES = 1_048_576;

/** What is taken: Markdown or plain text. */
export const ENDINGS = ['.md', '.markdown', '.txt'];

/** Why a file need not even be read; null where it may be. Whether it is text is for the server to judge. */
export function refusalOf({
  name,
  size,
}: {
  name: string;
  size: number;
}): string | null {
  if (size > MAX_BYTES) return tooLarge(size);
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) {
    return textsNow()('importing.noMarkdown', {
      file: name,
      endings: ENDINGS.slice(0, -1).join(', '),
      last: ENDINGS.at(-1) ?? '',
    });
  }
  return null;
}

/** The same for pasted text, by its bytes in UTF-8. */
export function refusalOfText(text: string): string | null {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > MAX_BYTES ? tooLarge(bytes) : null;
}

const tooLarge = (bytes: number): string =>
  textsNow()('importing.tooLarge', { bytes, most: MAX_BYTES });
