/** The places that somebody was at last, in this browser. */
export type Place = { readonly title: string; readonly to: string };

const KEY = 'waymark.places';
const KEPT = 5;

export function lastPlaces(): readonly Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Place[]) : [];
  } catch {
    return [];
  }
}

/** Puts a place in front; the one that it leads to stands once. */
export function remember(place: Place): void {
  const others = lastPlaces().filter(({ to }) => to !== place.to);
  localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, KEPT)));
}
