import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import type { LeaverWork } from './workOfLeaver.ts';
import './leaving.css';

/**
 * What is with somebody: each plan, whose it is, their open tasks there, whether they answer for
 * it, and whom they stand for; conversations.
 */
export function HeldList({
  name,
  held: { plans, talks },
}: {
  name: string;
  held: LeaverWork;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="leaving-held" aria-label={t('leaving.has', { name })}>
      <h3>{t('leaving.has', { name })}</h3>
      <ul>
        {plans.map(({ plan, name: planName, of, tasks, owns, standsFor }) => (
          <li key={`${plan.kind} ${plan.id}`}>
            <span>
              <b>{planName}</b>
              <small>{plan.kind === 'blueprint' ? t('leaving.blueprint') : of}</small>
            </span>
            <small>
              {[
                ...(tasks > 0 ? [t('leaving.tasks', { count: tasks })] : []),
                ...(owns ? [t('leaving.owns')] : []),
                ...(standsFor.length > 0
                  ? [t('leaving.standsFor', { names: t.list(standsFor) })]
                  : []),
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
