import { language } from '@waymark/events';
import { z } from 'zod';
import { day, id, name } from '../text.ts';
import { command } from './command.ts';
import { importDraft } from './importDraft.ts';
import { importShape, proposedShape } from './importShape.ts';
import { ofSample } from './sample.ts';

const { blueprintId } = ofSample;

/** PRODUCT 5.2: SALES_1 (Software Onboarding, Mutual Action Plan) is the default. */
export const blueprintTemplate = z.enum(['SALES_1', 'EMPTY']);

export const blueprintCommands = {
  CreateBlueprint: command(
    z.object({
      blueprintId: id,
      name,
      template: blueprintTemplate.default('SALES_1'),
      /** In which the ready plan is written. */
      language: language.default('en'),
    }),
    { blueprintId: 'new', name: 'Software onboarding' },
  ),
  /**
   * A part of the process `typeId` with a plan of its own; it begins with the milestones of that.
   */
  CreateSubProcess: command(z.object({ blueprintId: id, typeId: id, name }), {
    blueprintId: 'part',
    typeId: blueprintId,
    name: 'Single sign-on',
  }),
  /**
   * A new blueprint with the plan of another, each part under a new id. `typeId`: of a sub-process
   * alone, the process that it will be of; left out, that of the one it is made from.
   */
  CloneBlueprint: command(z.object({ blueprintId: id, from: id, name, typeId: id.optional() }), {
    blueprintId: 'partners',
    from: blueprintId,
    name: 'Onboarding of partners',
  }),
  /**
   * A document, as it is proposed for its `shape`, or a `draft`, as it was changed. `source` is
   * Markdown, CSV, TSV or a plain outline; size and content are judged by the importer.
   */
  ImportBlueprint: command(
    z.object({
      blueprintId: id,
      name: name.optional(),
      fileName: z.string().max(255),
      source: z.string().default(''),
      shape: importShape.default(proposedShape),
      draft: importDraft.nullable().default(null),
    }),
    {
      blueprintId: 'imported',
      fileName: 'release.md',
      source: '# Release\n\n- [ ] Write the notes',
    },
  ),
  /**
   * A changed document into the blueprint that was made of it. `accept`: keys of the changes that
   * `POST /api/previews/blueprint-difference` told; the others are left alone.
   */
  ImportChanges: command(
    z.object({
      blueprintId: id,
      fileName: z.string().max(255),
      draft: importDraft,
      accept: z.array(z.string().max(200)).min(1).max(5000),
    }),
    {
      blueprintId,
      fileName: 'release.md',
      draft: { milestones: [{ key: 'm', name: 'Release', modules: [] }] },
      accept: ['added m'],
    },
  ),
  RenameBlueprint: command(z.object({ blueprintId: id, name }), {
    blueprintId,
    name: 'Onboarding of software',
  }),
  /** What its rollouts are proposed as first and last day; null: nothing of its own. */
  SetBlueprintDates: command(
    z.object({ blueprintId: id, dates: z.object({ start: day, end: day }).nullable() }),
    { blueprintId, dates: { start: '2027-01-11', end: '2027-03-12' } },
  ),
  DeleteBlueprint: command(z.object({ blueprintId: id }), { blueprintId }),
  RestoreBlueprint: command(z.object({ blueprintId: id }), { blueprintId }),
};
