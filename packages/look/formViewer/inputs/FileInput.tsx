import { bytesIn } from '../../bytes.ts';
import { useRef, useState, type DragEvent } from 'react';
import { Again, Alert, Cross, Paper } from '../marks.tsx';
import type { InputOf } from './inputProps.ts';
import { useBringing } from './useBringing.ts';

const TAKES = {
  anything: undefined,
  pictures: 'image/*',
  pdf: 'application/pdf',
  documents: '.pdf,.doc,.docx,.odt,.xls,.xlsx,.ods,.csv,.txt,.md',
} as const;

/** Files, several at once, each with how far it has come; one that is refused stands there with the reason and harms no other. */
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
        <label
          className="fv-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={dropped}
        >
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
                  <small>
                    {bytesIn(document.documentElement.lang, file.bytes)}
                  </small>
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
              {one.why === undefined ? (
                <progress value={one.share} max={1} />
              ) : (
                <small role="alert">{one.why}</small>
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
              aria-label={(one.why === undefined ? words.stop : words.remove)(
                one.file.name,
              )}
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
