/** What a browser keeps, for a test to look into. */
export class KeptStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  key = (n: number) => [...this.items.keys()][n] ?? null;
  get length() {
    return this.items.size;
  }
}
