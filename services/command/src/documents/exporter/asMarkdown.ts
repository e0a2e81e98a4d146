import type { DraftBlock, DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import { nobodyNamed, whoHasIn, type NamesOfPeople } from './whoHas.ts';
import { commentOf, lineOfWords, pieceOf, shownOf } from './markdownPieces.ts';

/** What an exported document says in its front matter, so that it is known again. */
export const EXPORTED = { key: 'waymark', value: 'blueprint' } as const;

/**
 * A blueprint as a Markdown checklist for anybody to read, with what Markdown has no words for in
 * comments. Imported again it gives the same plan, and where somebody wrote in it, that plan with
 * what was written.
 */
export function asMarkdown(
  name: string,
  { milestones, placeholders, ...others }: ImportDraft,
  people: NamesOfPeople = nobodyNamed,
): string {
  const names: Names = {
    whoHas: whoHasIn({ placeholders }, people),
    people,
    tasks: new Map(tasksIn(milestones).map(({ key, headline }) => [key, headline])),
  };
  return `${[
    '---',
    `name: ${JSON.stringify(name)}`,
    `${EXPORTED.key}: ${EXPORTED.value}`,
    '---',
    '',
    commentOf({ placeholders, ...others }),
    ...milestones.flatMap(({ key, name: milestone, modules }) => [
      '',
      `## ${lineOfWords(milestone)}`,
      commentOf({ key, name: milestone }),
      ...modules.flatMap((module) => linesOfModule(module, names)),
    ]),
  ].join('\n')}\n`;
}

type Names = {
  readonly whoHas: ReturnType<typeof whoHasIn>;
  readonly people: NamesOfPeople;
  readonly tasks: ReadonlyMap<string, string>;
};

const tasksIn = (milestones: ImportDraft['milestones']): DraftTask[] =>
  milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'task'));

function linesOfModule({ title, blocks, ...details }: DraftModule, names: Names): string[] {
  return [
    '',
    `### ${headOf({ title, audience: details.audience })}`,
    commentOf({ title, ...details }),
    ...piece(details.description),
    ...blocks.flatMap((block) => linesOfBlock(block, names)),
  ];
}

/** A module's title, and that it is for the team alone. */
export const headOf = ({ title, audience }: Pick<DraftModule, 'title' | 'audience'>): string =>
  lineOfWords(title) + (audience === 'INTERN' ? ' (internal)' : '');

function linesOfBlock(block: DraftBlock, names: Names): string[] {
  if (block.kind === 'content') {
    const { key, content } = block;
    const task =
      content.type === 'taskLink' && content.taskId !== null
        ? names.tasks.get(content.taskId)
        : undefined;
    return ['', commentOf({ key, content, task }), ...lined(shownOf(content, task))];
  }
  return [
    '',
    `- [ ] ${lineOfWords(block.headline)}${suffixOf(block, names.whoHas(block))}`,
    `  ${commentOf({ ...block, kind: undefined, who: names.people.get(block.key) })}`,
    ...piece(block.description).map((line) => (line === '' ? '' : `  ${line}`)),
  ];
}

const WHO_SEES = { team: 'internal', hidden: 'hidden for now' } as const;

/** Who does it and by when, and who sees it, as people write it. */
export function suffixOf(
  { dueInDays, mandatory, seenBy }: Pick<DraftTask, 'dueInDays' | 'mandatory' | 'seenBy'>,
  who: string,
): string {
  const said = [
    who,
    ...(dueInDays === null ? [] : [dueInDays === 1 ? '1 day' : `${dueInDays} days`]),
    ...(mandatory ? [] : ['optional']),
    ...(seenBy === 'module' ? [] : [WHO_SEES[seenBy]]),
  ].filter((part) => part !== '');
  return said.length === 0 ? '' : ` (${lineOfWords(said.join(', '))})`;
}

const piece = (html: string): string[] => lined(html.trim() === '' ? '' : pieceOf(html));

const lined = (text: string): string[] => (text === '' ? [] : ['', ...text.split('\n')]);
