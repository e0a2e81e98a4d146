import { useRef, useState } from 'react';
import { draftStore } from './draftStore.ts';
import { useWriter } from './useWriter.ts';

/** As drafts write that no revision was seen. */
const NOTHING_SEEN = '0';

/** The fields that a dialog asks for together, by name. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Keeps what is typed and sent at once, as in a dialog, on the device of its author at every
 * change, so that Esc, a close and a reload lose nothing, until it was sent or let go. Only what
 * differs is kept, so that what was stored meanwhile shows in all the rest.
 * @param place where it belongs within the workspace, as `ask.<plan>.<task>`; another one needs
 * another `key`
 * @param before as it stands without it
 * @param left names of what was kept and has no place any more
 * @param seen revision that is seen now: what is written is based on that of its first change
 */
export function useUnsent<Of extends Fields>(
  place: string,
  before: Of,
  left: (kept: Of) => readonly string[] = () => [],
  seen?: string,
) {
  const { owner, workspaceId } = useWriter();
  const [{ drafts, key }] = useState(() => ({
    drafts: draftStore(localStorage, owner ?? 'nobody'),
    key: `unsent.${workspaceId}.${place}`,
  }));
  const [kept, setKept] = useState<Fields>(() => {
    const stored = readFields(drafts.load(key)?.value);
    const gone = new Set(left(withChanges(before, stored)));
    return Object.fromEntries(Object.entries(stored).filter(([name]) => !gone.has(name)));
  });
  // Two fields may change before the next drawing.
  const latest = useRef(kept);
  const basedOn = useRef(drafts.load(key)?.basedOn ?? NOTHING_SEEN);
  const become = (next: Fields) => {
    latest.current = next;
    setKept(next);
  };
  const [found, setFound] = useState(kept);
  const isFromBefore = Object.keys(found).length > 0;
  const isTyped = Object.keys(kept).length > 0;
  const end = () => {
    drafts.forget(key);
    basedOn.current = NOTHING_SEEN;
    become({});
    setFound({});
  };
  return {
    fields: withChanges(before, kept),
    /** The fields that differ, as they were when this opened. */
    found,
    /** Something differs from what stood there. */
    isTyped,
    /** It was written when this was open before. */
    isFromBefore,
    /** The revision that was seen as the first of it was written; undefined: none was. */
    basedOn: () => (basedOn.current === NOTHING_SEEN ? undefined : basedOn.current),
    /** Undefined: it is taken out. `stood`: as it stands without it, where that came later. */
    type(name: keyof Of & string, value: unknown, stood?: unknown): void {
      // Null is what JSON knows of undefined.
      const { [name]: _, ...rest } = latest.current;
      if (Object.keys(latest.current).length === 0) basedOn.current = seen ?? NOTHING_SEEN;
      const next = isAlike(value, stood ?? before[name])
        ? rest
        : { ...rest, [name]: value ?? null };
      become(next);
      if (Object.keys(next).length === 0) drafts.forget(key);
      else drafts.keep(key, { value: JSON.stringify(next), basedOn: basedOn.current });
    },
    /** It was sent, or let go. */
    end,
    /** Lets go of what was typed, then goes on; undefined where nothing is. */
    discard: (then: () => void) =>
      isTyped
        ? () => {
            end();
            then();
          }
        : undefined,
  };
}

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const withChanges = <Of extends Fields>(before: Of, kept: Fields): Of =>
  Object.fromEntries(
    Object.entries({ ...before, ...kept }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  ) as Of;

function readFields(text: string | undefined): Fields {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
