import {
  lazy,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { PlanRef } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { isBlank } from './headings.ts';
import type { SlashOffer } from './slash.ts';
import { RichText } from './RichText.tsx';
import { useTypedAhead } from './useTypedAhead.ts';
import { useTexts } from '../../base/texts/index.ts';

const loadEditor = () => import('./RichTextEditor.tsx');
const RichTextEditor = lazy(loadEditor);

/** How long a page with texts rests before the editor is asked for, in milliseconds. */
const LOAD_AFTER = 1000;

export type EditableRichTextHandle = { edit: () => void };

type EditableRichTextProps = {
  value: string;
  /** How it reads with what it stands for; absent: as it is saved. */
  reads?: string | undefined;
  /** Whose variables may stand in it; absent: none. */
  plan?: PlanRef;
  /** Names the field for screen readers. */
  label: string;
  placeholder: string;
  onChange: (html: string) => void;
  /** The field was left. */
  onLeave: () => void;
  startEditing?: boolean;
  /** What a slash offers; absent: a slash is a slash. */
  slash?: SlashOffer;
  className?: string;
  ref?: Ref<EditableRichTextHandle>;
};

/**
 * Rich text that turns into an editor on a click or Enter, and back when it is left: a page of
 * hundreds of texts mounts one editor at a time. The editor is asked for ahead, and what is typed
 * before it is there is put in where the click was.
 */
export function EditableRichText({
  value,
  reads = value,
  plan,
  label,
  placeholder,
  onChange,
  onLeave,
  startEditing = false,
  slash,
  className = '',
  ref,
}: EditableRichTextProps): ReactNode {
  const t = useTexts();
  const [editing, setEditing] = useState<{ at?: { left: number; top: number } } | null>(
    startEditing ? {} : null,
  );
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const takeTyped = useTypedAhead(editing !== null && !ready);
  useImperativeHandle(ref, () => ({ edit: () => setEditing({}) }), []);
  useEffect(() => {
    const timer = setTimeout(() => void loadEditor(), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const leave = () => {
    setEditing(null);
    setReady(false);
    onLeave();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !frame.current?.contains(relatedTarget)) leave();
  };
  const onEscape = () => {
    leave();
    requestAnimationFrame(() => shown.current?.focus());
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link !== null && (event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (String(getSelection() ?? '') === '')
      setEditing({ at: { left: event.clientX, top: event.clientY } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    setEditing({});
  };
  const view = (
    <div
      ref={shown}
      className="rich-text-view"
      tabIndex={0}
      role="group"
      aria-label={t('richText.pressEnter', { label })}
      onPointerEnter={() => void loadEditor()}
      onFocus={() => void loadEditor()}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {isBlank(value) ? (
        <p className="rich-text-placeholder">{placeholder}</p>
      ) : (
        <RichText html={reads} plan={plan} />
      )}
    </div>
  );
  if (editing === null) return <div className={className}>{view}</div>;
  return (
    <div
      ref={frame}
      className={`${className} rich-text-editing`}
      onBlur={onBlur}
      data-placeholder={isBlank(value) ? placeholder : undefined}
    >
      <Suspense fallback={view}>
        <RichTextEditor
          value={value}
          label={label}
          onChange={onChange}
          at={editing.at}
          takeTyped={takeTyped}
          onReady={() => setReady(true)}
          onEscape={onEscape}
          slash={slash}
          plan={plan}
        />
      </Suspense>
    </div>
  );
}
