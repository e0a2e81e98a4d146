import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { autosaverOf, show } from './autosavers.ts';
import type { AutosaveState } from './autosaveState.ts';
import { useWriter } from './useWriter.ts';
import { keyOf, type Thing } from './things.ts';

export type Autosaved = AutosaveState & {
  type: (value: string) => void;
  /** Saves at once: on leaving the field, or to try again. */
  flush: () => void;
  keepMine: (value: string, revision: string) => void;
  takeTheirs: (value: string, revision: string) => void;
};

type AutosaveOptions = {
  thing: Thing;
  /** What the thing, or what holds it, is called: told with a text that lost its place. */
  of: string;
  /** What the server says now, and the revision at which it said so. */
  value: string;
  basedOn: string;
};

/**
 * A field that saves itself 750 ms after the last change (PRODUCT 9.6), and on leaving. While something typed is
 * not saved, what arrives from the server does not touch the field.
 */
export function useAutosave({
  thing,
  of,
  value,
  basedOn,
}: AutosaveOptions): Autosaved {
  const { owner: known, workspaceId } = useWriter();
  const owner = known ?? 'nobody';
  const key = keyOf(thing);
  const saver = useMemo(
    () => autosaverOf(owner, { thing, workspaceId, of }, value, basedOn),
    // oxlint-disable-next-line exhaustive-deps -- later values arrive by seen()
    [key, owner, workspaceId],
  );
  useEffect(() => show(owner, saver.origin.thing), [saver, owner]);
  useEffect(() => saver.seen(value, basedOn, of), [saver, value, basedOn, of]);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const type = useCallback((next: string) => saver.type(next), [saver]);
  const keepMine = useCallback(
    (next: string, revision: string) => saver.keepMine(next, revision),
    [saver],
  );
  const takeTheirs = useCallback(
    (next: string, revision: string) => saver.takeTheirs(next, revision),
    [saver],
  );
  return { ...state, type, flush: saver.flush, keepMine, takeTheirs };
}
