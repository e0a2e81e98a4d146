import { problemOf } from '../dataProvider/CommandRefused.ts';
import { textsNow } from '../texts/index.ts';

/** Why something could not be loaded, for an ErrorState: the refusal's own words and the request's id, or that no answer came. */
export function whyNot(error: unknown): { detail: string; requestId?: string } {
  const problem = problemOf(error);
  if (problem === undefined)
    return {
      detail:
        error instanceof TypeError
          ? textsNow()('shell.unreachable')
          : textsNow()('shell.somethingWentWrong'),
    };
  const { detail, requestId } = problem;
  return requestId === undefined ? { detail } : { detail, requestId };
}
