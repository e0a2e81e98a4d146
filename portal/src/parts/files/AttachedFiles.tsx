import type { Attachment, Attachments } from '@waymark/client';
import { bytesIn } from '@waymark/look/bytes';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { texts } from '../../base/texts/files.ts';
import { useLanguage } from '../../base/texts/language.ts';
import { texts as pages } from '../../base/texts/pages.ts';

type AttachedFilesProps = Pick<Attachments, 'again' | 'drop'> & {
  readonly all: readonly Attachment[];
};

/** Files that will go with a message: how far each is, why one is not taken, and off with it. */
export function AttachedFiles({ all, again, drop }: AttachedFilesProps) {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const t = texts();
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [all.length]);
  if (all.length === 0) return null;
  return (
    <ul ref={list} className="attached" aria-label={t.attached}>
      {all.map(({ id, name, bytes, state, share, why, mayPass }) => (
        <li key={id} className={state}>
          <span className="grow">
            <b title={name}>{name}</b>{' '}
            <small className="mute num">{bytesIn(language, bytes)}</small>
            {state === 'going' &&
              (share < 1 ? (
                <progress value={share} aria-label={t.going(name)} />
              ) : (
                <small className="checking" role="status">
                  {t.checking}
                </small>
              ))}
            {state === 'refused' && (
              <span className="alert" role="alert">
                {why}{' '}
                {mayPass && (
                  <button type="button" className="lnk" onClick={() => again(id)}>
                    {pages().tryAgain}
                  </button>
                )}
              </span>
            )}
          </span>
          <button type="button" className="tap" aria-label={t.drop(name)} onClick={() => drop(id)}>
            <X size={16} strokeWidth={1.75} />
          </button>
        </li>
      ))}
    </ul>
  );
}
