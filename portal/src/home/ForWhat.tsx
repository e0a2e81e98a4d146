import type { TaskRow } from '../api/reads.ts';
import { useModules } from '../project/useProject.ts';
import { firstSentence, plainText } from '../task/plainText.ts';

/** What a task without words of its own is for: the first sentence of what its module says. */
export function ForWhat({ task }: { task: TaskRow }) {
  const modules = useModules(task.planId);
  const module = modules.data?.find(({ id }) => id === task.moduleId);
  const said = firstSentence(plainText(module?.description ?? ''));
  return said !== '' && <p className="excerpt">{said}</p>;
}
