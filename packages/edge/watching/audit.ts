import { headers } from '@waymark/api';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AuditDetails, AuditEvent, AuditLine } from './auditLine.ts';
import { actionOf } from './httpMetrics.ts';
import type { Metrics } from './metrics.ts';
import { Repeats } from './repeats.ts';
import { whoOf } from '../callers/whoAsks.ts';

/** Milliseconds between two writes of the audit lines that are held back. */
const FLUSH_EVERY = 15_000;

type AuditEntry = { readonly event: AuditEvent } & AuditDetails;

/** Has what this request does written down for operators, once it was answered well. */
export function audited(ctx: Context, event: AuditEvent, details: AuditDetails = {}): void {
  ctx.state.audited = { event, ...details } satisfies AuditEntry;
}

/**
 * Lines of what is worth one, and how many there were. A logger of its own: they are written at
 * whatever level else is.
 */
export class AuditLog {
  readonly #logger: Logger;
  readonly #count: (event: AuditEvent) => void;
  readonly #repeats: Repeats<AuditLine>;
  constructor(logger: Logger, metrics?: Metrics, now?: () => number) {
    this.#logger = logger.level === 'silent' ? logger : logger.child({}, { level: 'info' });
    const counter = metrics?.counter(
      'audit_events_total',
      'What operators are told of: sign-ins, refusals, acts.',
      ['event'],
    );
    this.#count = (event) => counter?.inc({ event });
    this.#repeats = new Repeats((line, times) => this.#write(line, times), now);
    setInterval(() => this.#repeats.flush(), FLUSH_EVERY).unref();
  }

  /** `repeats`: lines that say the same come together. */
  tell(line: Omit<AuditLine, 'audit'>, repeats = false): void {
    const whole: AuditLine = { audit: true, ...line };
    this.#count(line.event);
    if (!repeats) return this.#write(whole, 1);
    const { event, account, network, code, action } = whole;
    const who = account ?? network;
    this.#repeats.tell(JSON.stringify([event, who, code, action]), whole);
  }

  #write(line: AuditLine, times: number): void {
    this.#logger.info(times > 1 ? { ...line, times } : line, line.event);
  }
}

/**
 * Writes down what operators want to know of later: what routes say by `audited`, and what was
 * refused to whom. Stands between `requestId` and `problemDetails`. Requests that overload refuses
 * do not come here: they are counted alone.
 */
export function auditTrail(logger: Logger, metrics?: Metrics): Middleware {
  const log = new AuditLog(logger, metrics);
  return async (ctx, next) => {
    ctx.res.once('close', () => {
      const told = ctx.state.audited as AuditEntry | undefined;
      const status = ctx.res.statusCode;
      const refused = refusal(ctx, status);
      if (refused !== null)
        log.tell({ event: refused, ...fromOf(ctx), ...whatOf(ctx), status }, true);
      else if (told !== undefined && status < 400)
        log.tell(
          { ...fromOf(ctx), ...whereOf(ctx), ...told, status },
          told.event === 'personal-data-read',
        );
    });
    await next();
  };
}

/** Codes of answers that are worth a line whatever their status. */
const byCode: Readonly<Record<string, AuditEvent>> = {
  'invalid-code': 'sign-in-failed',
  'other-browser': 'sign-in-failed',
  'link-needed': 'sign-in-failed',
  'password-closed': 'sign-in-failed',
  'invalid-password': 'sign-in-failed',
  'reset-link-over': 'sign-in-failed',
  'wrong-password': 'link-password-wrong',
  'booking-signature': 'signature-wrong',
  'booking-clock': 'signature-wrong',
};

function refusal(ctx: Context, status: number): AuditEvent | null {
  if (status < 400) return null;
  const named = byCode[codeOf(ctx) ?? ''];
  if (named !== undefined) return named;
  if (status === 429) return 'limit-reached';
  // Who may do it is asked to show once more that it is they.
  if (codeOf(ctx) === 'confirmation-needed') return null;
  if (status === 403) return 'access-refused';
  return status === 404 && ctx.state.hides === true ? 'access-refused' : null;
}

const codeOf = (ctx: Context) => ctx.state.refusedFor as string | undefined;

const fromOf = (ctx: Context) => ({ ...whoOf(ctx), requestId: String(ctx.state.requestId) });

const whatOf = (ctx: Context): Pick<AuditLine, 'code' | 'action' | 'workspace'> => ({
  ...whereOf(ctx),
  code: codeOf(ctx),
});

/** An id is what callers write: no more of it than an id is long. */
function whereOf(ctx: Context): Pick<AuditLine, 'action' | 'workspace'> {
  const workspace = ctx.get(headers.workspace).slice(0, 64);
  return { action: actionOf(ctx), ...(workspace !== '' && { workspace }) };
}
