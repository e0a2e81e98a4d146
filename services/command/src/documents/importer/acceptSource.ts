import { refusalText } from '@waymark/api/problems';
import { ImportRefused } from '../../payloads/importRefused.ts';

/** The largest file taken, in bytes of UTF-8: exactly 1 MB is allowed. */
export const MAX_BYTES = 1_048_576;

const REPLACEMENT = /\uFFFD/g;
// Control characters are what tells a binary file.
const CONTROL = /[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/g;
const FEW = 3;
const SHARE = 0.01;

/** Rich text says the same with several times as many bytes. */
const MAX_HTML_BYTES = 4 * MAX_BYTES;

/** @throws ImportRefused `import-too-large` */
export function refuseTooLarge(source: string, format: 'text' | 'html' = 'text'): void {
  const bytes = Buffer.byteLength(source);
  const most = format === 'html' ? MAX_HTML_BYTES : MAX_BYTES;
  if (bytes > most) {
    throw new ImportRefused('import-too-large', refusalText('importTooLarge', bytes, most));
  }
}

/**
 * Refuses what is no readable checklist, before any parsing.
 *
 * @throws ImportRefused `import-too-large`, `import-empty`, `import-not-text`
 */
export function acceptSource(source: string): void {
  refuseTooLarge(source);
  if (source.replace(/^\uFEFF/, '').trim() === '') {
    throw new ImportRefused('import-empty', refusalText('importEmpty'));
  }
  if (
    source.includes('\0') ||
    tooMany(countUnreadable(source), source) ||
    tooMany(count(CONTROL, source), source)
  ) {
    throw new ImportRefused('import-not-text', refusalText('importNotText'));
  }
}

/** How many characters were lost when the file's bytes were read as UTF-8. */
export const countUnreadable = (source: string): number => count(REPLACEMENT, source);

const count = (pattern: RegExp, source: string): number => source.match(pattern)?.length ?? 0;
const tooMany = (bad: number, source: string): boolean => bad > FEW && bad > source.length * SHARE;
