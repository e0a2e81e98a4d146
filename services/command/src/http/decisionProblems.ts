import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { WrongExpectedRevision } from '@waymark/log';
import type { Middleware } from 'koa';
import { DecisionRefused, type RefusalKind } from '../decisions/decision.ts';
import { ImportRefused } from '../payloads/importRefused.ts';

const statusOf: Record<RefusalKind, number> = {
  invalid: 422,
  notFound: 404,
  conflict: 409,
  forbidden: 403,
};

/** What decisions and the importer refuse, as HTTP refusals. */
export const decisionProblems: Middleware = async (_, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof DecisionRefused) {
      const { kind, code, field, hides } = error;
      throw new RequestRefused({ status: statusOf[kind], code, detail: error.said, field, hides });
    }
    if (error instanceof ImportRefused) {
      throw new RequestRefused({
        status: error.code === 'import-too-large' ? 413 : 422,
        code: error.code,
        detail: error.said,
        field: 'source',
      });
    }
    if (error instanceof WrongExpectedRevision) {
      throw new RequestRefused({
        status: 503,
        code: 'too-busy',
        detail: refusalText('tooBusy'),
        headers: { 'Retry-After': '1' },
      });
    }
    throw error;
  }
};
