/** Reads ask for rows at least as new as the newest change that this page knows of (`after`). */
export function withPosition(url: string, position: string | null): string {
  if (position === null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}after=${encodeURIComponent(position)}`;
}
