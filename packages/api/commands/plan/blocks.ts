import { blockKinds } from '@waymark/events';
import { z } from 'zod';
import { html, id, index } from '../../text.ts';
import { command } from '../command.ts';
import { inProcess } from '../sample.ts';
import { inPlan, ofModule } from './planRef.ts';

const ofBlock = { ...inPlan, blockId: id };
const brought = { ...ofModule, blockId: id, afterBlockId: id.nullish() };
const text = { ...inProcess, blockId: 'text' };
const here = { ...inProcess, moduleId: 'm' };

export const blockCommands = {
  AddBlock: command(z.object({ ...brought, content: blockKinds.given }), {
    ...here,
    blockId: 'added',
    content: { type: 'text', html: '<p>Welcome</p>' },
  }),
  /** A block stays of its kind. */
  SetBlockContent: command(z.object({ ...ofBlock, content: blockKinds.given }), {
    ...text,
    content: { type: 'text', html: '<p>Welcome to all</p>' },
  }),
  /** `AddBlock` of a text, by its former name. */
  AddTextBlock: command(z.object({ ...brought, html }), {
    ...here,
    blockId: 'new',
    html: '<p>What comes next</p>',
  }),
  /** `SetBlockContent` of a text, by its former name. */
  SetBlockText: command(z.object({ ...ofBlock, html }), {
    ...text,
    html: '<p>What comes first</p>',
  }),
  /** A task block is deleted together with its task. */
  DeleteBlock: command(z.object(ofBlock), text),
  RestoreBlock: command(z.object(ofBlock), text),
  MoveBlock: command(z.object({ ...ofBlock, index }), { ...text, index: 0 }),
};
