import { Dialog as MuiDialog, IconButton, useMediaQuery } from '@mui/material';
import { X } from 'lucide-react';
import { useId, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './dialog.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stands beside the title. */
  beside?: ReactNode;
  /** Buttons, at the right of the foot; the primary one last. */
  actions?: ReactNode;
  /**
   * `small` 480, `medium` 640, `large` 904, `wide` 1264 pixels wide, `full` all there is; a phone
   * is filled.
   */
  size?: 'small' | 'medium' | 'large' | 'wide' | 'full';
  /** Makes it a form that Enter submits. */
  onSubmit?: () => void;
};

/**
 * Last in a dialog's content: keeps the focus on the field that asked for it (`autoFocus`). Where
 * effects run twice (StrictMode), the dialog's focus trap gives the focus back in between and then
 * takes it for itself.
 */
function FirstFocus(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isInDialog(place.current, document.activeElement))
      field.current = document.activeElement as HTMLElement;
  }, []);
  useEffect(() => {
    if (!isInDialog(place.current, document.activeElement)) field.current?.focus();
  }, []);
  return <span ref={place} hidden />;
}

const isInDialog = (place: Element | null, focused: Element | null): boolean =>
  place?.closest('.dialog')?.contains(focused) === true;

/** The one dialog of the staff's app: head with a close button, content, foot (LOOK, "Dialogs"). */
export function Dialog({
  title,
  onClose,
  children,
  beside,
  actions,
  size = 'small',
  onSubmit,
}: DialogProps): ReactNode {
  const t = useTexts();
  const titleId = useId();
  const phone = useMediaQuery('(width < 600px)');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const content = (
    <>
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {beside}
        <IconButton aria-label={t('words.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="dialog-body">{children}</div>
      {actions !== undefined && <footer className="dialog-foot">{actions}</footer>}
      <FirstFocus />
    </>
  );
  return (
    <MuiDialog
      open
      onClose={onClose}
      fullScreen={phone || size === 'full'}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: `dialog dialog-${size}` } }}
    >
      {onSubmit ? (
        <form className="dialog-form" onSubmit={submit} noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </MuiDialog>
  );
}
