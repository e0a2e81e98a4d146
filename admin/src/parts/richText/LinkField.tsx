import type { Editor } from '@tiptap/core';
import { isComposed } from '@waymark/look/composed';
import { Check, Unlink, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { linkHref } from './linkHref.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * Where a link is typed, in the place of the format bar: Enter sets it, Esc leaves it as it was.
 */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }): ReactNode {
  const t = useTexts();
  const before = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState(false);
  const field = useFocused();
  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  const set = () => {
    const href = linkHref(typed);
    if (href === null) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else leave();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <span className="format-group format-link">
      <input
        aria-label={t('words.link')}
        placeholder={t('task.https')}
        ref={field}
        value={typed}
        aria-invalid={wrong}
        onKeyDown={onKeyDown}
        onChange={(e) => {
          setTyped(e.target.value);
          setWrong(false);
        }}
      />
      {wrong && (
        <span role="alert" className="format-wrong">
          {t('richText.notALink')}
        </span>
      )}
      <button
        type="button"
        aria-label={t('richText.setLink')}
        title={t('richText.setLink')}
        onClick={set}
      >
        <Check size={16} aria-hidden="true" />
      </button>
      {before !== '' && (
        <button
          type="button"
          aria-label={t('richText.removeLink')}
          title={t('richText.removeLink')}
          onClick={unlink}
        >
          <Unlink size={16} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-label={t('words.cancel')}
        title={t('words.cancel')}
        onClick={leave}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  );
}

/**
 * The bar comes a moment after words are chosen: what is hidden takes no focus, so it is given once
 * it is seen.
 */
function useFocused() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let frame = 0;
    const focus = () => {
      field.current?.focus();
      if (document.activeElement !== field.current) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
