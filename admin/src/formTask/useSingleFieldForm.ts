import { useRef } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { ContentOfTask } from '../taskTypes/taskTypeEditor.ts';
import { fieldOfSingle, type SingleField } from './singleFieldForm.ts';

/** Makes a form of one field and publishes it. What was asked for before and got no answer is not made twice. */
export function useSingleFieldForm(): (
  single: SingleField,
) => Promise<ContentOfTask<'form'>> {
  const send = useCommand({ quiet: true });
  const attempt = useRef<Attempt | null>(null);
  return async (single) => {
    const field = fieldOfSingle(single);
    const asked = JSON.stringify(field);
    if (attempt.current?.asked !== asked) attempt.current = attemptOf(asked);
    const { formId, adding, publishing } = attempt.current;
    const name = field.label;
    await send('AddForm', { formId, name, fields: [field] }, { key: adding });
    await send('PublishForm', { formId }, { key: publishing });
    return { type: 'form', formId, version: 1, name };
  };
}

type Attempt = Readonly<
  Record<'asked' | 'formId' | 'adding' | 'publishing', string>
>;

const attemptOf = (asked: string): Attempt => ({
  asked,
  formId: crypto.randomUUID(),
  adding: crypto.randomUUID(),
  publishing: crypto.randomUUID(),
});
