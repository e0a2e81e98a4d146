import type { PlanRef } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Autosaved } from '../autosave/index.ts';
import './inlineText.css';

type InlineTextProps = {
  field: Autosaved;
  label: string;
  className?: string;
  /** Selects everything at once, for a name that is only a suggestion. */
  selected?: boolean;
  /** Whose variables may stand in it: two braces open their list. Absent: none. */
  plan?: PlanRef;
};

const LineEditor = lazy(() => import('./LineEditor.tsx'));

/**
 * A name that is edited where it stands: it grows with its words, Enter leaves it, Esc takes an
 * empty one back.
 */
export function InlineText({
  field,
  label,
  className = '',
  selected = false,
  plan,
}: InlineTextProps): ReactNode {
  const [emptied, setEmptied] = useState(false);
  /** Whether the first variable is being written. */
  const [begun, setBegun] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = emptied ? '' : field.value;
  useLayoutEffect(() => {
    if (area.current === null || CSS.supports('field-sizing', 'content')) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight}px`;
  }, [shown]);
  useLayoutEffect(() => {
    if (!selected) return;
    area.current?.focus({ preventScroll: true });
    area.current?.select();
  }, [selected]);
  const onChange = (typed: string) => {
    const oneLine = typed.replace(/[\r\n]+/g, ' ');
    setEmptied(oneLine.trim() === '');
    if (oneLine.trim() !== '') field.type(oneLine);
    if (oneLine.includes('{{')) setBegun(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposed(event)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.blur();
  };
  const onBlur = () => {
    setEmptied(false);
    field.flush();
  };
  const plain = (
    <textarea
      ref={area}
      className={`inline-text ${className}`}
      aria-label={label}
      rows={1}
      maxLength={200}
      spellCheck
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
  if (plan === undefined || !field.value.includes('{{')) return plain;
  return (
    <Suspense fallback={plain}>
      <LineEditor
        plan={plan}
        value={field.value}
        label={label}
        className={`inline-text ${className}`}
        begun={begun}
        onChange={onChange}
        onLeave={onBlur}
      />
    </Suspense>
  );
}
