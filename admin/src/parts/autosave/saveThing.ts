import type { Problem } from '@waymark/api';
import { bindingOf } from './editableField.ts';
import type { Origin } from './draftStore.ts';
import { problemOf } from '../../base/wire/problemOf.ts';
import { queryClient } from '../../base/dataProvider/queryClient.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';
import { textsNow } from '../../base/texts/index.ts';

/**
 * Saves one text in the workspace that it was written in, whichever page is open by then; all that
 * is shown is read again.
 */
export async function saveThing(
  { thing, workspaceId, onDemand = false }: Origin,
  value: string,
  basedOn: string,
): Promise<{ revision: string }> {
  const { name, payload } = bindingOf(thing).save(thing, value);
  const reply = await sendCommand(name, payload, { workspaceId, ...(!onDemand && { basedOn }) });
  void queryClient.invalidateQueries();
  return reply;
}

export function asProblem(error: unknown): Problem {
  const problem = problemOf(error);
  return problem !== undefined
    ? asTyped(problem)
    : {
        type: 'about:blank',
        title: textsNow()('shell.notSaved'),
        status: 0,
        code: 'unknown',
        detail: textsNow()('conflict.safeHere'),
      };
}

/**
 * Turns others' version into what is typed here, so that both can be compared: of a text block that
 * is its HTML.
 */
function asTyped(problem: Problem): Problem {
  const { conflict } = problem;
  const theirs = conflict?.theirs;
  const isText =
    typeof theirs === 'object' &&
    theirs !== null &&
    'html' in theirs &&
    typeof theirs.html === 'string';
  return conflict !== undefined && isText
    ? { ...problem, conflict: { ...conflict, theirs: theirs.html } }
    : problem;
}
