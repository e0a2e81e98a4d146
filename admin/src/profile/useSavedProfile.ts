import { useEffect, useRef, useState } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { profilePayload, type ProfileFields } from './profilePayload.ts';

/**
 * The profile as it is typed, saved by itself whenever `save` is called: as a choice is made, a field is left, or the page.
 * One save follows the other. What is not saved yet, also since it was refused, stays on the device of its author and is
 * saved when they come back to it.
 */
export function useSavedProfile(before: ProfileFields) {
  const send = useCommand({ quiet: true });
  // What was saved here is told of the account a moment later.
  const [current, setCurrent] = useState(before);
  const unsent = useUnsent('profile', current);
  const [saving, setSaving] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useRef(unsent.fields);
  const known = useRef(current);
  const underWay = useRef(false);

  const type = <Name extends keyof ProfileFields>(
    name: Name,
    value: ProfileFields[Name],
  ) => {
    typed.current = { ...typed.current, [name]: value };
    unsent.type(name, value);
  };
  const save = async (): Promise<void> => {
    const fields = typed.current;
    if (underWay.current || isSame(fields, known.current)) return;
    underWay.current = true;
    setSaving('saving');
    setProblem(null);
    let refused: unknown;
    await send('ChangeProfile', profilePayload(fields)).catch(
      (reason: unknown) => {
        refused = reason;
      },
    );
    underWay.current = false;
    if (refused !== undefined) {
      setProblem(sentenceOf(refused));
      setSaving('idle');
      return;
    }
    known.current = fields;
    setCurrent(fields);
    setSaving('saved');
    if (isSame(typed.current, fields)) unsent.end();
    else await save();
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // What was left here unsaved is saved now; what is typed now is, when the page is left.
  useEffect(() => {
    void latest.current();
    return () => void latest.current();
  }, []);

  const isTyped = !isSame(unsent.fields, current);
  return {
    fields: unsent.fields,
    type,
    save: () => void save(),
    problem,
    state:
      problem !== null
        ? ('failed' as const)
        : saving !== 'saving' && isTyped
          ? ('unsaved' as const)
          : saving,
  };
}

const isSame = (one: ProfileFields, other: ProfileFields): boolean =>
  one.gender === other.gender &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName;
