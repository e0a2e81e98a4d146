import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import type { DemoAccounts } from './executions.ts';
import { oldSystems, processMap, type DemoFile } from './files.ts';
import type { Giver } from './giver.ts';

type Line = {
  readonly by: string;
  /** From now. */
  readonly day: number;
  readonly text: string;
  /** The team alone reads it. */
  readonly note?: boolean;
  /** Accounts. */
  readonly mentions?: readonly string[];
  readonly file?: DemoFile;
};

/** What client and team have said to one another: one waits for us, one for the client, and what only the team says of it. */
export async function makeTalk(
  giver: Giver,
  { team, users }: DemoAccounts,
): Promise<void> {
  const { dana = '', mikkel = '' } = team;
  const [lantern = ''] = users.lanternfish;
  const [quill = ''] = users.quillmesh;
  const [release = ''] = users.release;
  const asked = await say(giver, 'demo-lanternfish-onboarding', lantern, [
    {
      by: lantern,
      day: -4,
      text: 'We drew how a request goes through our house today. Is that what you mean, or do you need it step by step?',
      file: processMap,
    },
    {
      by: mikkel,
      day: -3,
      text: 'That is all we need. Mark where somebody waits for somebody else, and we talk about those places.',
    },
    {
      by: lantern,
      day: -1,
      text: 'Marked. Two old systems are still read by finance. Do they move as well?',
    },
    {
      by: mikkel,
      day: -1,
      text: 'Systems that are only read stayed where they were so far. @Dana, was that different for Ravelin?',
      note: true,
      mentions: [dana],
      file: oldSystems,
    },
  ]);
  if (asked !== null)
    await giver.give(mikkel, -1, 'HandConversation', {
      processId: 'demo-lanternfish-onboarding',
      taskId: asked,
      to: dana,
    });
  await say(giver, 'demo-quillmesh-onboarding', quill, [
    {
      by: quill,
      day: -2,
      text: 'Who of us has to agree to it, the head of the department or whoever works with it every day?',
    },
    {
      by: dana,
      day: -1,
      text: 'Whoever works with it every day. One name is enough, and you can change it later.',
    },
  ]);
  const [, malte = ''] = users.norddeich;
  await say(giver, 'demo-norddeich-einfuehrung', malte, [
    {
      by: malte,
      day: -2,
      text: 'Unsere IT-Leitung ist bis Monatsende im Urlaub. Reicht eine Vertretung, oder warten wir?',
    },
    {
      by: dana,
      day: -1,
      text: 'Eine Vertretung reicht. Tragen Sie sie ein, wir übergeben die Aufgaben später mit einem Klick.',
    },
  ]);
  await say(giver, 'demo-release-onboarding', release, [
    {
      by: release,
      day: -2,
      text: 'We are five leads who take turns. May the one who decides be a role instead of a person?',
    },
    {
      by: mikkel,
      day: -1,
      text: 'Name the person who holds it today. When it passes on, hand the open tasks to whoever is next.',
    },
  ]);
}

/** Says the lines about the task that the client has at hand. @returns its id; null where there is none */
async function say(
  giver: Giver,
  processId: string,
  client: string,
  lines: readonly Line[],
): Promise<string | null> {
  const { plan } = await giver.process(processId);
  const task = milestonesOf(plan)
    .flatMap(({ milestoneId }) => modulesOf(plan, milestoneId))
    .flatMap(({ moduleId }) => tasksOf(plan, moduleId))
    .find(
      ({ assignee, status }) => assignee === client && status === 'IN_PROGRESS',
    );
  if (task === undefined) return null;
  const { taskId } = task;
  for (const [n, line] of lines.entries()) {
    const { by, day, text, note, mentions = [], file } = line;
    const id = `${processId}-said-${n}`;
    const carrier = note === true ? 'note' : 'message';
    const inTask = { processId, taskId };
    const files =
      file === undefined
        ? []
        : [await giver.file(by, day, { ...inTask, carrier }, file)];
    const about = { ...inTask, text, mentions: [...mentions], files };
    await (note === true
      ? giver.give(by, day, 'AddNote', { ...about, noteId: id })
      : giver.give(by, day, 'SendMessage', { ...about, messageId: id }));
  }
  return taskId;
}
