import { Button, IconButton, TextField } from '@mui/material';
import type { Attachment } from '@waymark/client';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { GoingFile } from '../../files/GoingFile.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * A picture of a block while it is put together: seen at once, brought with a bar, and what it
 * shows beside it.
 */
export function PictureRow({
  name,
  src,
  file = null,
  coming,
  alt,
  onAlt,
  onAgain,
  onDrop,
}: {
  name: string;
  /** The address of the picture, once it is there. */
  src?: string | undefined;
  /** As it lies on the device. */
  file?: File | null;
  /** Absent: it was there before. */
  coming?: Pick<Attachment, 'state' | 'share' | 'why' | 'mayPass'>;
  alt: string;
  onAlt: (alt: string) => void;
  onAgain?: () => void;
  onDrop: () => void;
}): ReactNode {
  const t = useTexts();
  const own = usePicture(file);
  const [isSeen, setSeen] = useState(true);
  const state = coming?.state ?? 'there';
  return (
    <li className={`picture-row is-${state}`}>
      <span className="picture-thumb">
        {state !== 'refused' && isSeen && (src ?? own) !== undefined && (
          <img src={src ?? own} alt="" onError={() => setSeen(false)} />
        )}
      </span>
      {state === 'refused' ? (
        <div className="picture-refused" role="alert">
          <CircleAlert aria-hidden="true" />
          <span>
            <b>{name}</b>
            {coming?.why}
          </span>
          {coming?.mayPass === true && (
            <Button size="small" onClick={onAgain}>
              {t('words.tryAgain')}
            </Button>
          )}
        </div>
      ) : (
        <TextField
          fullWidth
          label={t('pictures.alt')}
          placeholder={name}
          value={alt}
          onChange={({ target }) => onAlt(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <IconButton aria-label={t('pictures.drop', { name })} onClick={onDrop}>
        <X />
      </IconButton>
      {state === 'going' && <GoingFile name={name} share={coming?.share ?? 0} />}
    </li>
  );
}

/**
 * A picture on the device, as an address of itself: pages may show nothing else that is not served.
 */
function usePicture(file: File | null): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (file === null) return undefined;
    const reader = new FileReader();
    reader.onload = () => setRead(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read;
}
