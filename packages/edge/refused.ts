import type { Problem } from '@waymark/api';

/** What a refusal says; `headers` go out with the answer (Retry-After, WWW-Authenticate). */
export type Refusal = {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Stable, kebab-case, meant for programs. */
  readonly code: string;
  /** A sentence for people. */
  readonly detail: string;
  /** Path of the wrong part of the input, as `profile.firstName`. */
  readonly field?: string | undefined;
  readonly conflict?: Problem['conflict'];
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that is refused on purpose: `problemDetails` turns it into the answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly field: string | undefined;
  readonly conflict: Problem['conflict'];
  readonly headers: Readonly<Record<string, string>>;
  constructor({
    status,
    code,
    detail,
    field,
    conflict,
    headers = {},
  }: Refusal) {
    super(`${status} ${code}: ${detail}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.field = field;
    this.conflict = conflict;
    this.headers = headers;
  }
}
