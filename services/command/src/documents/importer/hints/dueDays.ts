import type { NoteCollector } from '../notes.ts';
import type { OutlineBlock, OutlineMilestone, OutlineTask } from '../outline.ts';
import { daysFromFirst } from './dates.ts';

/** Days for the tasks that the document gives a date. */
export function daysForDates(milestones: readonly OutlineMilestone[], notes: NoteCollector): void {
  const blocks = milestones.flatMap(({ modules }) => modules).flatMap((module) => module.blocks);
  const tasks = tasksIn(blocks);
  const dated = tasks.flatMap((task) => (task.date === null ? [] : [{ task, date: task.date }]));
  const days = daysFromFirst(dated.map(({ date }) => date));
  dated.forEach(({ task }, at) => {
    const due = days[at] ?? null;
    task.dueInDays ??= due;
    if (due === null) notes.add(task.line, 'date', 'dateTooFar', task.line);
    else notes.add(task.line, 'date', 'dateAsDays', task.line, due);
  });
  const first = dated[0]?.date;
  for (const block of blocks) {
    const made = block.kind === 'text' ? tasksIn(block.tasks ?? []) : [];
    const dates = made.flatMap(({ date }) => (date === null ? [] : [date]));
    const due = daysFromFirst(first === undefined ? dates : [first, ...dates]);
    if (first !== undefined) due.shift();
    for (const task of made) if (task.date !== null) task.dueInDays ??= due.shift() ?? null;
  }
}

const tasksIn = (blocks: readonly OutlineBlock[]): OutlineTask[] =>
  blocks.flatMap((block) => (block.kind === 'task' ? [block.task] : []));
