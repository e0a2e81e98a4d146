import type { DraftRules } from '../draft.ts';

/** Words, of which a server tidies the blanks. */
export const wordRules: DraftRules<string> = {
  alike: (one, other) => one.trim() === other.trim(),
  theirsIn: ({ theirs }) => (typeof theirs === 'string' ? theirs : undefined),
};

/** Something in parts, each changed for itself. */
export type Parts = Readonly<Record<string, string>>;

export const partRules: DraftRules<Parts> = {
  alike: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  merge: {
    together({ saved, value }, theirs) {
      const names = Object.keys({ ...saved, ...value, ...theirs });
      const isMine = (name: string) => saved?.[name] !== value[name];
      const clashes = names.filter(
        (name) => isMine(name) && theirs[name] !== saved?.[name] && theirs[name] !== value[name],
      );
      const mine = names.filter(isMine).map((name) => [name, value[name]]);
      return { value: { ...theirs, ...Object.fromEntries(mine) } as Parts, clashes };
    },
    isLeft: ({ saved, value, clashes }) =>
      Object.keys(value).some((name) => value[name] !== saved?.[name] && !clashes.includes(name)),
  },
};

/** A storage that stands in for a device's. */
export function memoryStorage() {
  const lines = new Map<string, string>();
  return {
    lines,
    getItem: (name: string) => lines.get(name) ?? null,
    setItem: (name: string, text: string) => void lines.set(name, text),
    removeItem: (name: string) => void lines.delete(name),
  };
}
