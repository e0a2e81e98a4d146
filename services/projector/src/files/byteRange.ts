import type { Range } from '@waymark/files';

/**
 * The part of so many bytes that a header `Range` asks for: null for all of them, as for more than one part or what can't be
 * understood; 'none' where it lies beyond the end (RFC 9110, 14).
 */
export function byteRange(
  header: string,
  bytes: number,
): Range | null | 'none' {
  const [, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last =
    from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0)) return 'none';
  return first > last ? null : { first, last };
}
