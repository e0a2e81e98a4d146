import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useBringing } from '../../files/useBringing.ts';

/** Files from the device: chosen, dropped or pasted. */
export function ChooseFiles({
  accept,
  multiple = false,
  full,
  words,
  hint,
  onChoose,
}: {
  accept: string;
  multiple?: boolean;
  /** No more fit. */
  full: boolean;
  words: string;
  hint: string;
  onChoose: (files: readonly File[]) => void;
}): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => onChoose(multiple ? files : files.slice(0, 1));
  const { over, bringing } = useBringing({ add }, !full);
  return (
    <div className={`choose-files${over ? ' is-over' : ''}`} {...bringing}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={words}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<Upload aria-hidden />}
        disabled={full}
        onClick={() => picker.current?.click()}
      >
        {words}
      </Button>
      <span>{hint}</span>
    </div>
  );
}
