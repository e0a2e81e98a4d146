import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import type { DemoAccounts } from './executions/executions.ts';
import { oldSystems, processMap, type DemoFile } from './caller/files.ts';
import type { DemoGiver } from './caller/giver.ts';

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

/** What is said about tasks of the plan, in the language that most clients read. */
const english = {
  drew: 'We drew how a request goes through our house today. Is that what you mean, or do you need it step by step?',
  mark: 'That is all we need. Mark where somebody waits for somebody else, and we talk about those places.',
  marked: 'Marked. Two old systems are still read by finance. Do they move as well?',
  onlyRead:
    'Systems that are only read stayed where they were so far. @Dana, was that different for Ravelin?',
  agree:
    'Who of us has to agree to it, the head of the department or whoever works with it every day?',
  everyDay: 'Whoever works with it every day. One name is enough, and you can change it later.',
};
const german: typeof english = {
  drew: 'Wir haben aufgezeichnet, wie eine Anfrage heute durch unser Haus geht. Meinen Sie das so, oder brauchen Sie es Schritt für Schritt?',
  mark: 'Mehr brauchen wir nicht. Markieren Sie, wo jemand auf jemand anderen wartet, und über diese Stellen sprechen wir.',
  marked: 'Markiert. Zwei alte Systeme liest die Buchhaltung noch. Ziehen die auch um?',
  onlyRead:
    'Systeme, die nur gelesen werden, sind bisher geblieben, wo sie waren. @Dana, war das bei Ravelin anders?',
  agree:
    'Wer von uns muss zustimmen, die Abteilungsleitung oder die Menschen, die jeden Tag damit arbeiten?',
  everyDay: 'Wer jeden Tag damit arbeitet. Ein Name genügt, und Sie können ihn später ändern.',
};

/**
 * What client and team have said to one another: one waits for us, one for the client, and what
 * only the team says of it.
 */
export async function makeTalk(
  giver: DemoGiver,
  { team, users }: DemoAccounts,
  language: Language,
): Promise<void> {
  const { dana = '', mikkel = '' } = team;
  const words = language === 'de' ? german : english;
  const [lantern = ''] = users.lanternfish;
  const [quill = ''] = users.quillmesh;
  const [release = ''] = users.release;
  const asked = await say(giver, 'demo-lanternfish-onboarding', lantern, [
    { by: lantern, day: -4, text: words.drew, file: processMap },
    { by: mikkel, day: -3, text: words.mark },
    { by: lantern, day: -1, text: words.marked },
    { by: mikkel, day: -1, text: words.onlyRead, note: true, mentions: [dana], file: oldSystems },
  ]);
  if (asked !== null)
    await giver.give(mikkel, -1, 'HandConversation', {
      processId: 'demo-lanternfish-onboarding',
      taskId: asked,
      to: dana,
    });
  await say(giver, 'demo-quillmesh-onboarding', quill, [
    { by: quill, day: -2, text: words.agree },
    { by: dana, day: -1, text: words.everyDay },
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

/**
 * Says the lines about the task that the client has at hand. @returns its id; null where there is
 * none
 */
async function say(
  giver: DemoGiver,
  processId: string,
  client: string,
  lines: readonly Line[],
): Promise<string | null> {
  const { plan } = await giver.process(processId);
  const task = milestonesOf(plan)
    .flatMap(({ milestoneId }) => modulesOf(plan, milestoneId))
    .flatMap(({ moduleId }) => tasksOf(plan, moduleId))
    .find(({ assignee, status }) => assignee === client && status === 'IN_PROGRESS');
  if (task === undefined) return null;
  const { taskId } = task;
  for (const [n, line] of lines.entries()) {
    const { by, day, text, note, mentions = [], file } = line;
    const id = `${processId}-said-${n}`;
    const carrier = note === true ? 'note' : 'message';
    const inTask = { processId, taskId };
    const files =
      file === undefined ? [] : [await giver.file(by, day, { ...inTask, carrier }, file)];
    const about = { ...inTask, text, mentions: [...mentions], files };
    await (note === true
      ? giver.give(by, day, 'AddNote', { ...about, noteId: id })
      : giver.give(by, day, 'SendMessage', { ...about, messageId: id }));
  }
  return taskId;
}
