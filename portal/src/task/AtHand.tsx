import { bareLink } from '@waymark/look/values';
import { readAll, type TaskRow } from '../api/reads.ts';
import { useQuery } from '../api/useQuery.ts';
import { takes } from './takes.ts';
import { texts } from '../texts/tasks.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** What is good to know for a task: how long it takes, and the variables that it shows and that have a value (PRODUCT 6.11). */
export default function AtHand({ task }: { task: TaskRow }) {
  const { workspaceId } = useWorkspace();
  // Tasks that a device has kept since before they had any.
  const { planId, variables = [], duration = null } = task;
  const { data = [] } = useQuery(
    variables.length === 0 ? undefined : `variables ${workspaceId} ${planId}`,
    () =>
      readAll(workspaceId, 'variables', {
        filter: { planId },
        sort: ['name', 'ASC'],
      }),
  );
  const shown = variables
    .flatMap((id) => data.find((row) => row.id === id) ?? [])
    .filter(({ value }) => value !== '');
  const t = texts();
  return (
    (duration !== null || shown.length > 0) && (
      <dl className="at-hand" aria-label={t.atHand.title}>
        {duration !== null && (
          <div>
            <dt className="small mute">{t.atHand.takes}</dt>
            <dd>{takes(duration)}</dd>
          </div>
        )}
        {shown.map(({ id, name, type, value, label }) => (
          <div key={id}>
            <dt className="small mute">{name}</dt>
            <dd>
              {type === 'LINK' ? (
                <a href={value} target="_blank" rel="noopener noreferrer">
                  {label || bareLink(value)}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
