import type { Problem } from '@waymark/api';
import { tell, type ProblemCode, type RefusalText } from '@waymark/api/problems';
import type { Language } from '@waymark/look/language';

/** Words that are made when it is known in what language: by a key, or by themselves. */
export type LocalizableText = RefusalText | ((language: Language) => string);
/** A conflict: who changed the same thing, and what; the history tells it in every language. */
type Conflict = NonNullable<Problem['conflict']>;

/** The content of a refusal; `headers` go out with the answer (Retry-After, WWW-Authenticate). */
export type Refusal = {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Stable, kebab-case, meant for programs. */
  readonly code: ProblemCode;
  /**
   * What people are told, in the language that the request prefers; a sentence as it stands where
   * only programs and operators read it.
   */
  readonly detail: string | LocalizableText;
  /** Path of the wrong part of the input, as `profile.firstName`. */
  readonly field?: string | undefined;
  readonly conflict?: Conflict | ((language: Language) => Conflict);
  readonly headers?: Readonly<Record<string, string>>;
  /** What is said not to be there is there, and kept from whoever asks: a refusal of access. */
  readonly hides?: boolean;
};

/** A request that is refused on purpose: `problemDetails` turns it into the answer. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  readonly code: ProblemCode;
  /** In English. */
  readonly detail: string;
  readonly #told: string | LocalizableText;
  readonly field: string | undefined;
  /** In English. */
  readonly conflict: Problem['conflict'];
  readonly #conflict: Refusal['conflict'];
  readonly headers: Readonly<Record<string, string>>;
  readonly hides: boolean;
  constructor(refusal: Refusal) {
    const { status, code, detail, field, conflict, headers = {}, hides = false } = refusal;
    const english = inWords(detail, 'en');
    super(`${status} ${code}: ${english}`);
    this.status = status;
    this.code = code;
    this.detail = english;
    this.#told = detail;
    this.field = field;
    this.#conflict = conflict;
    this.conflict = this.conflictIn('en');
    this.headers = headers;
    this.hides = hides;
  }

  conflictIn(language: Language): Problem['conflict'] {
    return typeof this.#conflict === 'function' ? this.#conflict(language) : this.#conflict;
  }

  detailIn(language: Language): string {
    return inWords(this.#told, language);
  }
}

function inWords(told: string | LocalizableText, language: Language): string {
  if (typeof told === 'string') return told;
  return typeof told === 'function' ? told(language) : tell(told, language);
}
