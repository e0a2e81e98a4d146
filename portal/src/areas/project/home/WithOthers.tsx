import { portalAddress } from '@waymark/api/addresses';
import { Avatar, formatDate } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { isLate } from '../../../parts/project/order.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { whoAndWhere } from '../../../parts/project/who.ts';
import type { Other } from '../../../parts/project/others.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/steps.ts';
import { Section } from './Section.tsx';

/** Path part that stands for tasks that nobody has. */
export const nobody = 'nobody';

/** Whose turn the rest is: a row a person, with what they do first. */
export function WithOthers({
  others,
  processId,
  whoIs,
}: {
  others: Other<TaskRow>[];
  processId: string;
  whoIs: Directory;
}) {
  const today = useToday();
  if (others.length === 0) return null;
  const t = texts().others;
  return (
    <Section title={t.title}>
      <ul className="panel items">
        {others.map(({ ref, first, count }) => {
          const who = ref === null ? undefined : whoIs(ref);
          return (
            <li key={ref ?? nobody}>
              <Link href={portalAddress.tasks({ processId, who: ref ?? nobody })}>
                <Avatar
                  name={who?.name ?? '?'}
                  kind={who?.kind ?? 'placeholder'}
                  size={32}
                  decorative
                />
                <span className="grow">
                  <span className="t">{who === undefined ? t.nobody : whoAndWhere(who)}</span>
                  <small className="num cut">
                    {isLate(first, today)
                      ? t.wasDue(first.headline, formatDate(first.dueDate!))
                      : first.headline}
                  </small>
                </span>
                <span className="num small mute count">{t.tasks(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
