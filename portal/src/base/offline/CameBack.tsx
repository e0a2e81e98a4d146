import { formatDateTime } from '@waymark/look';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import { texts } from '../texts/offline.ts';
import { sending, waits } from './device.ts';
import type { WaitingChange } from './waits.ts';
import { whatWasDone, wordsIn } from './waitingChangeWords.ts';
import { lazyWithFallback } from '../page/lazyWithFallback.tsx';

const CompareSheet = lazyWithFallback(() => import('./CompareSheet.tsx'));

/**
 * A change that was refused after its author had gone on: why, what they did and wrote, and what
 * may become of it.
 */
export function CameBack({ waiting }: { waiting: WaitingChange }) {
  const [comparing, setComparing] = useState(false);
  const t = texts();
  const { conflict, detail } = waiting.refused!;
  const words = wordsIn(waiting);
  const tryAgain = () => {
    const { refused: _, ...again } = waiting;
    waits.change(again);
    void sending.send();
  };
  return (
    <li className="back">
      <span>
        <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="grow">
        <p className="med">{t.cameBack(waiting.about.headline)}</p>
        <p className="small two num">
          {conflict === undefined
            ? detail
            : t.byOther(conflict.by.name, formatDateTime(conflict.at))}
        </p>
        <blockquote>
          {whatWasDone(waiting)}
          {words !== '' && `: ${words}`}
        </blockquote>
        <p className="choices">
          {conflict === undefined ? (
            <button type="button" className="lnk" onClick={tryAgain}>
              {t.tryAgain}
            </button>
          ) : (
            <button type="button" className="lnk" onClick={() => setComparing(true)}>
              {t.compare}
            </button>
          )}
          <button type="button" className="lnk" onClick={() => waits.drop(waiting.key)}>
            {t.letGo}
          </button>
        </p>
      </div>
      {comparing && (
        <Suspense>
          <CompareSheet waiting={waiting} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </li>
  );
}
