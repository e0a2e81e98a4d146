import { Popover, type PopoverActions, type PopoverProps } from '@mui/material';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import '../people/people.css';

type PickerPopoverProps = Pick<
  PopoverProps,
  'open' | 'anchorEl' | 'anchorOrigin' | 'transformOrigin'
> & {
  /** Attributes of the popover's paper; by default those of a picker. */
  paper?: { className: string; role?: string; 'aria-label'?: string };
  onClose: () => void;
  children: ReactNode;
};

/**
 * The popover in which a picker opens; it is put anew as soon as what is in it grows, not only when
 * something around it is drawn.
 */
export function PickerPopover({
  children,
  paper = { className: 'picker-popover' },
  ...popover
}: PickerPopoverProps): ReactNode {
  const placed = useRef<PopoverActions>(null);
  return (
    <Popover {...popover} action={placed} slotProps={{ paper }}>
      <Growing placed={placed}>{children}</Growing>
    </Popover>
  );
}

/**
 * The rows come after the popover has its place. Put anew only by the next press, what is pressed
 * would go away from under the pointer before it is let go.
 */
function Growing({
  placed,
  children,
}: {
  placed: RefObject<PopoverActions | null>;
  children: ReactNode;
}): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current === null) return undefined;
    const grown = new ResizeObserver(() => placed.current?.updatePosition());
    grown.observe(content.current);
    return () => grown.disconnect();
  }, [placed]);
  return <div ref={content}>{children}</div>;
}
