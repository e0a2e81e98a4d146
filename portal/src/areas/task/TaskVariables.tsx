import { fieldNames } from '@waymark/look/fieldNames';
import { bareLink } from '@waymark/look/values';
import { readAll, type TaskRow } from '../../base/api/reads.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { spokenLanguage } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/tasks.ts';
import { takes } from '../../parts/task/takes.ts';
import { factsOf } from './factsAtHand.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * Lists what is good to know for a task: facts as how long it takes, and the variables that it
 * shows and that have a value (PRODUCT 6.11).
 */
export default function TaskVariables({ task }: { task: TaskRow }) {
  const { workspaceId } = useWorkspace();
  // Tasks that a device has kept since before they had any.
  const { planId, variables = [] } = task;
  const facts = factsOf(task);
  const names = fieldNames[spokenLanguage()];
  const { data = [] } = useQuery(
    variables.length === 0 ? undefined : `variables ${workspaceId} ${planId}`,
    () => readAll(workspaceId, 'variables', { filter: { planId }, sort: ['name', 'ASC'] }),
  );
  const shown = variables
    .flatMap((id) => data.find((row) => row.id === id) ?? [])
    .filter(({ value }) => value !== '');
  const t = texts();
  return (
    (facts.length > 0 || shown.length > 0) && (
      <dl className="at-hand" aria-label={t.atHand.title}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="small mute">{names[name]}</dt>
            <dd>{takes(value)}</dd>
          </div>
        ))}
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
