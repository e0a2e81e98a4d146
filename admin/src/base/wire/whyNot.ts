import { ServerUnreachable } from '@waymark/client';
import { problemOf } from './problemOf.ts';
import { textsNow } from '../texts/index.ts';

/**
 * Why something could not be loaded, for an ErrorState: the refusal's own words and the request's
 * id, or that no answer came.
 */
export function whyNot(error: unknown): { detail: string; requestId?: string } {
  if (error instanceof ServerUnreachable) return { detail: textsNow()('shell.unreachable') };
  const problem = problemOf(error);
  if (problem === undefined) return { detail: textsNow()('shell.somethingWentWrong') };
  const { detail, requestId } = problem;
  return requestId === undefined ? { detail } : { detail, requestId };
}
