import { newField, type FieldKind, type FormDefinition } from '@waymark/events/forms';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import { changed, doubled, inserted, moved, ofKind, removed, withoutChoice } from './arranging.ts';
import type { EditingAction } from './editing.ts';

/** What the page can do to the form, and which field is chosen. */
export type FormEdits = {
  readonly form: FormDefinition;
  readonly chosen: string | null;
  readonly choose: (fieldId: string | null) => void;
  /** Below another; without one below the chosen field, or last. */
  readonly add: (kind: FieldKind, below?: string | null) => void;
  readonly addFirst: (kind: FieldKind) => void;
  /** `group`: letters of one text are one step back. */
  readonly change: (fieldId: string, change: object, group?: string) => void;
  /** With the conditions that look at it. */
  readonly removeChoice: (fieldId: string, choiceId: string) => void;
  readonly setIntro: (intro: string) => void;
  readonly setKind: (fieldId: string, kind: FieldKind) => void;
  readonly duplicate: (fieldId: string) => void;
  readonly remove: (fieldId: string) => void;
  /** Fields that follow one another, to stand before another; null: last. */
  readonly move: (ids: readonly string[], before: string | null) => void;
};

export function useFormEdits(
  form: FormDefinition,
  act: (action: EditingAction) => void,
): FormEdits {
  const t = useTexts();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const [chosen, choose] = useState<string | null>(null);
  const become = (next: FormDefinition, group?: string) =>
    act({ ...{ type: 'changed', form: next }, ...(group !== undefined && { group }) });
  return {
    ...{ form, choose },
    chosen: form.fields.some(({ fieldId }) => fieldId === chosen) ? chosen : null,
    add: (kind, below = chosen) => {
      const field = begunField(t, kind);
      become(inserted(form, field, below));
      choose(field.fieldId);
    },
    addFirst: (kind) => {
      const field = begunField(t, kind);
      become({ ...form, fields: [field, ...form.fields] });
      choose(field.fieldId);
    },
    change: (fieldId, change, group) =>
      become(
        changed(form, fieldId, change),
        group === undefined ? undefined : `${group} ${fieldId}`,
      ),
    removeChoice: (fieldId, choiceId) => become(withoutChoice(form, fieldId, choiceId)),
    setIntro: (intro) => become({ ...form, intro }, 'intro'),
    setKind: (fieldId, kind) => become(ofKind(form, fieldId, kind)),
    duplicate: (fieldId) => {
      const id = crypto.randomUUID();
      become(doubled(form, fieldId, id));
      choose(id);
    },
    remove: (fieldId) => {
      const at = form.fields.findIndex((field) => field.fieldId === fieldId);
      const next = removed(form, fieldId);
      become(next);
      choose(next.fields[Math.min(at, next.fields.length - 1)]?.fieldId ?? null);
      offerUndo(t('formBuilder.removed'), () => act({ type: 'undone' }));
    },
    move: (ids, before) => {
      const next = moved(form, ids, before);
      if (next === null) notify(t('formBuilder.stays'), { type: 'warning' });
      else become(next);
    },
  };
}

/** With words to begin with, so that it can be seen on the form. */
function begunField(t: T, kind: FieldKind) {
  const label =
    kind === 'heading'
      ? t('formBuilder.newHeading')
      : kind === 'words'
        ? t('formBuilder.newWords')
        : t('formBuilder.newQuestion');
  const field = newField(kind, crypto.randomUUID(), { label });
  if (!('choices' in field)) return field;
  const choices = [1, 2].map((nth) => ({
    choiceId: crypto.randomUUID(),
    label: t('formBuilder.newChoice', { nth }),
  }));
  return { ...field, choices };
}
