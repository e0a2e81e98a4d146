import { isOlder, type Conflict } from '@waymark/client';
import { useEffect, useRef, useState } from 'react';
import { useRefresh, useResourceContext, useUpdate } from 'react-admin';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';

type Fields = Readonly<Record<string, unknown>>;
/** The record that the fields are of, as it is read. */
type FieldsRecord = {
  readonly id: string;
  readonly fields: Fields;
  /** When they were changed last; absent where that is not known yet. */
  readonly revision: string | undefined;
};
/** A field that was changed elsewhere since its author saw it. */
export type FieldQuestion = {
  readonly name: string;
  readonly mine: unknown;
  readonly conflict: Conflict;
};

/**
 * Fields of the resource around them as they are typed, saved by themselves whenever `save` is
 * called: as a choice is made, a field is left, or the page. One save follows the other, each of
 * one field and against what was seen of it: what was changed elsewhere meanwhile is asked about
 * (PRODUCT 9.8). What is not saved yet, also since it was refused, stays on the device of its
 * author and is saved when they come back to it.
 */
export function useSavedByItself({ id, fields: before, revision: seen }: FieldsRecord) {
  const resource = useResourceContext();
  const [update] = useUpdate();
  const refresh = useRefresh();
  // What was saved here is told of the record a moment later.
  const [current, setCurrent] = useState(before);
  const unsent = useUnsent<Fields>(resource ?? '', {}, undefined, seen);
  const [saving, setSaving] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<FieldQuestion | null>(null);
  /** What the form begins with, and how often it began. */
  const [begun, setBegun] = useState({ fields: { ...current, ...unsent.found }, times: 0 });
  const typed = useRef<Fields>(begun.fields);
  const [shown, setShown] = useState<Fields>(begun.fields);
  const known = useRef(current);
  const underWay = useRef(false);
  /** Nothing is sent while it is asked which of two is meant. */
  const isAsked = useRef(false);
  /** Up to which revision a field has been seen, beyond what it was written on. */
  const looked = useRef<Readonly<Record<string, string>>>({});
  const look = (name: string, revision: string) => {
    looked.current = { ...looked.current, [name]: revision };
  };
  const basedOn = (name: string) => {
    const written = unsent.basedOn() ?? seen;
    const later = looked.current[name];
    return written === undefined || (later !== undefined && isOlder(written, later))
      ? later
      : written;
  };
  const isStored = (name: string, value: unknown) => {
    known.current = { ...known.current, [name]: value };
    setCurrent(known.current);
  };
  const put = (name: string, value: unknown) => {
    typed.current = { ...typed.current, [name]: value };
    setShown(typed.current);
  };
  const type = (name: string, value: unknown) => {
    put(name, value);
    unsent.type(name, value, known.current[name]);
  };
  const save = async (): Promise<void> => {
    const name = Object.keys(typed.current).find(
      (each) => typed.current[each] !== known.current[each],
    );
    if (underWay.current || isAsked.current || name === undefined) return;
    const mine = typed.current[name];
    underWay.current = true;
    setSaving('saving');
    setProblem(null);
    let refused: unknown;
    const saved: unknown = await update(
      resource,
      {
        ...{ id, data: { [name]: mine }, previousData: { id, ...known.current } },
        meta: { basedOn: basedOn(name) },
      },
      { returnPromise: true },
    ).catch((reason: unknown) => {
      refused = reason;
    });
    underWay.current = false;
    if (refused !== undefined) {
      const conflict = problemOf(refused)?.conflict;
      setSaving('idle');
      if (conflict === undefined) return setProblem(sentenceOf(refused));
      // Both gave it the same.
      if ((conflict.theirs ?? null) !== (mine ?? null)) {
        isAsked.current = true;
        return setQuestion({ name, mine, conflict });
      }
      look(name, conflict.revision);
    } else look(name, revisionOf(saved) ?? looked.current[name] ?? '0');
    isStored(name, mine);
    if (!isSame(typed.current, known.current)) return save();
    setSaving('saved');
    unsent.end();
    void refresh();
  };
  // What was changed elsewhere is shown where nothing is typed.
  useEffect(() => {
    const isOld = Object.values(looked.current).some(
      (revision) => seen === undefined || isOlder(seen, revision),
    );
    if (isOld || underWay.current || !isSame(typed.current, known.current)) return;
    if (isSame(before, known.current)) return;
    [known.current, typed.current] = [before, before];
    setCurrent(before);
    setShown(before);
    setBegun(({ times }) => ({ fields: before, times: times + 1 }));
    // oxlint-disable-next-line exhaustive-deps -- the fields are new with each drawing
  }, [seen, JSON.stringify(before)]);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // What was left here unsaved is saved now; what is typed now is, when the page is left.
  useEffect(() => {
    void latest.current();
    return () => void latest.current();
  }, []);

  const show = (name: string, value: unknown) => {
    type(name, value);
    setBegun(({ times }) => ({ fields: typed.current, times: times + 1 }));
  };
  const later = () => {
    isAsked.current = false;
    setQuestion(null);
  };
  /** What stands there now has been seen. */
  const answered = (): FieldQuestion | null => {
    if (question !== null) look(question.name, question.conflict.revision);
    later();
    return question;
  };
  return {
    begun,
    type,
    save: () => void save(),
    problem,
    question,
    answers: {
      keepMine() {
        answered();
        void save();
      },
      takeTheirs() {
        const asked = answered();
        if (asked === null) return;
        isStored(asked.name, asked.conflict.theirs);
        show(asked.name, asked.conflict.theirs);
        if (isSame(typed.current, known.current)) unsent.end();
        void save();
        void refresh();
      },
      edit(value: unknown) {
        const asked = answered();
        if (asked !== null) show(asked.name, value);
      },
      later,
    },
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

const revisionOf = (saved: unknown): string | undefined =>
  typeof saved === 'object' &&
  saved !== null &&
  'revision' in saved &&
  typeof saved.revision === 'string'
    ? saved.revision
    : undefined;
