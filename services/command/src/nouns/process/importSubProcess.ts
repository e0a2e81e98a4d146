import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import type { Client, Process, ProcessEvent, Workspace } from '@waymark/events';
import { DecisionRefused, present } from '../../decisions/decision.ts';
import { mayStandFor } from '../plan/persons.ts';
import { broughtIn, importable, type SubProcessSource } from './broughtIn.ts';

/** What an import reads beside its own stream. */
export type ImportSources = SubProcessSource & {
  readonly workspace: Workspace;
  readonly client: Client;
};

/**
 * The modules of a sub-process into a process that runs, in one append (PRODUCT 8.4). They come
 * behind those that are there, and nothing that is there changes: milestones, placeholders and
 * variables that the process has already are its own.
 */
export function importSubProcess(
  state: Process,
  command: Command<'ImportSubProcess'>,
  newId: () => string,
  { subProcess, revision, workspace, client }: ImportSources,
): ProcessEvent[] {
  present(state, 'execution');
  importable(state.blueprintId, subProcess, 'subProcessId');
  const { start, end } = command;
  if (end < start)
    throw new DecisionRefused('invalid', 'end-before-start', refusalText('endBeforeStart'), 'end');
  for (const [ref, accountId] of Object.entries(command.matching))
    mayStandFor({ workspace, client }, ref, accountId, `matching.${ref}`);
  return broughtIn(
    state,
    { subProcess, revision },
    {
      matching: command.matching,
      variables: {},
      between: { start, end, of: { start: state.start, end: state.end } },
      field: 'subProcessId',
    },
    workspace.roles,
    newId,
  );
}
