import type { StarterModule, StarterTask } from '@waymark/command';
import { blocksOf, personKind, type Placeholder } from '@waymark/events';
import { bookingAt } from '../caller/bookingPages.ts';
import { pinned } from '../forms/answers.ts';
import { formNamed } from '../forms/makeForms.ts';
import type { DemoGiver } from '../caller/giver.ts';

/** Where a module comes to, and who brings it. */
export type ModuleTarget = {
  readonly blueprintId: string;
  /** None of a single one. */
  readonly milestoneId?: string;
  readonly by: string;
  readonly day: number;
  /**
   * The placeholders that it may name, by name; they keep their ids, so that whoever has one of
   * them is known in all of them.
   */
  readonly people: ReadonlyMap<string, Placeholder>;
  /** Ids of those that the blueprint has already; whoever is named comes to them. */
  readonly there: Set<string>;
};

/**
 * Writes a module as its author would: first of its milestone, what it is about, and one part
 * behind the other.
 */
export async function addModule(
  giver: DemoGiver,
  { blueprintId, milestoneId, by, day, people, there }: ModuleTarget,
  moduleId: string,
  { title, description, team, content }: StarterModule<string>,
): Promise<void> {
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const module = { plan, moduleId };
  await giver.give(by, day, 'AddModule', {
    ...{ ...module, title },
    ...(milestoneId !== undefined && { milestoneId }),
  });
  await giver.give(by, day, 'SetModuleDescription', { ...module, description });
  if (team)
    await giver.give(by, day, 'SetModuleAudience', { ...{ ...module, audience: 'INTERN' } });
  const changes = [];
  for (const [at, part] of content.entries()) {
    if (typeof part === 'string') {
      await write(giver, by, day, module, at, part);
      continue;
    }
    const taskId = `${moduleId}-${at}`;
    const { task: headline, words, days, optional = false } = part;
    await giver.give(by, day, 'AddTask', {
      ...{ ...module, taskId, blockId: `of-${taskId}`, headline },
      ...{ content: contentOf(part), mandatory: !optional },
    });
    await giver.give(by, day, 'SetTaskDescription', { ...{ plan, taskId, description: words } });
    changes.push({ taskId, assignee: refOf(people, part.by), dueInDays: days });
  }
  for (const placeholder of people.values()) {
    const { placeholderId, name, description: about } = placeholder;
    const named = changes.some(({ assignee }) => assignee === placeholderId);
    if (!named || there.has(placeholderId)) continue;
    there.add(placeholderId);
    await giver.give(by, day, 'AddPlaceholder', {
      ...{ plan, placeholderId, name, description: about },
    });
  }
  await giver.give(by, day, 'ChangeTasks', { plan, changes });
}

type InModule = {
  readonly plan: { readonly kind: 'blueprint'; readonly id: string };
  readonly moduleId: string;
};

/** A text: the first one into the empty block that a new module begins with. */
async function write(
  giver: DemoGiver,
  by: string,
  day: number,
  { plan, moduleId }: InModule,
  at: number,
  html: string,
): Promise<void> {
  const { plan: holds } = await giver.blueprint(plan.id);
  const [first] = blocksOf(holds, moduleId);
  const content = { type: 'text', html } as const;
  if (at === 0 && first !== undefined)
    await giver.give(by, day, 'SetBlockContent', { ...{ plan, blockId: first.blockId, content } });
  else
    await giver.give(by, day, 'AddBlock', {
      ...{ plan, moduleId, blockId: `${moduleId}-${at}`, content },
    });
}

const contentOf = ({ task, fills }: StarterTask<string>) =>
  fills === undefined
    ? (bookingAt(task) ?? ({ type: 'simple', action: null } as const))
    : ({ type: 'form', ...pinned(formNamed(fills.name)) } as const);

/** @throws TypeError where nobody is called so */
function refOf(people: ModuleTarget['people'], name: string): string {
  if (personKind(name) === 'role') return name;
  const placeholder = people.get(name);
  if (placeholder === undefined) throw new TypeError(`No placeholder is called ${name}`);
  return placeholder.placeholderId;
}
