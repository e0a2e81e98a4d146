import { InputAdornment } from '@mui/material';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useKey } from '../../base/keyboard/useKey.ts';
import { useOnlyHit } from './useOnlyHit.ts';

type SearchFilterProps = {
  /** 'Search executions'. */
  label: string;
  source?: string;
  /** For react-admin: it has no button to take it away. */
  alwaysOn?: true;
};

/** The search of a list, as a filter of react-admin; `/` anywhere on the page leads to it. */
export function SearchFilter({ label, source = 'q' }: SearchFilterProps): ReactNode {
  const { onKeyDown } = useOnlyHit(source);
  useKey('searchPage', () =>
    document.querySelector<HTMLInputElement>(`input[name=${source}]`)?.focus(),
  );
  return (
    <TextInput
      source={source}
      label={false}
      helperText={false}
      className="list-search"
      placeholder={label}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'aria-keyshortcuts': '/',
          type: 'search',
          maxLength: 200,
          onKeyDown,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <kbd aria-hidden="true">/</kbd>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
