import type { CommandName, FileQuery } from '@waymark/api';
import { frameOnly, type FramePass } from '@waymark/edge';
import { z } from 'zod';

type Task = NonNullable<FramePass['task']>;

const answers = z.object({
  plan: z.object({ kind: z.string(), id: z.string() }),
  taskId: z.string(),
  formId: z.string(),
});
const ofForm = z.object({ formId: z.string() });
/** What is done where a form is made. */
const making: readonly CommandName[] = ['ChangeForm', 'RenameForm', 'PublishForm'];

/**
 * A command that a page in a frame gives: of its own form, and where it has a task, its answers
 * alone. @throws RequestRefused 403 `frame-only`
 */
export function framedCommand(
  frame: FramePass | undefined,
  { name, payload, workspaceId }: GivenCommand,
): void {
  if (frame === undefined) return;
  const { task, formId } = frame;
  if (workspaceId !== frame.workspaceId) throw frameOnly();
  if (task === undefined) {
    const form = ofForm.safeParse(payload);
    if (!making.includes(name) || form.data?.formId !== formId) throw frameOnly();
    return;
  }
  const given = answers.safeParse(payload);
  if (
    name !== 'SendAnswers' ||
    !given.success ||
    given.data.formId !== formId ||
    !isTask(task, {
      planKind: given.data.plan.kind,
      planId: given.data.plan.id,
      taskId: given.data.taskId,
    })
  )
    throw frameOnly();
}

type GivenCommand = {
  readonly name: CommandName;
  readonly payload: unknown;
  readonly workspaceId: string;
};

/**
 * What is answered and not sent, or a file of it. @param at `planKind` where it says one @throws
 * Refused 403 `frame-only`
 */
export function framedTask(
  frame: FramePass | undefined,
  at: Omit<Task, 'planKind'> & { readonly planKind?: string; readonly workspaceId: string },
): void {
  if (frame === undefined) return;
  const { task, workspaceId } = frame;
  if (
    task === undefined ||
    workspaceId !== at.workspaceId ||
    !isTask(task, { ...at, planKind: at.planKind ?? task.planKind })
  )
    throw frameOnly();
}

/** A file, of an answer alone. @throws RequestRefused 403 `frame-only` */
export function framedFile(
  frame: FramePass | undefined,
  query: FileQuery,
  workspaceId: string,
): void {
  if (frame === undefined) return;
  if (query.carrier !== 'answers') throw frameOnly();
  const { processId: planId, taskId } = query;
  framedTask(frame, { workspaceId, planId, taskId });
}

const isTask = (
  { planKind, planId, taskId }: Task,
  given: Readonly<Record<keyof Task, string>>,
): boolean => planKind === given.planKind && planId === given.planId && taskId === given.taskId;
