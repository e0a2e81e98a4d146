import type { ImportDraft } from '@waymark/api';
import { commandSchemas, proposedShape, type LeftOut } from '@waymark/api';
import {
  evolveBlueprint,
  noBlueprint,
  plainText,
  type Blueprint,
  type Plan,
} from '@waymark/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedText } from '../../admin/src/parts/files/decodedText.ts';
import { editedBy, madeOf } from '../../admin/src/areas/blueprints/import/edits.ts';
import { draftOfBlueprint } from '../../services/command/src/documents/exporter/draftOfBlueprint.ts';
import {
  exportOf,
  readExport,
  type ExportFormat,
} from '../../services/command/src/documents/exporter/index.ts';
import { withNames } from '../../services/command/src/documents/exporter/withNames.ts';
import { cleanDraft } from '../../services/command/src/documents/importer/cleanDraft.ts';
import { previewOfExport } from '../../services/command/src/documents/importer/previewOfExport.ts';
import { importBlueprint } from '../../services/command/src/nouns/blueprint/blueprint.ts';
import { pagesAsAllowed } from '../../services/command/src/nouns/blueprint/draftPages.ts';
import { peopleAsKnown } from '../../services/command/src/nouns/blueprint/draftPeople.ts';
import { planOfDraft } from '../../services/command/src/nouns/blueprint/planOfDraft.ts';
import {
  drafts,
  planOf,
  words,
} from '../../services/command/src/nouns/blueprint/testing/randomDrafts.ts';

/**
 * A blueprint goes out as a file and comes back through the import dialog equal, or what is missing
 * was said before it is saved (PRODUCT 5.11). A hundred of each form here; a thousand by
 * `EXCHANGE_RUNS=1000 npx vitest run --project unit proof/outAndIn`.
 */
const runs = Number(process.env.EXCHANGE_RUNS ?? 100);

const workspace = {
  members: new Map([['dana', 'ADMIN' as const]]),
  roles: new Map([
    [
      'r::team',
      {
        roleId: 'r::team',
        name: 'Project team',
        internExtern: 'INTERN' as const,
        defaultAccountId: null,
      },
    ],
  ]),
  bookingHosts: [],
};

/**
 * Blueprints as they come to be by hand, too: whoever has a task need not take part in its module.
 */
const blueprints: fc.Arbitrary<Blueprint> = fc
  .record({ draft: drafts, name: words, apart: fc.boolean() })
  .map(({ draft: written, name, apart }) => {
    // As it is stored.
    const draft = cleanDraft(written);
    const plan = planOf(draft);
    const modules = [...plan.modules].map(
      ([id, module]) => [id, apart ? { ...module, participants: [] } : module] as const,
    );
    const { dates, followers, mails } = draft;
    return {
      ...{ ...noBlueprint, life: 'present', blueprintId: 'b', typeId: 'b', name },
      ...{ dates, followers, mails, plan: { ...plan, modules: new Map(modules) } },
    };
  });

/** What the dialog shows of a file, and makes of it without an edit. */
function throughTheDialog(fileName: string, text: string): { title: string; draft: ImportDraft } {
  const source = decodedText(new TextEncoder().encode(text));
  const exported = readExport(source, fileName);
  if (exported === null) throw new Error('it is not known again');
  const preview = previewOfExport({ source, shape: proposedShape }, exported, {
    workspace,
    language: 'en',
    isForm: () => true,
  });
  return { title: preview.title, draft: madeOf(editedBy(preview, []), preview) };
}

/** What the command makes of that. */
function imported(
  fileName: string,
  { title, draft: said }: ReturnType<typeof throughTheDialog>,
): Blueprint {
  const body: unknown = JSON.parse(
    JSON.stringify({ blueprintId: 'b', fileName, name: title, draft: said }),
  );
  const { draft: given, name = '' } = commandSchemas.ImportBlueprint.parse(body);
  const draft = peopleAsKnown(pagesAsAllowed(cleanDraft(given!), workspace), { workspace });
  let id = 0;
  const content = planOfDraft(draft, () => `id-${++id}`);
  return importBlueprint(noBlueprint, {
    blueprintId: 'b',
    fileName,
    name,
    content,
    about: draft,
  }).reduce(evolveBlueprint, noBlueprint);
}

const isKept = (ref: string) => ref !== 'dana';
const withoutPeople = (blueprint: Blueprint): Blueprint => {
  const { plan, followers } = blueprint;
  const kept = <K, V extends object>(parts: ReadonlyMap<K, V>, change: (part: V) => V) =>
    new Map([...parts].map(([key, part]) => [key, change(part)]));
  return {
    ...blueprint,
    followers: followers.filter(isKept),
    plan: {
      ...plan,
      modules: kept(plan.modules, (module) => ({
        ...module,
        participants: module.participants.filter(isKept),
      })),
      tasks: kept(plan.tasks, (task) => ({
        ...task,
        assignee: task.assignee !== null && isKept(task.assignee) ? task.assignee : null,
        followers: task.followers.filter(isKept),
      })),
    },
  };
};
const nobodyTakesPart = (plan: Plan): Plan => ({
  ...plan,
  modules: new Map([...plan.modules].map(([id, module]) => [id, { ...module, participants: [] }])),
});

const kindsOf = (leftOut: readonly LeftOut[]) => leftOut.map(({ what }) => what);

test.each(['json', 'md'] as const)(
  'through %s and the dialog a blueprint comes back whole, but for people of the team, and that is said',
  (format) => {
    fc.assert(
      fc.property(blueprints, (blueprint) => {
        const { fileName, text, leftOut } = exportOf(blueprint, format);
        const said = kindsOf(leftOut);
        const back = imported(fileName, throughTheDialog(fileName, text));
        const equal = (one: Blueprint, other: Blueprint) =>
          expect({
            ...one,
            plan: said.includes('participants') ? nobodyTakesPart(one.plan) : one.plan,
          }).toEqual({
            ...other,
            plan: said.includes('participants') ? nobodyTakesPart(other.plan) : other.plan,
          });
        equal(back, said.includes('people') ? withoutPeople(blueprint) : blueprint);
        for (const what of said) expect(['people', 'participants']).toContain(what);
      }),
      { numRuns: runs },
    );
  },
);

/** What is left of a draft to compare, without what was said to be left out. */
function comparable(
  { draft, name }: { draft: ImportDraft; name: string },
  said: readonly LeftOut['what'][],
) {
  const has = (what: LeftOut['what']) => said.includes(what);
  const called = new Map(draft.placeholders.map((one) => [one.placeholderId, one.name]));
  const people = (refs: readonly string[]) =>
    refs
      .filter((ref) => isKept(ref) || !has('people'))
      .map((ref) => called.get(ref) ?? ref)
      .toSorted();
  /** Letters alone: how they look may have been said to be otherwise, but none may be lost. */
  const text = (html: string) =>
    has('formatting') ? plainText(html).replaceAll(/[^\p{L}\p{N}]/gu, '') : html.trim();
  return {
    name: has('name') ? '' : name,
    milestones: draft.milestones.map((milestone) => ({
      name: milestone.name,
      modules: milestone.modules.map((module) => ({
        ...{
          title: module.title,
          audience: module.audience,
          description: text(module.description),
        },
        participants: has('participants') ? [] : people(module.participants),
        blocks: module.blocks.flatMap((block): unknown[] => {
          if (block.kind === 'content') {
            const isEmpty = block.content.type === 'text' && block.content.html.trim() === '';
            return has('texts') || isEmpty ? [] : [block.content];
          }
          const { headline, dueInDays, mandatory, seenBy, duration } = block;
          return [
            {
              ...{ headline, dueInDays, mandatory, seenBy, duration },
              description: text(block.description),
              type: has('contents') ? '' : block.content.type,
              content: has('contents') || has('buttons') ? null : block.content,
              assignee: has('assignees')
                ? []
                : people(block.assignee === null ? [] : [block.assignee]),
              followers: has('followers') ? [] : people(block.followers),
              variables: has('shownVariables') ? [] : block.variables,
            },
          ];
        }),
      })),
    })),
    placeholders: has('placeholders')
      ? []
      : draft.placeholders.map((one) => [one.name, one.description]).toSorted(),
    variables: has('variables') ? [] : draft.variables,
    dates: has('dates') ? null : draft.dates,
    followers: has('planFollowers') ? [] : people(draft.followers),
    mails: has('mails') ? {} : draft.mails,
  };
}

test.each(['en', 'de'] as const)(
  'through CSV (%s) and the dialog the same tasks come back, and all else is said to be left out',
  (language) => {
    const format: ExportFormat = 'csv';
    const people = new Map([['id-4', 'Dana Wolf']]);
    fc.assert(
      fc.property(blueprints, (blueprint) => {
        const { fileName, text, leftOut } = exportOf(blueprint, format, { language, people });
        const said = kindsOf(leftOut);
        const back = imported(fileName, throughTheDialog(fileName, text));
        const asDraft = (of: Blueprint) => ({
          name: of.name,
          draft: withNames(draftOfBlueprint(of)),
        });
        expect(comparable(asDraft(back), said)).toEqual(comparable(asDraft(blueprint), said));
        expect(said).not.toContain('details');
        expect(said).not.toContain('asTable');
      }),
      { numRuns: runs },
    );
  },
);
