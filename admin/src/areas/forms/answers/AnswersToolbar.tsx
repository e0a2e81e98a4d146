import { MenuItem, Select } from '@mui/material';
import { Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { AnswersView } from './shownAnswers.ts';

type AnswersToolbarProps = {
  head: readonly string[];
  view: AnswersView;
  shown: number;
  all: number;
  onChange: (change: Partial<AnswersView>) => void;
};

/** In place of a column: all of them. */
const ALL = -1;

/** What is looked for in the answers, and in which column; how many are left of all. */
export function AnswersToolbar({
  head,
  view: { q, column },
  shown,
  all,
  onChange,
}: AnswersToolbarProps): ReactNode {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useKey('searchPage', () => input.current?.focus());
  return (
    <div className="answers-toolbar" role="search">
      <label className="answers-search">
        <Search size={16} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          maxLength={200}
          aria-label={t('formAnswers.search')}
          aria-keyshortcuts="/"
          placeholder={t('formAnswers.search')}
          value={q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </label>
      <Select
        size="small"
        value={column ?? ALL}
        SelectDisplayProps={{ 'aria-label': t('formAnswers.lookIn') }}
        onChange={({ target }) => onChange({ column: target.value === ALL ? null : target.value })}
      >
        <MenuItem value={ALL}>{t('formAnswers.allColumns')}</MenuItem>
        {head.map((title, nth) => (
          <MenuItem key={nth} value={nth}>
            {title}
          </MenuItem>
        ))}
      </Select>
      <span className="answers-count" role="status">
        {shown === all
          ? t('formAnswers.count', { count: all })
          : t('formAnswers.countOf', { some: shown, count: all })}
      </span>
    </div>
  );
}
