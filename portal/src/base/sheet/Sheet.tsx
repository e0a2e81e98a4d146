import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../texts/acts.ts';
import './sheet.css';

type SheetProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  /** Beside the button that closes it. */
  actions?: ReactNode;
};

/**
 * A modal that rises from below on phones and is a dialog of 480 on wide screens. The browser's own
 * `dialog` traps the focus, gives it back, and closes on Escape. The focus goes to the first
 * element marked `data-first`, else to the title.
 */
export function Sheet({ title, onClose, children, className = '', actions }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it leaves the page: only so the browser gives the focus back.
  useLayoutEffect(() => {
    const open = dialog.current;
    if (open === null) return;
    open.showModal();
    open.querySelector<HTMLElement>('[data-first], h2')?.focus();
    return () => open.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="sheet-body">
        <span className="grab" aria-hidden="true" />
        <div className="sheet-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <button type="button" className="tap" aria-label={texts().close} onClick={onClose}>
            <X size={20} strokeWidth={1.75} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
