import type { ShownFile } from '@waymark/api';
import { bytesIn } from '@waymark/look/bytes';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { texts } from '../texts/files.ts';
import { useLanguage } from '../texts/language.ts';
import { texts as pages } from '../texts/pages.ts';
import { useAttachments } from './useAttachments.ts';
import { useBringing } from './useBringing.ts';

/** What goes with a message: all that is there, and whether something is not. */
export type Attached = {
  readonly files: readonly ShownFile[];
  readonly waits: boolean;
};

type AttachProps = {
  task: TaskRow;
  /** Files that are there from the beginning. */
  given: readonly ShownFile[];
  onAttached: (attached: Attached) => void;
};

/** Files that go with what is written: chosen, dropped or pasted, each brought by itself. `key` it anew for each message. */
export function Attach({ task, given, onAttached }: AttachProps) {
  const files = useAttachments(task, given, onAttached);
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useBringing(picker, files.add);
  const t = texts();
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [files.all.length]);
  return (
    <>
      {files.all.length > 0 && (
        <ul ref={list} className="attached" aria-label={t.attached}>
          {files.all.map(({ id, name, bytes, state, share, why, mayPass }) => (
            <li key={id} className={state}>
              <span className="grow">
                <b title={name}>{name}</b>{' '}
                <small className="mute num">{bytesIn(language, bytes)}</small>
                {state === 'going' && (
                  <progress value={share} aria-label={t.going(name)} />
                )}
                {state === 'refused' && (
                  <span className="alert" role="alert">
                    {why}{' '}
                    {mayPass && (
                      <button
                        type="button"
                        className="lnk"
                        onClick={() => files.again(id)}
                      >
                        {pages().tryAgain}
                      </button>
                    )}
                  </span>
                )}
              </span>
              <button
                type="button"
                className="tap"
                aria-label={t.drop(name)}
                onClick={() => files.drop(id)}
              >
                <X size={16} strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t.choose}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="tap attach"
        aria-label={t.attach}
        onClick={() => picker.current?.click()}
      >
        <Paperclip size={20} strokeWidth={1.75} />
      </button>
    </>
  );
}
