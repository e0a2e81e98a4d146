import { InputAdornment, TextField } from '@mui/material';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Milliseconds of quiet before the search is done. */
const QUIET = 300;

/** Searches the blueprints by name; `/` leads here. What is typed goes to the URL after a moment of quiet. */
export function LibrarySearch({
  q,
  onSearch,
}: {
  q: string;
  onSearch: (q: string) => void;
}): ReactNode {
  const t = useTexts();
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (q !== known) {
    setKnown(q);
    setTyped(q);
  }
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target?.closest('input, textarea, [contenteditable], [role="dialog"]')
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
      clearTimeout(timer.current);
    };
  }, []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text.trim());
      onSearch(text.trim());
    }, QUIET);
  };
  return (
    <TextField
      className="library-search"
      type="search"
      placeholder={t('library.search')}
      value={typed}
      inputRef={field}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': t('library.search'), maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <kbd aria-hidden>/</kbd>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
