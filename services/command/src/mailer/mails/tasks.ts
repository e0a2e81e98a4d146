import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

export type TasksFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** In the order of the plan, at least one; `count` may be more than are named. */
  readonly headlines: readonly string[];
  readonly count: number;
  /** Where the first is done. */
  readonly url: string;
};

/** One or more tasks wait for somebody. */
export function tasksMail({
  workspaceName,
  processName,
  headlines,
  count,
  url,
}: TasksFacts): MailContent {
  const [first = '', ...others] = headlines;
  const unnamed = count - headlines.length;
  const list = unnamed > 0 ? [...others, `and ${unnamed} more`] : others;
  const intro =
    count === 1
      ? `A task in ${processName} is yours to do.`
      : `${count} tasks in ${processName} are yours to do. The first:`;
  return layout({
    subject:
      count === 1
        ? `Your turn: ${first}`
        : `Your turn: ${first} and ${count - 1} more`,
    headline: 'Your turn',
    paragraphs: [intro, first, ...(list.length === 0 ? [] : ['After that:'])],
    ...(list.length === 0 ? {} : { list }),
    button: { text: 'Open task', url },
    sender: workspaceName,
    footer: `You get this mail because the task was given to you. ${workspaceName} works with Waymark.`,
  });
}
