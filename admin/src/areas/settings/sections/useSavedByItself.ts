import { useEffect, useRef, useState } from 'react';
import { useRefresh, useResourceContext, useUpdate } from 'react-admin';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of the resource around them as they are typed, saved by themselves whenever `save` is
 * called: as a choice is made, a field is left, or the page. One save follows the other. What is
 * not saved yet, also since it was refused, stays on the device of its author and is saved when
 * they come back to it.
 */
export function useSavedByItself(id: string, before: Fields) {
  const resource = useResourceContext();
  const [update] = useUpdate();
  const refresh = useRefresh();
  // What was saved here is told of the record a moment later.
  const [current, setCurrent] = useState(before);
  const unsent = useUnsent<Fields>(resource ?? '', {});
  const [saving, setSaving] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [begun] = useState({ ...current, ...unsent.found });
  const typed = useRef(begun);
  const [shown, setShown] = useState(begun);
  const known = useRef(current);
  const underWay = useRef(false);

  const type = (name: string, value: unknown) => {
    typed.current = { ...typed.current, [name]: value };
    setShown(typed.current);
    unsent.type(name, value, known.current[name]);
  };
  const save = async (): Promise<void> => {
    const fields = typed.current;
    if (underWay.current || isSame(fields, known.current)) return;
    underWay.current = true;
    setSaving('saving');
    setProblem(null);
    let refused: unknown;
    await update(
      resource,
      { id, data: fields, previousData: { id, ...known.current } },
      { returnPromise: true },
    ).catch((reason: unknown) => {
      refused = reason;
    });
    underWay.current = false;
    if (refused !== undefined) {
      setProblem(sentenceOf(refused));
      setSaving('idle');
      return;
    }
    known.current = fields;
    setCurrent(fields);
    setSaving('saved');
    if (!isSame(typed.current, fields)) return save();
    unsent.end();
    void refresh();
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

  return {
    begun,
    type,
    save: () => void save(),
    problem,
    state:
      problem !== null
        ? ('failed' as const)
        : saving !== 'saving' && !isSame(shown, current)
          ? ('unsaved' as const)
          : saving,
  };
}

const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);
