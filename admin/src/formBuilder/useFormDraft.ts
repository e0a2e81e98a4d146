import type { FormDraftRow, Payload } from '@waymark/api';
import {
  formChange,
  type FormChange,
  type FormDefinition,
} from '@waymark/events/forms';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { SAVE_AFTER } from '../autosave/autosaver.ts';
import { useWriter } from '../autosave/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { problemOf } from '../wire/problemOf.ts';
import {
  begin,
  editing,
  isDirty,
  type Editing,
  type EditingAction,
} from './editing.ts';
import { keepForm, keptForm } from './keptForm.ts';
import { afterFailing, atFirst } from './savingPace.ts';

export type SavingState = {
  readonly state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Instant of the last save. */
  readonly at?: string;
};

export type FormDraft = {
  readonly editing: Editing;
  readonly act: (action: EditingAction) => void;
  readonly saving: SavingState;
  /** Why it could not be saved, as the server says it. */
  readonly refused: string | null;
  /** Sends what is left without waiting. @returns whether all is saved */
  readonly flush: () => Promise<boolean>;
};

/**
 * The draft of a form while somebody makes it: saved 750 ms after the last change, only what changed; what others change
 * comes in meanwhile, and what is not saved is kept on the device.
 * @param reread reads the row again
 */
export function useFormDraft(
  row: FormDraftRow,
  reread: () => Promise<unknown>,
): FormDraft {
  const { id: formId } = row;
  const owner = useWriter().owner ?? '';
  const [state, dispatch] = useReducer(editing, null, () => begun(row, owner));
  const [{ phase, at, refused, again, failures }, tell] =
    useState<Told>(nothingTold);
  const { definition, revision } = row;
  useEffect(() => {
    dispatch({ type: 'seen', form: definition, revision });
  }, [definition, revision]);

  const latest = useRef(state);
  const dirty = isDirty(state);
  useEffect(() => {
    latest.current = state;
    const { base, form } = state;
    keepForm(
      owner,
      formId,
      dirty ? { base, form, revision: state.revision } : null,
    );
  }, [state, dirty, owner, formId]);

  const read = useCallback(() => latest.current, []);
  const saving = { formId, read, act: dispatch, tell, reread };
  const { flush, anew } = useSaving(saving);
  const act = useCallback(
    (action: EditingAction) => {
      anew();
      dispatch(action);
    },
    [anew],
  );
  const waits =
    dirty && state.clashes.length === 0 && phase !== 'saving' && again !== null;
  const after = Math.max(SAVE_AFTER, again ?? SAVE_AFTER);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void flush(), after);
    return () => clearTimeout(timer);
  }, [waits, after, failures, state.form, flush]);
  useEffect(() => {
    const leave = () => void flush();
    addEventListener('pagehide', leave);
    addEventListener('online', leave);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', leave);
      leave();
    };
  }, [flush]);
  return {
    ...{ editing: state, act, refused, flush },
    saving: {
      state: phase === 'idle' ? (dirty ? 'unsaved' : 'saved') : phase,
      ...(at !== null && { at }),
    },
  };
}

type Told = {
  readonly phase: 'idle' | 'saving' | 'failed';
  readonly at: string | null;
  readonly refused: string | null;
  /** Milliseconds until what is left goes out; null: not before somebody changes it. */
  readonly again: number | null;
  /** So many tries have failed. */
  readonly failures: number;
};
const nothingTold: Told = {
  ...{ phase: 'idle', at: null, refused: null },
  again: SAVE_AFTER,
  failures: 0,
};

function begun({ id, definition, revision }: FormDraftRow, owner: string) {
  const kept = keptForm(owner, id);
  return kept === null
    ? begin(definition, revision)
    : begin(kept.base, kept.revision, kept.form);
}

function useSaving({
  formId,
  read,
  act,
  tell,
  reread,
}: {
  formId: string;
  /** As it is now. */
  read: () => Editing;
  act: (action: EditingAction) => void;
  tell: (told: (before: Told) => Told) => void;
  reread: () => Promise<unknown>;
}): {
  flush: () => Promise<boolean>;
  /** What its author changes is worth another try. */
  anew: () => void;
} {
  const send = useCommand({ quiet: true });
  const busy = useRef(false);
  const pace = useRef(atFirst);
  const latest = useRef(reread);
  useEffect(() => {
    latest.current = reread;
  });
  const anew = useCallback(() => {
    pace.current = atFirst;
    tell((before) => ({ ...before, again: SAVE_AFTER }));
  }, [tell]);
  const flush = useCallback(async () => {
    const { base, form, revision: basedOn, clashes } = read();
    const change = formChange(base, form);
    if (change === null) return true;
    if (busy.current || clashes.length > 0) return false;
    busy.current = true;
    tell((before) => ({ ...before, phase: 'saving', refused: null }));
    try {
      const reply = await send('ChangeForm', payloadOf(formId, change, form), {
        basedOn,
      });
      act({ type: 'saved', form, revision: reply.revision });
      pace.current = atFirst;
      tell(() => ({ ...nothingTold, at: new Date().toISOString() }));
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const follows = afterFailing(pace.current, error);
      pace.current = follows.pace;
      const { again } = follows;
      if (problem?.code === 'changed-meanwhile' && again !== null) {
        // What they made of it comes with the row, and is brought together with this.
        await latest.current();
        tell((before) => ({
          ...{ ...before, phase: 'idle', again },
          failures: before.failures + 1,
        }));
      } else
        tell((before) => ({
          ...{ ...before, phase: 'failed', again },
          refused: problem?.detail ?? null,
          failures: before.failures + 1,
        }));
      return false;
    } finally {
      busy.current = false;
    }
  }, [formId, read, act, tell, send]);
  return { flush, anew };
}

/** Only what changed, in the words of the command. */
function payloadOf(
  formId: string,
  { intro, fields, order }: FormChange,
  form: FormDefinition,
): Payload<'ChangeForm'> {
  return {
    formId,
    ...(intro !== null && { intro: intro.to }),
    fields: fields.flatMap(({ to }) => to ?? []),
    removed: fields.flatMap(({ from, to }) =>
      to === null && from !== null ? [from.fieldId] : [],
    ),
    ...(order !== null && {
      order: form.fields.map(({ fieldId }) => fieldId),
    }),
  };
}
