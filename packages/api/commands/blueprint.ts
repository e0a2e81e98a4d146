import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
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
    }),
    { blueprintId: 'new', name: 'Software onboarding' },
  ),
  /** `source` is the text of a Markdown checklist; size and content are judged by the importer. */
  ImportBlueprint: command(
    z.object({
      blueprintId: id,
      name: name.optional(),
      fileName: z.string().max(255),
      source: z.string(),
    }),
    {
      blueprintId: 'imported',
      fileName: 'release.md',
      source: '# Release\n\n- [ ] Write the notes',
    },
  ),
  RenameBlueprint: command(z.object({ blueprintId: id, name }), {
    blueprintId,
    name: 'Onboarding of software',
  }),
  DeleteBlueprint: command(z.object({ blueprintId: id }), { blueprintId }),
  RestoreBlueprint: command(z.object({ blueprintId: id }), { blueprintId }),
};
