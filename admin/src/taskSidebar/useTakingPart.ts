import type { PlanRef, TaskRow } from '@waymark/api';
import { useModuleIn } from '../modulePage/useModuleIn.ts';
import { useCommand } from '../dataProvider/useCommand.ts';

/**
 * Who takes part in the module of a task, and how somebody else comes to (PRODUCT 6.7). `takingPart` is undefined where that
 * is not known yet, and of a job, in which nobody takes part.
 */
export function useTakingPart(task: TaskRow, plan: PlanRef) {
  const send = useCommand();
  const { data: module } = useModuleIn(plan.id, task.moduleId, {
    enabled: plan.kind !== 'project',
  });
  const takingPart = module && [...module.participants, ...module.assignees];
  /** Resolves to whether they take part; why not was told. */
  const join = async (person: string | null): Promise<boolean> => {
    if (module === undefined || person === null) return true;
    if (takingPart?.includes(person)) return true;
    const participants = [...module.participants, person];
    return send('SetModuleParticipants', {
      ...{ plan, moduleId: module.id, participants },
    }).then(
      () => true,
      () => false,
    );
  };
  return { takingPart, join };
}
