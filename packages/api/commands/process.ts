import { rating } from '@waymark/events';
import { z } from 'zod';
import { day, fewLines, id, line, name, variableValue } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const { projectId, blueprintId, processId } = ofSample;

export const processCommands = {
  /**
   * Rolls a blueprint out (PRODUCT 8.3, creation wizard), and with it sub-processes of it, in this
   * order. `matching`: placeholder or role id, of a sub-process too, -> account id, exactly one
   * each; who is left out can be rolled out later. `variables`: variable id -> value, of a link its
   * label too; what is left out stays as the blueprint has it.
   */
  CreateProcess: command(
    z.object({
      processId: id,
      projectId: id,
      blueprintId: id,
      name: name.optional(),
      start: day,
      end: day,
      /** Who of the team answers for it. */
      owner: id.optional(),
      /** Ids of sub-processes of the blueprint; any other may be imported later. */
      subProcesses: z.array(id).max(100).default([]),
      matching: z.record(z.string(), id).default({}),
      variables: z
        .record(z.string(), z.object({ value: variableValue, label: line.default('') }))
        .default({}),
    }),
    {
      processId: 'new',
      projectId,
      blueprintId,
      start: '2026-11-21',
      end: '2027-01-22',
      subProcesses: ['sub'],
      matching: { 'p::it': ofSample.clientUser },
    },
  ),
  /**
   * Copies the modules of a sub-process into a running process, each into its milestone.
   * `matching`: placeholder or role id of the sub-process -> account id; who is left out is whoever
   * stands for it in the process already, or stays open. Due dates count from `start`; those after
   * `end` become it.
   */
  ImportSubProcess: command(
    z.object({
      processId: id,
      subProcessId: id,
      start: day,
      end: day,
      matching: z.record(z.string(), id).default({}),
    }),
    { processId, subProcessId: 'sub', start: '2026-11-21', end: '2027-01-22' },
  ),
  RenameProcess: command(z.object({ processId: id, name }), {
    processId,
    name: 'Onboarding of Globex',
  }),
  /** The team member who answers for it; null: nobody. */
  SetProcessOwner: command(z.object({ processId: id, accountId: id.nullable() }), {
    processId,
    accountId: ofSample.colleague,
  }),
  /**
   * Start and end; what is left out stays. Due dates of open tasks stay, come along (`movedAlong`),
   * or become what is given by task.
   */
  SetProcessDates: command(
    z.object({
      processId: id,
      start: day.optional(),
      end: day.optional(),
      dueDates: z.union([z.enum(['stay', 'along']), z.record(z.string(), day)]).default('stay'),
    }),
    { processId, end: '2027-02-28', dueDates: 'along' },
  ),
  /** Pauses all modules that are active. */
  PauseProcess: command(z.object({ processId: id }), { processId }),
  /** Resumes those of these modules that are paused; without any, all that are. */
  ResumeProcess: command(z.object({ processId: id, moduleIds: z.array(id).max(1000).optional() }), {
    processId,
  }),
  DeleteProcess: command(z.object({ processId: id }), { processId }),
  RestoreProcess: command(z.object({ processId: id }), { processId }),
  /** `placeholderId` may also be the id of a role that the blueprint used. */
  RollOutPlaceholder: command(
    z.object({ processId: id, placeholderId: z.string().min(4).max(100), to: id }),
    { processId, placeholderId: 'p::it', to: ofSample.clientUser },
  ),
  /**
   * A user of the client says how the way was, 1 hard, 5 easy, and what should be better: plain
   * text, '' for nothing. Once nothing of anybody is left to do, and as often as they like: the
   * last one counts.
   */
  RateProcess: command(z.object({ processId: id, rating, words: fewLines.default('') }), {
    processId,
    rating: 4,
    words: 'One date for all forms.',
  }),
  /**
   * A client user gives a task to a colleague of the same client, or takes one of theirs.
   * `onBoard`: of a job, whose project stands for the process.
   */
  HandOverTask: command(
    z.object({ processId: id, taskId: id, to: id, onBoard: z.boolean().default(false) }),
    { processId, taskId: 'own', to: ofSample.otherClientUser },
  ),
};
