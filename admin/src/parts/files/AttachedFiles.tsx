import { Button, IconButton } from '@mui/material';
import { bytesIn } from '@waymark/look/bytes';
import { CircleAlert, Paperclip, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { GoingFile } from './GoingFile.tsx';
import './files.css';
import type { Attaching } from './useAttachments.ts';

/**
 * Files that will go with what is being written: how far each is, why one is not taken, and off
 * with it.
 */
export function AttachedFiles({ all, again, drop }: Attaching): ReactNode {
  const t = useTexts();
  if (all.length === 0) return null;
  return (
    <ul className="attached" aria-label={t('files.attached')}>
      {all.map(({ id, name, bytes, state, share, why, mayPass }) => (
        <li key={id} className={`attached-file is-${state}`}>
          <Paperclip aria-hidden />
          <span title={name}>{name}</span>
          <small>{bytesIn(t.language, bytes)}</small>
          {state === 'going' && <GoingFile {...{ name, share }} />}
          {state === 'refused' && (
            <p role="alert">
              <CircleAlert aria-hidden />
              {why}
              {mayPass && (
                <Button size="small" onClick={() => again(id)}>
                  {t('words.tryAgain')}
                </Button>
              )}
            </p>
          )}
          <IconButton size="small" aria-label={t('files.drop', { name })} onClick={() => drop(id)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Chooses files from the device. */
export function AttachButton({ add }: Pick<Attaching, 'add'>): ReactNode {
  const t = useTexts();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('files.choose')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        aria-label={t('files.attach')}
        title={t('files.attach')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => picker.current?.click()}
      >
        <Paperclip />
      </IconButton>
    </>
  );
}
