import { Button, useMediaQuery } from '@mui/material';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { distinctLabels } from '../../../parts/board/index.ts';
import { ErrorState } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import type { BuilderViewProps } from './BuilderBoard.tsx';
import { ListMilestone } from './ListMilestone.tsx';
import { tasksByModule } from '../../../parts/plans/outline.ts';
import { Sheet } from './sheet/Sheet.tsx';
import type { Clashes } from './sheet/useClashes.ts';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** With more tasks than this all modules begin folded. */
const UNFOLDED_UP_TO = 150;

/**
 * The same as the board, as a list: milestones, their modules, their tasks, which are edited in
 * cells where there is room.
 */
export function BuilderList({
  clashes,
  ...props
}: BuilderViewProps & { clashes: Clashes }): ReactNode {
  const t = useTexts();
  const { blueprintId, milestones } = props;
  const tasks = useAllRows('tasks', { planId: blueprintId }, 'place');
  const byModule = useMemo(() => tasksByModule(tasks.data ?? []), [tasks.data]);
  const labels = distinctLabels(milestones.map(({ name }) => name));
  const modules = milestones.flatMap(({ cards }) => cards);
  const total = modules.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [allOpen, setAllOpen] = useState(total <= UNFOLDED_UP_TO);
  /** A module is open as all are, unless it was turned the other way. */
  const isOpen = (moduleId: string) => allOpen !== turned.has(moduleId);
  const toggle = useCallback(
    (moduleId: string) => setTurned((before) => turnedAlso(before, moduleId)),
    [],
  );
  const toggleAll = () => {
    setAllOpen(!allOpen);
    setTurned(new Set());
  };
  const hasRoom = useMediaQuery('(width >= 900px)', { noSsr: true });
  const shownTasks = modules
    .filter(({ id }) => isOpen(id))
    .flatMap(({ id }) => byModule.get(id) ?? []);
  const counts = [
    t('plan.milestonesCount', { count: milestones.length }),
    t('words.modules', { count: modules.length }),
    t('words.tasks', { count: total }),
  ].join(', ');
  const fold = total > 0 && (
    <Button size="small" onClick={toggleAll}>
      {allOpen ? t('words.foldAll') : t('words.unfoldAll')}
    </Button>
  );
  const list = milestones.map((milestone, index) => (
    <ListMilestone
      key={milestone.id}
      {...props}
      milestone={milestone}
      label={labels[index] ?? milestone.name}
      index={index}
      tasks={byModule}
      isOpen={isOpen}
      onToggle={toggle}
    />
  ));
  return (
    <div className="outline">
      {tasks.error !== null && tasks.data === undefined && (
        <ErrorState
          what={t('plan.tasksFailed')}
          onRetry={() => void tasks.refetch()}
          {...whyNot(tasks.error)}
        />
      )}
      {hasRoom ? (
        <Sheet
          blueprintId={blueprintId}
          tasks={shownTasks}
          commands={props.commands}
          clashes={clashes}
          counts={counts}
          fold={fold}
        >
          {list}
        </Sheet>
      ) : (
        <>
          <div className="outline-bar">
            <span>{counts}</span>
            {fold}
          </div>
          {list}
        </>
      )}
    </div>
  );
}

const turnedAlso = (turned: ReadonlySet<string>, moduleId: string): ReadonlySet<string> =>
  turned.has(moduleId)
    ? new Set([...turned].filter((id) => id !== moduleId))
    : new Set([...turned, moduleId]);
