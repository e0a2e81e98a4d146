/** What a browser keeps, kept for a test. */
export function memoryStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (nth) => [...kept.keys()][nth] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
