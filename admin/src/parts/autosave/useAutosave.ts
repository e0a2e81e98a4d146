import type { Draft } from '@waymark/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Autosaver } from './autosaver.ts';
import { autosaverOf, show } from './autosavers.ts';
import { useWriter } from './useWriter.ts';
import { keyOf, type EditableField } from './editableField.ts';

export type Autosaved = Draft<string> &
  /** `flush`: saves at once, on leaving the field or to try again. */
  Pick<Autosaver, 'type' | 'flush' | 'keepMine' | 'takeTheirs'>;

type AutosaveOptions = {
  thing: EditableField;
  /** The name of the thing, or of what holds it: shown with a text that lost its place. */
  of: string;
  /** What the server says now, and the revision at which it said so. */
  value: string;
  basedOn: string;
};

/**
 * A field that saves itself 750 ms after the last change (PRODUCT 9.6), and on leaving. While
 * something typed is not saved, what arrives from the server does not touch the field.
 */
export function useAutosave({ thing, of, value, basedOn }: AutosaveOptions): Autosaved {
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
  const { type, flush, keepMine, takeTheirs } = saver;
  return { ...state, type, flush, keepMine, takeTheirs };
}
