import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Held } from './held.ts';
import './leaving.css';

/** What is with somebody: each plan with their open tasks, and whether they answer for it; conversations. */
export function HeldList({
  name,
  held: { plans, talks },
}: {
  name: string;
  held: Held;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="leaving-held" aria-label={t('leaving.has', { name })}>
      <h3>{t('leaving.has', { name })}</h3>
      <ul>
        {plans.map(({ plan, name: planName, tasks, owns }) => (
          <li key={`${plan.kind} ${plan.id}`}>
            <b>{planName}</b>
            <small>
              {[
                ...(tasks > 0 ? [t('leaving.tasks', { count: tasks })] : []),
                ...(owns ? [t('leaving.owns')] : []),
                ...(plan.kind === 'blueprint' ? [t('leaving.blueprint')] : []),
              ].join(', ')}
            </small>
          </li>
        ))}
        {talks.length > 0 && (
          <li>
            <b>{t('leaving.talks', { count: talks.length })}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
