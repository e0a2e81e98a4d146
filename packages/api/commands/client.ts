import { z } from 'zod';
import { day, id, line, name, variableValue } from '../text.ts';

/** Clients, their users, their projects, and the processes in them. */
export const clientCommands = {
  AddClient: z.object({ clientId: id, name }),
  RenameClient: z.object({ clientId: id, name }),
  DeleteClient: z.object({ clientId: id }),
  /** Also takes an invitation back. */
  RemoveClientUser: z.object({ clientId: id, accountId: id }),
  AddProject: z.object({ projectId: id, clientId: id, name }),
  RenameProject: z.object({ projectId: id, name }),
  DeleteProject: z.object({ projectId: id }),
};

export const processCommands = {
  /**
   * Rolls a blueprint out (PRODUCT 8.3, creation wizard). `matching`: placeholder or role id -> account id, exactly one
   * each; who is left out can be rolled out later. `variables`: variable id -> value, of
   * a link its label too; what is left out stays as the blueprint has it.
   */
  CreateProcess: z.object({
    processId: id,
    projectId: id,
    blueprintId: id,
    name: name.optional(),
    start: day,
    end: day,
    matching: z.record(z.string(), id).default({}),
    variables: z
      .record(
        z.string(),
        z.object({ value: variableValue, label: line.default('') }),
      )
      .default({}),
  }),
  RenameProcess: z.object({ processId: id, name }),
  DeleteProcess: z.object({ processId: id }),
  RestoreProcess: z.object({ processId: id }),
  /** `placeholderId` may also be the id of a role that the blueprint used. */
  RollOutPlaceholder: z.object({
    processId: id,
    placeholderId: z.string().min(4).max(100),
    to: id,
  }),
  /** A client user gives a task to a colleague of the same client. */
  HandOverTask: z.object({ processId: id, taskId: id, to: id }),
};
