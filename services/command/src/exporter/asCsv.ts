import type { DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import { csvOf } from '@waymark/look/csv';
import { pieceOf } from './markdownPieces.ts';
import { whoHasIn, type NamesOfPeople } from './whoHas.ts';

const HEADS = [
  'Milestone',
  'Module',
  'Task',
  'Assignee',
  'Due in days',
  'Mandatory',
  'Audience',
  'Link',
  'Description',
];

/** The tasks of a blueprint as a table, a row each; texts between them have no place in it. */
export function asCsv(draft: ImportDraft, people: NamesOfPeople): string {
  const { milestones } = draft;
  const whoHas = whoHasIn(draft, people);
  const rows = milestones.flatMap((milestone) =>
    milestone.modules.flatMap((module) =>
      module.blocks.flatMap((block) =>
        block.kind !== 'task'
          ? []
          : [
              [
                milestone.name,
                module.title,
                block.headline,
                whoHas(block),
                String(block.dueInDays ?? ''),
                block.mandatory ? 'yes' : 'no',
                whoSees(module, block),
                block.content.type === 'simple'
                  ? (block.content.action?.href ?? '')
                  : '',
                pieceOf(block.description),
              ],
            ],
      ),
    ),
  );
  return `${csvOf([HEADS, ...rows])}\r\n`;
}

/** Of what is hidden for now, that it is; else whether it, or all of its module, is the team's alone. */
const whoSees = ({ audience }: DraftModule, { seenBy }: DraftTask): string =>
  seenBy === 'hidden'
    ? 'hidden for now'
    : audience === 'INTERN' || seenBy === 'team'
      ? 'internal'
      : '';
