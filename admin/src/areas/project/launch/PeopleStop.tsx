import type { ExecutionRow, PersonRow, PlaceholderRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { kindOf, mayStandFor } from '../../../parts/people/mayStandFor.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { Launched } from './launchLines.ts';
import { Stop } from './Stop.tsx';
import type { useRings } from './useRings.ts';

type PeopleStopProps = {
  execution: ExecutionRow;
  launched: Launched;
  /** Ids of those that were missing when the panel was opened. */
  shown: readonly string[];
  rings: ReturnType<typeof useRings>;
};

/** Who is missing: each is chosen on its line. */
export function PeopleStop({
  execution,
  launched: { placeholders, tasks },
  shown,
  rings,
}: PeopleStopProps): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const matched = placeholders.filter(({ matchedTo }) => matchedTo !== null);
  const lines = placeholders.filter(({ id }) => shown.includes(id));
  const choose = ({ id: placeholderId }: PlaceholderRow, to: string | null) => {
    if (to !== null)
      void send('RollOutPlaceholder', { processId: execution.id, placeholderId, to }).catch(
        () => undefined,
      );
  };
  const users = useGetList<PersonRow>('people', {
    filter: { clientId: execution.clientId },
    pagination: { page: 1, perPage: 1 },
  });
  // Nobody of the client can be chosen yet: the way to the first is one press.
  const isFirst = users.total === 0;
  const open = lines.some(({ matchedTo }) => matchedTo === null);
  return (
    <Stop
      title={t('launch.people')}
      note={t('launch.ofPlaceholders', { some: matched.length, count: placeholders.length })}
      state={open ? 'open' : 'done'}
    >
      {lines.map((row) => (
        <div
          key={row.id}
          className="launch-line"
          {...rings(
            tasks.filter(({ assignee }) => assignee === row.id).map(({ moduleId }) => moduleId),
          )}
        >
          <Avatar name={row.name} kind="placeholder" size={24} decorative />
          <span>
            <b>{row.name}</b>
            <small>
              {kindOf(t, row)}, {t('launch.tasksWait', { count: row.openTasks })}
            </small>
          </span>
          <PersonPicker
            quiet
            invite
            label={t('people.personFor', { name: row.name })}
            {...(mayStandFor(row, execution.clientId).clientId !== undefined && isFirst
              ? { opensAt: 'client', emptyText: t('launch.invite') }
              : { emptyText: t('launch.choose') })}
            value={row.matchedTo}
            options={{ ...mayStandFor(row, execution.clientId), processId: execution.id }}
            onChange={(to) => choose(row, to)}
          />
        </div>
      ))}
    </Stop>
  );
}
