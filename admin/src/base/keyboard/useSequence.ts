import { isComposed } from '@waymark/look/composed';
import { useEffect, useRef } from 'react';
import { keyOf, type KeyId } from './keys.ts';
import { isTaken, singleKeys } from './keyMatching.ts';

/** Milliseconds that the second key may take. */
const WITHIN = 1500;

/** Does something when two keys of the table are pressed one after the other. */
export function useSequence(acts: Readonly<Partial<Record<KeyId, () => void>>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if (ctrlKey || metaKey || altKey || isComposed(event) || !singleKeys() || isTaken(target)) {
        first = null;
        return;
      }
      const pressed = key.toUpperCase();
      const before = first;
      first = { key: pressed, at: timeStamp };
      if (before === null || timeStamp - before.at > WITHIN) return;
      for (const [id, act] of Object.entries(latest.current)) {
        const [one, other] = keyOf(id as KeyId).caps;
        if (one === before.key && other === pressed) act();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
