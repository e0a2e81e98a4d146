import { Button } from '@mui/material';
import type { OwnPicture } from '@waymark/api';
import { upload } from '@waymark/client';
import { Upload } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { wire } from '../../../base/wire/wire.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { shrunkPicture } from './shrunkPicture.ts';

/** Bytes that a picture has to stay below (PRODUCT 22.2); the service says so too. */
const TOO_HEAVY = 4 * 1024 * 1024;

type PictureFieldProps = {
  id: string;
  kind: 'logo' | 'header';
  value: OwnPicture | null;
  onChange: (value: OwnPicture | null) => void;
  /** Whether it can be taken away here. */
  removable?: boolean;
};

/**
 * A picture of the workspace, chosen or dropped. It is brought at once, so that what is wrong with
 * it is said at once; clients see it when it is saved.
 */
export function PictureField({
  id,
  kind,
  value,
  onChange,
  removable = true,
}: PictureFieldProps): ReactNode {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      if (file.size >= TOO_HEAVY) throw new TooHeavy();
      const fileId = crypto.randomUUID();
      await upload(wire, { carrier: 'brand', kind, fileId }, file);
      onChange({ fileId, url: await shrunkPicture(file) });
    } catch (error) {
      // One sentence stands for every failure (PRODUCT 22.2); what else is known follows it.
      const more = error instanceof TooHeavy ? '' : sentenceOf(error);
      const tooHeavy = t('pictures.tooHeavy');
      setProblem(more === '' || more === tooHeavy ? tooHeavy : `${tooHeavy} ${more}`);
    } finally {
      setBusy(false);
      if (input.current !== null) input.current.value = '';
    }
  };
  return (
    <div
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <span className={`picture-shown is-${kind}`}>
        {value !== null && value.url !== '' && <img src={value.url} alt="" />}
      </span>
      <div>
        <span className="picture-acts">
          <input
            ref={input}
            id={id}
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-invalid={problem !== null}
            {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
            disabled={busy}
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <Button
            variant="outlined"
            startIcon={<Upload />}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {t('brand.choose')}
          </Button>
          {removable && value !== null && (
            <Button
              variant="text"
              disabled={busy}
              onClick={() => {
                setProblem(null);
                onChange(null);
              }}
            >
              {t('people.remove')}
            </Button>
          )}
        </span>
        {problem !== null && (
          <small id={`${id}-problem`} className="picture-problem" role="alert">
            {problem}
          </small>
        )}
      </div>
    </div>
  );
}

class TooHeavy extends Error {
  override readonly name = 'TooHeavy';
}
