import type { Answer, FieldOf } from '@waymark/events/forms';
import { useEffect, useRef, useState } from 'react';
import type { BringsFiles } from '../bringsFiles.ts';

/** A file on its way, or one that was refused. */
type Coming = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly why?: string;
};

/** Brings files one beside the other; what has come is part of the answer. */
export function useBringing(
  files: BringsFiles | undefined,
  { fieldId }: FieldOf<'file'>,
  ids: readonly string[],
  onAnswer: (value: Answer) => void,
) {
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  /** Two that come at once must not leave each other out. */
  const there = useRef(ids);
  useEffect(() => {
    there.current = ids;
  }, [ids]);

  const change = (key: number, part: Partial<Coming>) =>
    setComing((all) =>
      all.map((one) => (one.key === key ? { ...one, ...part } : one)),
    );
  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setComing((all) => all.filter((one) => one.key !== key));
  };
  const bringOne = async (file: File) => {
    if (files === undefined) return;
    const key = next.current++;
    const stop = new AbortController();
    stops.current.set(key, stop);
    setComing((all) => [...all, { key, file, share: 0 }]);
    try {
      const { id } = await files.bring(file, {
        fieldId,
        onProgress: (share) => change(key, { share }),
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      there.current = [...there.current, id];
      onAnswer([...there.current]);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted)
        change(key, { why: error instanceof Error ? error.message : '' });
    }
  };
  return {
    coming,
    drop,
    bring: (all: readonly File[]) => all.forEach((file) => void bringOne(file)),
  };
}
