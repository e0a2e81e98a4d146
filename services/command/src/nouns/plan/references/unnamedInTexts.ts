import { refusalText, type ProblemCode } from '@waymark/api/problems';
import { referencesUsed, type Plan } from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';

/**
 * Refuses what a text still stands for, by the name of a module in which it does (PRODUCT 6.12).
 * @throws DecisionRefused with the given code
 */
export function unnamedInTexts(
  plan: Plan,
  reference: string,
  {
    name,
    code,
    field,
  }: { readonly name: string; readonly code: ProblemCode; readonly field: string },
): void {
  const modules = referencesUsed(plan).get(reference)?.modules ?? [];
  const [first, ...more] = modules;
  if (first === undefined) return;
  const title = plan.modules.get(first)?.title ?? '';
  throw new DecisionRefused(
    'conflict',
    code,
    refusalText('namedInTexts', name, title, more.length),
    field,
  );
}
