import { decodedText } from '../../../parts/files/decodedText.ts';
import { textsNow } from '../../../base/texts/index.ts';

/** The text of a checklist and the name that it came by. */
export type Source = {
  readonly fileName: string;
  readonly text: string;
  /** `html`: rich text, as it was pasted. */
  readonly format?: 'text' | 'html';
};

/**
 * Largest file that the server takes, in bytes (1 MB); the same limit, and the same sentence, as
 * there.
 */
export const MAX_BYTES = 1_048_576;

/**
 * What is taken: Markdown, tables of tasks, outlines, what was exported, rich text that was saved.
 */
export const ENDINGS = ['.md', '.markdown', '.txt', '.csv', '.tsv', '.json', '.html', '.htm'];

/** What a browser offers when it is asked for such a file. */
export const ACCEPTED = [...ENDINGS, 'text/markdown', 'text/plain', 'text/csv'].join(',');

/** Rich text is sent as it is; the server makes Markdown of it. */
export const formatOf = (fileName: string): 'text' | 'html' =>
  /\.html?$/i.test(fileName) ? 'html' : 'text';

/**
 * Why a file need not even be read; null where it may be. Whether it is text is for the server to
 * judge.
 */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  if (size > MAX_BYTES) return tooLarge(size);
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) {
    return textsNow()('importing.otherKind', {
      file: name,
      endings: ENDINGS.slice(0, -1).join(', '),
      last: ENDINGS.at(-1) ?? '',
    });
  }
  return null;
}

/** The text of a file, or why it is not taken. */
export async function sourceOf(
  file: File,
): Promise<{ source: Source; refused: null } | { source: null; refused: string }> {
  const refused = refusalOf(file);
  if (refused !== null) return { source: null, refused };
  const { name } = file;
  try {
    const text = decodedText(new Uint8Array(await file.arrayBuffer()));
    return { source: { fileName: name, text, format: formatOf(name) }, refused: null };
  } catch {
    return { source: null, refused: textsNow()('importing.unreadable', { file: name }) };
  }
}

/** The same for pasted text, by its bytes in UTF-8. */
export function refusalOfText(text: string): string | null {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > MAX_BYTES ? tooLarge(bytes) : null;
}

const tooLarge = (bytes: number): string =>
  textsNow()('importing.tooLarge', { bytes, most: MAX_BYTES });
