/**
 * A browser may allow a page in a frame of another site to keep nothing; even to ask then fails.
 * What would be kept on the device lives as long as the page.
 */
export function withStorage(
  page: Pick<typeof globalThis, 'localStorage' | 'sessionStorage'> = globalThis,
): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      page[name].getItem('');
    } catch {
      Object.defineProperty(page, name, { value: new PageStorage() });
    }
}

class PageStorage {
  readonly #lines = new Map<string, string>();
  get length(): number {
    return this.#lines.size;
  }
  key(nth: number): string | null {
    return [...this.#lines.keys()][nth] ?? null;
  }
  getItem(name: string): string | null {
    return this.#lines.get(name) ?? null;
  }
  setItem(name: string, line: string): void {
    this.#lines.set(name, line);
  }
  removeItem(name: string): void {
    this.#lines.delete(name);
  }
  clear(): void {
    this.#lines.clear();
  }
}
