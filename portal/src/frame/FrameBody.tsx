import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, type ReactNode } from 'react';
import { texts } from '../base/texts/frame.ts';
import { isHeld, tell, useToldHeight } from './holder.ts';

/** All that stands in the frame, whose height is told. */
export function FrameBody({ origin, children }: { origin: string; children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useToldHeight(origin, page);
  return (
    <main ref={page} className="frame">
      {origin !== '' && isHeld() && (
        <button type="button" className="lnk tall" onClick={() => tell(origin, 'GO_BACK')}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          {texts().back}
        </button>
      )}
      {children}
    </main>
  );
}
