import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** The list is read again this long after the last key, in milliseconds. */
const QUIET = 300;

type SearchFieldProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Search of a list; `/` anywhere on the page leads to it. */
export function SearchField({
  label,
  value,
  onSearch,
}: SearchFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      onSearch(sent.current);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <label className="search-field">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"]') !== null);
