import type { TaskRow } from '@waymark/api';
import { milestoneMark } from '@waymark/look';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../../../parts/board/index.ts';
import { AddModule } from './AddModule.tsx';
import type { BuilderViewProps } from './BuilderBoard.tsx';
import { ListModule } from './ListModule.tsx';
import { milestoneActions } from './commands/menus.ts';
import type { OutlineColumn } from '../../../parts/plans/outline.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ListMilestoneProps = BuilderViewProps & {
  milestone: OutlineColumn;
  /** Its name, told apart from others of the same. */
  label: string;
  index: number;
  tasks: ReadonlyMap<string, readonly TaskRow[]>;
  isOpen: (moduleId: string) => boolean;
  onToggle: (moduleId: string) => void;
};

/** A milestone in the list: its name and menu, its modules, and a line to add one. */
export function ListMilestone(props: ListMilestoneProps): ReactNode {
  const t = useTexts();
  const {
    milestone,
    label,
    index,
    milestones,
    ask,
    commands,
    blueprintId,
    tasks,
    isOpen,
    onToggle,
  } = props;
  const { id, name, mark, cards } = milestone;
  const [adding, setAdding] = useState(false);
  return (
    <section className="outline-milestone" aria-label={label}>
      <header className="outline-head">
        <span className="board-swatch" style={{ background: milestoneMark(mark) }} aria-hidden />
        <h2 title={name}>{name}</h2>
        <span className="board-count">{cards.length}</span>
        <ActionMenu
          label={t('words.menuOf', { name })}
          actions={milestoneActions(
            t,
            milestone,
            { index, count: milestones.length },
            ask,
            commands,
          )}
        />
      </header>
      <ul>
        {cards.map((module) => (
          <ListModule
            key={module.id}
            blueprintId={blueprintId}
            module={module}
            tasks={tasks.get(module.id)}
            open={isOpen(module.id)}
            onToggle={onToggle}
            ask={ask}
          />
        ))}
      </ul>
      {adding ? (
        <AddModule
          milestone={name}
          onAdd={(title) => commands.addModule(id, title, cards.length)}
          onClose={() => setAdding(false)}
        />
      ) : (
        <button
          type="button"
          className="builder-plus"
          aria-label={t('builder.addModuleAtEnd', { milestone: name })}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden />
          {t('plan.module')}
        </button>
      )}
    </section>
  );
}
