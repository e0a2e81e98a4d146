import { givenAnswers, sound } from '@waymark/events';
import { z } from 'zod';
import { id } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

/** The plan of a task that asks for a form: of a process, or the board of a project. */
const ofTask = { plan: z.object({ kind: z.enum(['process', 'project']), id }), taskId: id };
const words = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(2000, 'must have at most 2,000 characters')
  .refine(sound, 'holds characters that cannot be stored');

const example = { plan: { kind: 'process' as const, id: ofSample.processId }, taskId: 'fill' };

/** Answers to the form of a task (PRODUCT 18.7). */
export const answersCommands = {
  /**
   * All answers, by question; of what was sent before, what differs is corrected. `formId` and
   * `version`: of the form that was filled in, which is refused where the task asks for another by
   * now.
   */
  SendAnswers: command(
    z.object({ ...ofTask, formId: id, version: z.number().int().min(1), answers: givenAnswers }),
    { ...example, formId: ofSample.formId, version: 1, answers: { [ofSample.fieldId]: 'other' } },
  ),
  /** What the team wants changed, question by question. */
  AskForChange: command(
    z.object({
      ...ofTask,
      asked: z
        .array(z.object({ fieldId: id, words }))
        .min(1)
        .max(200),
    }),
    { ...example, asked: [{ fieldId: ofSample.fieldId, words: 'Which one is it?' }] },
  ),
  /** They are not sent any more; what was answered stays in the form. */
  WithdrawAnswers: command(z.object(ofTask), example),
};
