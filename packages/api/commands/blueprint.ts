import { z } from 'zod';
import { id, name } from '../text.ts';

/** PRODUCT 5.2: SALES_1 (Software Onboarding, Mutual Action Plan) is the default. */
export const blueprintTemplate = z.enum(['SALES_1', 'EMPTY']);

export const blueprintCommands = {
  CreateBlueprint: z.object({
    blueprintId: id,
    name,
    template: blueprintTemplate.default('SALES_1'),
  }),
  /** `source` is the text of a Markdown checklist; size and content are judged by the importer. */
  ImportBlueprint: z.object({
    blueprintId: id,
    name: name.optional(),
    fileName: z.string().max(255),
    source: z.string(),
  }),
  RenameBlueprint: z.object({ blueprintId: id, name }),
  DeleteBlueprint: z.object({ blueprintId: id }),
  RestoreBlueprint: z.object({ blueprintId: id }),
};
