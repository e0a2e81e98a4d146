import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { WhereItIs } from './WhereItIs.tsx';
import { DueLabel } from '../../../parts/tasks/DueLabel.tsx';
import { taskAddress } from '../../../parts/tasks/taskAddress.ts';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/lists/phoneList.css';

/** The tasks below 900 pixels: entries instead of a table. */
export function TasksPhoneList(): ReactNode {
  const t = useTexts();
  const { data = [] } = useListContext<TaskRow>();
  return (
    <ul className="phone-list" aria-label={t('allTasks.title')}>
      {data.map((row) => (
        <li key={row.id}>
          <div>
            <Link className="lead-link" to={taskAddress(row)}>
              <Words text={row.headline} kind={row.planKind} />
            </Link>
            <span className="phone-line">
              <WhereItIs task={row} />
            </span>
            <span className="phone-line">
              <StatusTag status={row.status} plain />
              <DueLabel task={row} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
