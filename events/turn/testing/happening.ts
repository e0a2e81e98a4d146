import type { Actor } from '../../actor.ts';
import type { Audience, Module, ModuleStatus } from '../../plan/modules.ts';
import type { TaskSeenBy } from '../../plan/task.fields.ts';
import type { Task, TaskStatus } from '../../plan/tasks.ts';
import type { ProcessEvent } from '../../process.ts';

/** What happened in the process of a situation, and through whom. */
export type TurnHappening = { readonly event: ProcessEvent; readonly by: Actor };
/** What happens next, as it stands. */
type Step = (task: Task, module: Module) => TurnHappening;

export const actorOf = (accountId: string): Actor =>
  accountId === 'dana'
    ? { kind: 'user', accountId, party: 'team' }
    : { kind: 'clientUser', accountId, clientId: 'c' };

const inTask = { taskId: 't', moduleId: 'm' };
const byDana = (event: ProcessEvent): TurnHappening => ({ event, by: actorOf('dana') });

const moduleIs =
  (to: ModuleStatus): Step =>
  ({ status }, { status: from }) => {
    const completed = to === 'DONE' ? [{ taskId: 't', from: status }] : [];
    return byDana({
      type: 'ModuleStatusSet',
      data: { moduleId: 'm', from, to, on: '2026-11-02', due: [], completed },
    });
  };
const shownTo =
  (to: Audience): Step =>
  (_, { audience: from }) =>
    byDana({ type: 'ModuleAudienceSet', data: { moduleId: 'm', from, to } });
const seenBy =
  (to: TaskSeenBy): Step =>
  ({ seenBy: from }) =>
    byDana({ type: 'TaskSeenBySet', data: { ...inTask, from, to } });
const awaits =
  (by: string, to: (task: Task) => Task['awaits'], waived = false): Step =>
  (task) => ({
    event: {
      type: 'TaskAwaitsSet',
      data: { ...inTask, from: task.awaits, to: to(task), by, waived },
    },
    by: { kind: 'system', name: 'followConversations' },
  });
const sets =
  (to: TaskStatus, by: string): Step =>
  ({ status: from }) => ({
    event: {
      type: 'TaskStatusSet',
      data: { ...inTask, from, to, reason: to === 'STUCKED' ? 'Why?' : null },
    },
    by: actorOf(by),
  });
const becomes =
  (to: Task['content']): Step =>
  ({ content: from }) =>
    byDana({ type: 'TaskContentSet', data: { ...inTask, from, to } });
const gives =
  (to: string | null, by: string): Step =>
  ({ assignee: from }) => ({
    event: { type: 'TaskAssigneeSet', data: { ...inTask, from, to } },
    by: actorOf(by),
  });

const steps: Readonly<Record<string, Step>> = {
  starts: moduleIs('ACTIVE'),
  pauses: moduleIs('PAUSED'),
  resumes: moduleIs('ACTIVE'),
  finishes: moduleIs('DONE'),
  hides: shownTo('INTERN'),
  shows: shownTo('EXTERN'),
  'hides it': seenBy('hidden'),
  'keeps it': seenBy('team'),
  'shows it': seenBy('module'),
  answered: awaits('dana', ({ status }) => (status === 'STUCKED' ? 'client' : null)),
  waived: awaits('dana', () => null, true),
  'is a booking': becomes({ type: 'schedule', provider: 'CALENDLY', link: '' }),
  'is a form': becomes({ type: 'form', formId: '', version: 0, name: '' }),
  'page named': becomes({
    type: 'schedule',
    provider: 'CALENDLY',
    link: 'https://calendly.com/dana',
  }),
  'form chosen': becomes({ type: 'form', formId: 'f', version: 1, name: 'Sign-on' }),
  'rolled out': () =>
    byDana({
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::it', from: null, to: 'hanna', taskIds: ['t'] },
    }),
  overdue: ({ dueDate: from }) =>
    byDana({ type: 'TaskDueDateSet', data: { ...inTask, from, to: '2026-10-05' } }),
};

/** `starts`, `hanna STUCKED`, `hanna asks`, `hanna gives tomasz` … */
export function stepOf(words: string): Step {
  const [by = '', what = '', to = ''] = words.split(' ');
  const step = steps[words];
  if (step !== undefined) return step;
  if (what === 'asks') return awaits(by, () => (by === 'dana' ? 'client' : 'seller'));
  if (what === 'gives') return gives(to === 'nobody' ? null : to, by);
  return sets(what as TaskStatus, by);
}
