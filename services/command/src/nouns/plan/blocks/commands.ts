import { commandSchemas as schemas } from '@waymark/api';
import { blockKinds, type OwnContent } from '@waymark/events';
import { cleanHtml } from '../../../payloads/richText/cleanHtml.ts';
import { richText } from '../../../payloads/richText/richText.ts';
import { fromPast, inPlan } from '../planEntry.ts';
import { restoreBlock } from '../restoring/restore.ts';
import * as blocks from './blocks.ts';

const content = blockKinds.given.overwrite((given) => blockKinds.cleaned(given, cleanHtml));

const writing: typeof inPlan = (schema, decide, further) =>
  inPlan(schema, decide, { ...further, writes: true });

const shows = ({ content: held }: { content: OwnContent }) => held;

export const blockTable = {
  AddBlock: writing(schemas.AddBlock.extend({ content }), blocks.addBlock, { shows }),
  SetBlockContent: writing(schemas.SetBlockContent.extend({ content }), blocks.setBlockContent, {
    shows,
  }),
  AddTextBlock: writing(
    schemas.AddTextBlock.extend({ html: richText }),
    (plan, { html, ...block }) =>
      blocks.addBlock(plan, { ...block, content: { type: 'text', html } }),
  ),
  SetBlockText: writing(
    schemas.SetBlockText.extend({ html: richText }),
    (plan, { blockId, html }) =>
      blocks.setBlockContent(plan, { blockId, content: { type: 'text', html } }),
  ),
  DeleteBlock: inPlan(schemas.DeleteBlock, blocks.deleteBlock),
  RestoreBlock: fromPast(schemas.RestoreBlock, restoreBlock),
  MoveBlock: inPlan(schemas.MoveBlock, blocks.moveBlock),
};
