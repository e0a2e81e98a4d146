import { dueDay, type Plan, type Task, type WordedMail } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import { NAMED } from '../schedule/mailOfNews.ts';
import type { EventMail } from '../../outbox/mailJob.ts';

/** What a mail is looked at about. */
export type SampleRollout = {
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly processId: string;
  readonly processName: string;
  readonly projectId: string;
  readonly clientName: string;
  readonly projectName: string;
  readonly plan: Plan;
  /** Who gets it, whether they are of the client, and what they have to act on. */
  readonly to: string;
  readonly ofClient: boolean;
  readonly theirs: readonly Task[];
  /** Account of who can't go on; '' for somebody. */
  readonly stuck: string;
  /** The local date. */
  readonly today: string;
};

/**
 * The mail that would tell somebody of the work that a rollout holds; where none is theirs, of the
 * first of its tasks.
 */
export function sampleJob(mail: WordedMail, language: Language, rollout: SampleRollout): EventMail {
  const { processId, processName, clientName, projectName } = rollout;
  const { to, workspaceId, workspaceName, today, ofClient, stuck } = rollout;
  const { task: someTask, reason } = mailTexts[language].trial;
  const open = rollout.theirs.length > 0 ? rollout.theirs : firstOf(rollout);
  const named = open
    .slice(0, NAMED)
    .map((task) => ({
      ...{ taskId: task.taskId, headline: task.headline },
      ...{ moduleId: task.moduleId, dueDate: dueDay(rollout.plan, task) },
    }));
  const first = named[0] ?? {
    ...{ taskId: 'task', moduleId: 'module', headline: someTask },
    dueDate: null,
  };
  const lines = named.length === 0 ? [first] : named;
  const count = Math.max(open.length, lines.length);
  const about = {
    ...{ eventId: 'preview', to, workspaceId, workspaceName },
    ...{ processId, processName },
  };
  const waits = { tasks: lines, count, heldFor: null };
  switch (mail) {
    case 'welcome':
      return {
        ...{ mail: 'newProcess', why: 'begins', ...about, ...waits },
        ...{ clientName, projectName, taskId: first.taskId, by: null },
      };
    case 'turn':
      return { mail: 'tasks', why: 'daily', ...about, ...waits };
    case 'reminder':
      return { mail: 'tasks', why: 'daily', ...about, ...waits, reminds: true };
    case 'stuck':
      return {
        ...{ mail, why: 'atOnce', ...about, by: stuck, reason },
        ...{ moduleId: first.moduleId, task: first },
      };
    case 'digest': {
      const nothing = { others: [], othersCount: 0, talk: [], talkCount: 0 };
      const ofProcess = {
        ...{ processId, processName, clientName, ofClient },
        ...{ projectId: rollout.projectId, onBoard: false },
      };
      return {
        ...{ mail, why: 'daily', ...about, today },
        processes: [
          {
            ...{ ...nothing, ...ofProcess, turn: lines, turnCount: count },
            ...{ stuck: [], stuckCount: 0 },
            lateCount: named.filter(({ dueDate }) => (dueDate ?? today) < today).length,
          },
        ],
      };
    }
    default:
      return mail satisfies never;
  }
}

const firstOf = ({ plan }: SampleRollout): readonly Task[] => [...plan.tasks.values()].slice(0, 1);
