import { Button, type ButtonProps } from '@mui/material';
import { useRef, type ReactNode } from 'react';

/** A button that asks for one file of the device; the same one can be chosen again. */
export function FileButton({
  accept,
  label,
  onFile,
  children,
  startIcon,
}: {
  /** Endings and types with commas, as an input of files takes them. */
  accept: string;
  /** What the input is called for who does not see it. */
  label: string;
  onFile: (file: File) => void;
  children: ReactNode;
  startIcon?: ButtonProps['startIcon'];
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={startIcon} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
