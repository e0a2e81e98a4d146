import type { ImportDraft, ImportPreview, ImportShape } from '@waymark/api';
import type { Workspace } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import { pagesAsAllowed } from '../../nouns/blueprint/draftPages.ts';
import { formsAsThere } from '../../nouns/blueprint/draftForms.ts';
import { peopleAsKnown } from '../../nouns/blueprint/draftPeople.ts';
import { refuseTooLarge } from './acceptSource.ts';
import { cleanDraft } from './cleanDraft.ts';
import { linesOf } from './formats/linesOf.ts';
import { sayNote, type NoteSaid } from './texts/index.ts';

type For = {
  readonly workspace: Pick<Workspace, 'members' | 'roles' | 'bookingHosts'>;
  readonly language: Language;
  /** Whether a form is there to be filled in. */
  readonly isForm: (formId: string) => boolean;
};

/**
 * What an import of an exported blueprint would make: all that it says, laid out as it was. What of
 * it is not known in the workspace is left out, and noted.
 * @throws ImportRefused `import-too-large`
 */
export function previewOfExport(
  { source, shape }: { source: string; shape: ImportShape },
  { name, draft: said }: { name: string; draft: ImportDraft },
  { workspace, language, isForm }: For,
): ImportPreview {
  refuseTooLarge(source);
  const clean = cleanDraft(said);
  const draft = formsAsThere(
    peopleAsKnown(pagesAsAllowed(clean, workspace), { workspace }),
    isForm,
  );
  const modules = draft.milestones.flatMap((milestone) => milestone.modules);
  const blocks = modules.flatMap((module) => module.blocks);
  return {
    ...{ title: name, isExport: true },
    ...{ source, draft, shape },
    ...{ items: {}, peopleOfTexts: [] },
    notes: notesOf(clean, draft).map((note) => ({
      ...{ line: 1, lastLine: 1, kind: 'unplaced' },
      text: sayNote(note, language),
    })),
    counts: {
      milestones: draft.milestones.length,
      modules: modules.length,
      tasks: blocks.filter(({ kind }) => kind === 'task').length,
      links: 0,
      comments: 0,
    },
    lines: linesOf(source).map((line) => (line.trim() === '' ? 'blank' : 'text')),
    levels: { found: [], chosen: { milestones: 2, modules: 3 } },
  };
}

function notesOf(before: ImportDraft, after: ImportDraft): NoteSaid[] {
  const [old, now] = [placesOfPeople(before), placesOfPeople(after)];
  const unknown = old.filter((refs, at) => refs.length > now[at]!.length);
  const formless = formTasksIn(before) - formTasksIn(after);
  const closed = tasksIn(after).filter(
    ({ content }) => content.type === 'schedule' && content.closed === true,
  );
  return [
    ...(unknown.length === 0 ? [] : [{ key: 'peopleUnknown' as const, about: [unknown.length] }]),
    ...(closed.length === 0 ? [] : [{ key: 'pagesClosed' as const, about: [closed.length] }]),
    ...(formless === 0 ? [] : [{ key: 'formsUnknown' as const, about: [formless] }]),
  ];
}

const tasksIn = ({ milestones }: ImportDraft) =>
  milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'task');

/** How many tasks ask for a form that is chosen. */
const formTasksIn = (draft: ImportDraft): number =>
  tasksIn(draft).filter(({ content }) => content.type === 'form' && content.formId !== '').length;

/** By place whom a draft names there. */
const placesOfPeople = (draft: ImportDraft): readonly (readonly string[])[] => [
  draft.followers,
  ...draft.milestones.flatMap(({ modules }) => modules).map(({ participants }) => participants),
  ...tasksIn(draft).map(({ assignee, followers }) => [
    ...(assignee === null ? [] : [assignee]),
    ...followers,
  ]),
];
