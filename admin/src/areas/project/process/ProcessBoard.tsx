import type { ModuleRow, PlanRef } from '@waymark/api';
import { milestoneMark, StatusIcon } from '@waymark/look';
import { useCallback, useMemo, type ReactNode } from 'react';
import { ModuleCard } from './ModuleCard.tsx';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import { Board } from '../../../parts/board/index.ts';
import type { OutlineColumn } from '../../../parts/plans/outline.ts';
import { useModuleStatus } from '../../../parts/plans/useModuleStatus.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ProcessBoardProps = { plan: PlanRef; outline: readonly OutlineColumn[] };

/**
 * The milestones as columns, their modules as cards; nothing is dragged in a running process
 * (PRODUCT 9.1).
 */
export function ProcessBoard({ plan, outline }: ProcessBoardProps): ReactNode {
  const t = useTexts();
  const { take, dialog } = useModuleStatus(plan);
  const columns = useMemo(
    () =>
      outline.map((milestone) => ({
        ...milestone,
        swatch: milestoneMark(milestone.mark),
        count: <Count modules={milestone.cards} />,
      })),
    [outline],
  );
  const renderCard = useCallback(
    (module: ModuleRow) => <ModuleCard module={module} onStep={take} />,
    [take],
  );
  return (
    <div className="process-board">
      <Board
        label={t('plan.milestones')}
        columns={columns}
        renderCard={renderCard}
        opensOn={needsEyes(outline)}
      />
      {dialog}
    </div>
  );
}

/**
 * The milestone to look at first: where something is stuck, else where work is, else the first that
 * is not done.
 */
function needsEyes(outline: readonly OutlineColumn[]): string | undefined {
  const having = (fits: (module: ModuleRow) => boolean) =>
    outline.find(({ cards }) => cards.some(fits))?.id;
  return (
    having(({ tasksStuck }) => tasksStuck > 0) ??
    having(({ status }) => status === 'ACTIVE') ??
    having(({ status }) => status !== 'DONE')
  );
}

/** `6/7` tasks of a column, with the tick once all are done. */
function Count({ modules }: { modules: readonly ModuleRow[] }): ReactNode {
  const t = useTexts();
  const done = modules.reduce((sum, { tasksDone }) => sum + tasksDone, 0);
  const total = modules.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0);
  const allDone = modules.length > 0 && modules.every(({ status }) => status === 'DONE');
  return (
    <TaskCount
      className="column-count"
      {...{ done, total }}
      before={allDone && <StatusIcon icon="done" label={t('processStatus.DONE')} />}
    />
  );
}
