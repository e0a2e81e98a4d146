import {
  leftOutKinds,
  type DraftBlock,
  type DraftModule,
  type DraftTask,
  type ImportDraft,
  type LeftOut,
} from '@waymark/api';
import { alike, personKind, type PersonRef } from '@waymark/events';

type NamedDraft = { readonly name: string; readonly draft: ImportDraft };
type Counts = Record<(typeof leftOutKinds)[number], number>;

/**
 * What of a blueprint is otherwise, or not there, once its file has come back, by how many there
 * are of each. It is found by reading the file, so that whatever a form can't hold is told, too.
 * @param back null: the file is no export that is known again
 */
export function leftOutOf(whole: NamedDraft, back: NamedDraft | null): LeftOut[] {
  const counts = Object.fromEntries(leftOutKinds.map((what) => [what, 0])) as Counts;
  if (back === null) counts.asTable = 1;
  else compare(whole, back, counts);
  return leftOutKinds.flatMap((what) => (counts[what] > 0 ? [{ what, count: counts[what] }] : []));
}

function compare(whole: NamedDraft, back: NamedDraft, counts: Counts): void {
  const [before, after] = [whole.draft, back.draft];
  const note = (what: keyof Counts, differs: boolean) => {
    if (differs) counts[what]++;
  };
  const person = { before: calledIn(before), after: calledIn(after) };
  const people = (refs: readonly PersonRef[], side: 'before' | 'after') =>
    refs.filter(isNoAccount).map(person[side]).toSorted();
  const differ = (one: readonly PersonRef[], other: readonly PersonRef[]) =>
    !alike(people(one, 'before'), people(other, 'after'));
  const ofTask = (old: DraftTask, now: DraftTask) => {
    note('details', old.headline !== now.headline);
    note('formatting', !sameText(old.description, now.description));
    note('contents', old.content.type !== now.content.type);
    note('buttons', old.content.type === now.content.type && !alike(old.content, now.content));
    note('assignees', differ(each(old.assignee), each(now.assignee)));
    note('followers', differ(old.followers, now.followers));
    note('shownVariables', !alike(old.variables, now.variables));
    note('details', !alike(detailsOf(old), detailsOf(now)));
  };
  const ofModule = (old: DraftModule, now: DraftModule) => {
    note('details', old.title !== now.title);
    note('formatting', !sameText(old.description, now.description));
    note('details', old.audience !== now.audience);
    note('participants', differ(old.participants, taking(now)));
    const [tasks, sameTasks] = [tasksOf(old), tasksOf(now)];
    const [texts, sameTexts] = [textsOf(old), textsOf(now)];
    const kept = texts.filter((text) => sameTexts.some((one) => alike(one, text)));
    counts.texts += texts.length - kept.length;
    note('details', tasks.length !== sameTasks.length);
    note('details', kept.length === texts.length && !alike(orderOf(old), orderOf(now)));
    tasks.forEach((task, at) => {
      const same = sameTasks[at];
      if (same !== undefined) ofTask(task, same);
    });
  };
  note('name', whole.name !== back.name);
  note('details', before.milestones.length !== after.milestones.length);
  before.milestones.forEach((milestone, m) => {
    const same = after.milestones[m];
    note('details', same !== undefined && same.name !== milestone.name);
    note('details', same?.modules.length !== milestone.modules.length);
    milestone.modules.forEach((module, d) => {
      const other = same?.modules[d];
      if (other !== undefined) ofModule(module, other);
    });
  });
  counts.people = new Set(refsIn(before).filter((ref) => !isNoAccount(ref))).size;
  const left = after.placeholders.map(({ name, description }) =>
    JSON.stringify([name, description]),
  );
  for (const { name, description } of before.placeholders) {
    const at = left.indexOf(JSON.stringify([name, description]));
    if (at >= 0) left.splice(at, 1);
    else counts.placeholders++;
  }
  for (const variable of before.variables)
    note('variables', !after.variables.some((one) => alike(one, variable)));
  note('planFollowers', differ(before.followers, after.followers));
  note('dates', !alike(before.dates, after.dates));
  for (const [mail, words] of Object.entries(before.mails))
    note('mails', !alike(words, after.mails[mail as keyof typeof after.mails]));
}

const each = (ref: PersonRef | null): PersonRef[] => (ref === null ? [] : [ref]);
const isNoAccount = (ref: PersonRef) => personKind(ref) !== 'account';

const sameText = (html: string, other: string): boolean => html.trim() === other.trim();

/** Whoever has a task of a module takes part in it once it is imported (PRODUCT 6.7). */
const taking = ({ blocks, participants }: DraftModule): PersonRef[] => [
  ...new Set([
    ...participants,
    ...blocks.flatMap((block) => (block.kind === 'task' ? each(block.assignee) : [])),
  ]),
];

/** What is in a module beside its tasks, but for texts that say nothing. */
const textsOf = ({ blocks }: DraftModule) =>
  blocks.flatMap((block) => (block.kind === 'content' && !isEmpty(block) ? [block.content] : []));
const isEmpty = (block: DraftBlock): boolean =>
  block.kind === 'content' && block.content.type === 'text' && block.content.html.trim() === '';
const orderOf = ({ blocks }: DraftModule) =>
  blocks.filter((block) => !isEmpty(block)).map(({ kind }) => kind);

const tasksOf = ({ blocks }: DraftModule): DraftTask[] =>
  blocks.filter((block) => block.kind === 'task');

const detailsOf = ({ dueInDays, mandatory, seenBy, duration }: DraftTask) => ({
  ...{ dueInDays, mandatory, seenBy, duration },
});

/** By what somebody is known in both: a placeholder by its name. */
function calledIn({ placeholders }: ImportDraft): (ref: PersonRef) => string {
  const names = new Map(placeholders.map((one) => [one.placeholderId, `p ${one.name}`]));
  return (ref) => names.get(ref) ?? ref;
}

const refsIn = ({ milestones, followers }: ImportDraft): PersonRef[] => [
  ...followers,
  ...milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ participants, blocks }) => [
      ...participants,
      ...blocks.flatMap((block) =>
        block.kind === 'task' ? [...each(block.assignee), ...block.followers] : [],
      ),
    ]),
];
