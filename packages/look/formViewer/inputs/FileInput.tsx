import { bytesIn } from '../../bytes.ts';
import { useRef, useState, useEffect, type DragEvent } from 'react';
import { Again, Alert, Cross, Paper } from './marks.tsx';
import type { InputOf } from './inputProps.ts';
import type { Answer, FieldOf } from '@waymark/events/forms';
import type { BringsFiles } from './bringsFiles.ts';

const TAKES = {
  anything: undefined,
  pictures: 'image/*',
  pdf: 'application/pdf',
  documents: '.pdf,.doc,.docx,.odt,.xls,.xlsx,.ods,.csv,.txt,.md',
} as const;

/** A file on its way, or one that was refused. */
type Coming = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly why?: string;
};

/** Brings files one beside the other; what has come is part of the answer. */
function useBringing(
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
    setComing((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
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
      if (!stop.signal.aborted) change(key, { why: error instanceof Error ? error.message : '' });
    }
  };
  return {
    coming,
    drop,
    bring: (all: readonly File[]) => all.forEach((file) => void bringOne(file)),
  };
}

/**
 * Files, several at once, each with how far it has come; one that is refused stands there with the
 * reason and harms no other.
 */
export default function FileInput({
  field,
  id,
  value,
  words,
  files,
  aria,
  onAnswer,
}: InputOf<'file'>) {
  const ids = Array.isArray(value) ? value : [];
  const { coming, bring, drop } = useBringing(files, field, ids, onAnswer);
  const [tooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: FileList | null) => {
    const all = [...(chosen ?? [])];
    const fit = all.slice(0, field.files - ids.length - coming.length);
    setTooMany(fit.length < all.length);
    bring(fit);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <>
      {ids.length + coming.length < field.files && files !== undefined && (
        <label className="fv-drop" onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
          <input
            {...aria}
            ref={input}
            type="file"
            className="fv-vh"
            multiple={field.files > 1}
            accept={TAKES[field.takes]}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <b>{field.files > 1 ? words.chooseFiles : words.chooseFile}</b>
          <small>{words.orDrop}</small>
        </label>
      )}
      {tooMany && <p className="fv-help">{words.mostFiles(field.files)}</p>}
      <ul className="fv-files" id={`${id}-files`}>
        {ids.map((fileId) => {
          const file = files?.known(fileId);
          const name = file?.name ?? words.file;
          return (
            <li key={fileId}>
              <Paper />
              <span>
                {name}
                {file !== undefined && (
                  <small>{bytesIn(document.documentElement.lang, file.bytes)}</small>
                )}
              </span>
              <button
                type="button"
                className="fv-tap"
                aria-label={words.remove(name)}
                onClick={() => {
                  const rest = ids.filter((one) => one !== fileId);
                  onAnswer(rest.length === 0 ? undefined : rest);
                }}
              >
                <Cross />
              </button>
            </li>
          );
        })}
        {coming.map((one) => (
          <li key={one.key} data-bad={one.why !== undefined || undefined}>
            {one.why === undefined ? <Paper /> : <Alert />}
            <span>
              {one.file.name}
              {one.why !== undefined ? (
                <small role="alert">{one.why}</small>
              ) : one.share < 1 ? (
                <progress value={one.share} max={1} aria-label={words.going(one.file.name)} />
              ) : (
                <small role="status">{words.checking}</small>
              )}
            </span>
            {one.why !== undefined && (
              <button
                type="button"
                className="fv-tap"
                aria-label={words.again(one.file.name)}
                onClick={() => {
                  drop(one.key);
                  bring([one.file]);
                }}
              >
                <Again />
              </button>
            )}
            <button
              type="button"
              className="fv-tap"
              aria-label={(one.why === undefined ? words.stop : words.remove)(one.file.name)}
              onClick={() => drop(one.key)}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
