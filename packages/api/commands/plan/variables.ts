import { variableType } from '@waymark/events';
import { z } from 'zod';
import { id, line, name, variableValue } from '../../text.ts';
import { command } from '../command.ts';
import { inProcess } from '../sample.ts';
import { inPlan } from './planRef.ts';

const ofVariable = { ...inPlan, variableId: id };
const seats = { ...inProcess, variableId: 'v' };

export const variableCommands = {
  AddVariable: command(
    z.object({
      ...ofVariable,
      name,
      type: variableType,
      value: variableValue.default(''),
      label: line.default(''),
    }),
    { ...inProcess, variableId: 'new', name: 'Region', type: 'STRING' },
  ),
  /** What is left out stays. */
  ChangeVariable: command(
    z.object({
      ...ofVariable,
      name: name.optional(),
      value: variableValue.optional(),
      label: line.optional(),
    }),
    { ...seats, value: '7' },
  ),
  DeleteVariable: command(z.object(ofVariable), seats),
};
