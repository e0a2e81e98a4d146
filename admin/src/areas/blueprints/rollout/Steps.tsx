import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

type StepsProps = { current: number; steps: readonly { title: string; note: string }[] };

/** The way through the wizard: waymarks on a line, filled up to where we are. */
export function Steps({ current, steps }: StepsProps): ReactNode {
  const t = useTexts();
  return (
    <ol className="wizard-steps">
      {steps.map(({ title, note }, index) => {
        const state = index + 1 < current ? 'was' : index + 1 === current ? 'now' : 'next';
        return (
          <li
            key={title}
            className={`wizard-step-${state}`}
            {...(state === 'now' && { 'aria-current': 'step' as const })}
          >
            <span className="wizard-dot">
              {state === 'was' ? <Check aria-label={t('wizard.done')} /> : index + 1}
            </span>
            <span>
              {title}
              {note !== '' && <small>{note}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
