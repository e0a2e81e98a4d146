import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { autosaverOf, show } from './autosavers.ts';
import type { Save } from './autosaver.ts';
import type { AutosaveState } from './autosaveState.ts';
import { useMe } from '../session/me.ts';

export type Autosaved = AutosaveState & {
  type: (value: string) => void;
  /** Saves at once: on leaving the field, or to try again. */
  flush: () => void;
  keepMine: (value: string, revision: string) => void;
  takeTheirs: (value: string, revision: string) => void;
};

type AutosaveOptions = {
  /** The thing, as events name it: `block/<id>/text`. Its draft is kept under this name. */
  thing: string;
  /** What the server says now, and the revision at which it said so. */
  value: string;
  basedOn: string;
  save: Save;
};

/**
 * A field that saves itself 750 ms after the last change (spec 2 §4, Saving), and on leaving. While something typed is
 * not saved, what arrives from the server does not touch the field.
 */
export function useAutosave({
  thing,
  value,
  basedOn,
  save,
}: AutosaveOptions): Autosaved {
  const owner = useMe()?.account.accountId ?? 'nobody';
  const saver = useMemo(
    () => autosaverOf(thing, owner, value, basedOn, save),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later values arrive by seen()
    [thing, owner],
  );
  useEffect(() => saver.saveBy(save), [saver, save]);
  useEffect(() => show(thing, owner), [saver, thing, owner]);
  useEffect(() => saver.seen(value, basedOn), [saver, value, basedOn]);
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
