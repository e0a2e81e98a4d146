import type { FormDraftRow } from '@waymark/api';
import { isDirty, openDraft, takenUp, untouched, type Draft } from '@waymark/client';
import { formChange, type FormDefinition } from '@waymark/events/forms';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCommand, type Send } from '../../../base/dataProvider/useCommand.ts';
import { asProblem, useWriter } from '../../../parts/autosave/index.ts';
import { begin, step, upTo, type FormEditing, type EditingAction } from './editing.ts';
import { formRules, payloadOf } from './formRules.ts';
import { keptForm } from './keptForm.ts';

export type SavingState = {
  readonly state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Instant of the last save. */
  readonly at?: string;
};

export type FormDraft = {
  readonly editing: FormEditing;
  readonly act: (action: EditingAction) => void;
  /** What somebody else changed too, and with what: nothing is saved before it is settled. */
  readonly clashes: readonly string[];
  readonly theirs: FormDefinition | null;
  readonly settle: (take: 'mine' | 'theirs') => void;
  /** Something is not saved. */
  readonly isLeft: boolean;
  readonly saving: SavingState;
  /** Why it could not be saved, as the server says it. */
  readonly refused: string | null;
  /** Sends what is left without waiting. @returns whether all is saved */
  readonly flush: () => Promise<boolean>;
};

/**
 * The draft of a form while somebody makes it: saved 750 ms after the last change, only what
 * changed; what others change comes in meanwhile, and what is not saved is kept on the device.
 * @param reread reads the row again
 */
export function useFormDraft(row: FormDraftRow, reread: () => Promise<unknown>): FormDraft {
  const owner = useWriter().owner ?? '';
  const send = useCommand({ quiet: true });
  const [draft] = useState(() => openFormDraft(row, owner, send, reread));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const [editing, setEditing] = useState(() => begin(state.value));
  const steps = useRef(editing);
  const { definition, revision } = row;
  useEffect(() => draft.seen(definition, revision), [draft, definition, revision]);
  useEffect(() => {
    const leave = () => void draft.flush();
    draft.goByItself(true);
    addEventListener('pagehide', leave);
    addEventListener('online', leave);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', leave);
      leave();
      draft.goByItself(false);
    };
  }, [draft]);
  const act = useCallback(
    (action: EditingAction) => {
      steps.current = step(upTo(steps.current, draft.state().value), action);
      setEditing(steps.current);
      draft.type(steps.current.form);
    },
    [draft],
  );
  const { clashes, saved, problem } = state;
  return {
    ...{ act, clashes, flush: draft.flush, isLeft: isDirty(state), saving: savingOf(state) },
    editing: upTo(editing, state.value),
    theirs: clashes.length > 0 ? saved : null,
    settle(take) {
      const { value, saved: theirs } = draft.state();
      draft.settle(take === 'mine' ? value : (theirs ?? value), []);
    },
    refused: problem === null || problem.status === 0 ? null : problem.detail,
  };
}

function openFormDraft(
  { id: formId, definition, revision }: FormDraftRow,
  owner: string,
  send: Send,
  reread: () => Promise<unknown>,
) {
  const line = keptForm(owner, formId);
  const kept = line.load();
  return openDraft<FormDefinition>({
    ...{ rules: formRules, asProblem, now: () => new Date().toISOString() },
    begins:
      kept === null
        ? untouched(definition, revision)
        : takenUp(kept.form, kept.base, kept.revision),
    keep: (now, before) => {
      const { saved, value: form, basedOn } = now;
      if (isDirty(now)) line.keep({ base: saved ?? form, form, revision: basedOn });
      else if (isDirty(before)) line.keep(null);
    },
    send: async ({ saved, value, basedOn }) => {
      const change = formChange(saved ?? value, value);
      if (change === null) return { revision: basedOn };
      return send('ChangeForm', payloadOf(formId, change, value), { basedOn });
    },
    // What they made of it comes with the row, and is brought together with this.
    reread: async () => void (await reread()),
  });
}

function savingOf({ phase, problem, savedAt }: Draft<FormDefinition>): SavingState {
  const at = savedAt !== null && { at: savedAt };
  if (phase === 'saving' || phase === 'failed') return { state: phase, ...at };
  if (phase === 'conflict') return { state: problem === null ? 'unsaved' : 'failed', ...at };
  return { state: phase === 'unsaved' ? 'unsaved' : 'saved', ...at };
}
