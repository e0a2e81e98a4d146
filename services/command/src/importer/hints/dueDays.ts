import type { Notes } from '../notes.ts';
import type { OutlineMilestone } from '../outline.ts';
import { daysFromFirst } from './dates.ts';

/** Days for the tasks that the document gives a date. */
export function daysForDates(
  milestones: readonly OutlineMilestone[],
  notes: Notes,
): void {
  const tasks = milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'task' ? [block.task] : []));
  const dated = tasks.flatMap((task) =>
    task.date === null ? [] : [{ task, date: task.date }],
  );
  const days = daysFromFirst(dated.map(({ date }) => date));
  dated.forEach(({ task }, at) => {
    const due = days[at] ?? null;
    task.dueInDays ??= due;
    if (due === null) notes.add(task.line, 'date', 'dateTooFar', task.line);
    else notes.add(task.line, 'date', 'dateAsDays', task.line, due);
  });
}
