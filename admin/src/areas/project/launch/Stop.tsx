import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** A waymark of the way to the start: what it is about, how it stands, and its lines. */
export function Stop({
  title,
  note,
  state,
  children,
}: {
  title: string;
  note: string;
  state: 'done' | 'open' | 'start';
  children?: ReactNode;
}): ReactNode {
  const t = useTexts();
  return (
    <li className={`launch-stop launch-${state}`}>
      <span className="launch-mark">
        {state === 'done' && <Check aria-label={t('launch.done')} />}
        {state === 'open' && <span className="visually-hidden">{t('launch.open')}</span>}
      </span>
      <div>
        <p>
          <b>{title}</b> <span>{note}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
