import { sameName } from '@waymark/events';
import {
  codeOf,
  refusalText,
  tell,
  type ProblemCode,
  type RefusalText,
  type RefusalSubject,
} from '@waymark/api/problems';

import type { Actor } from '@waymark/events';

/**
 * What every decision is made of. Decisions are pure: no clock, no ids of their own, no I/O;
 * everything they need of the outside comes in the Context, so that the same command decided again
 * gives the same events.
 */
export type Context = {
  readonly workspaceId: string;
  /** Who asks. */
  readonly actor: Actor;
  /** Instant (ISO 8601 UTC) and calendar date (workspace's time zone) of the command. */
  readonly now: string;
  readonly today: string;
  /** A new id; the n-th call for one command always gives the same. */
  readonly newId: () => string;
};

export type RefusalKind = 'invalid' | 'notFound' | 'conflict' | 'forbidden';

/** `kind` in the words of the product. */
type Missing = { readonly kind: RefusalSubject; readonly id: string };

/**
 * A decision against a command. `code` is stable, `said` what people are told, `field` the part
 * that is wrong.
 */
export class DecisionRefused extends Error {
  override readonly name = 'DecisionRefused';
  readonly kind: RefusalKind;
  readonly code: ProblemCode;
  readonly said: RefusalText;
  readonly field: string | undefined;
  /**
   * What was looked for in vain, where it is a part of the whole: it may just have been deleted.
   */
  readonly missing: Missing | undefined;
  /** It is there, and kept from who gave the command. */
  readonly hides: boolean;
  constructor(
    kind: RefusalKind,
    code: ProblemCode,
    told: RefusalText,
    field?: string,
    missing?: Missing,
    hides = false,
  ) {
    super(tell(told, 'en'));
    this.said = told;
    this.kind = kind;
    this.code = code;
    this.field = field;
    this.missing = missing;
    this.hides = hides;
  }
}

/** The value at `key`, or a refusal that says what is missing. */
export function existing<V>(
  map: ReadonlyMap<string, V>,
  key: string,
  what: RefusalSubject,
  field: string,
): V {
  const value = map.get(key);
  if (value === undefined)
    throw new DecisionRefused(
      'notFound',
      codeOf(what, 'not-found'),
      refusalText('gone', what),
      field,
      { kind: what, id: key },
    );
  return value;
}

/** Refuses an id that is taken already. */
export function unused(
  map: { has(key: string): boolean },
  key: string,
  what: RefusalSubject,
  field: string,
): void {
  if (map.has(key))
    throw new DecisionRefused(
      'conflict',
      codeOf(what, 'exists'),
      refusalText('idTaken', what),
      field,
    );
}

type HasName = { readonly name: string };

/** Whether people would take the name for another's: in whatever case, and however it was typed. */
export function nameTaken(named: ReadonlyMap<string, HasName>, id: string, name: string): boolean {
  return [...named].some(([key, other]) => key !== id && sameName(other.name, name));
}

/** Refuses a name that another has. Whoever shares one since earlier may keep it. */
export function nameUnused(
  named: ReadonlyMap<string, HasName>,
  id: string,
  name: string,
  what: RefusalSubject,
): void {
  if (named.get(id)?.name !== name && nameTaken(named, id, name))
    throw new DecisionRefused(
      'conflict',
      codeOf(what, 'exists'),
      refusalText('nameTaken', what),
      'name',
    );
}

/** The refusal of what is there and not for their eyes: it is told as what is not there. */
export const hidden = (what: RefusalSubject, key: string, field: string): DecisionRefused =>
  new DecisionRefused(
    ...(['notFound', codeOf(what, 'not-found'), refusalText('gone', what)] as const),
    ...[field, { kind: what, id: key }, true],
  );

/** Refuses when the thing that the stream tells of is not there, or not any more. */
export function present(
  state: { life: 'absent' | 'present' | 'deleted' },
  what: RefusalSubject,
): void {
  if (state.life !== 'present') {
    throw new DecisionRefused('notFound', codeOf(what, 'not-found'), refusalText('gone', what));
  }
}

/** Refuses when the stream never began: what never was can't come back. */
export function began(
  state: { life: 'absent' | 'present' | 'deleted' },
  what: RefusalSubject,
  field: string,
): void {
  if (state.life === 'absent')
    throw new DecisionRefused(
      'notFound',
      codeOf(what, 'not-found'),
      refusalText('never', what),
      field,
    );
}

/** Refuses when the stream has begun already. */
export function absent(
  state: { life: 'absent' | 'present' | 'deleted' },
  what: RefusalSubject,
  field: string,
): void {
  if (state.life !== 'absent')
    throw new DecisionRefused(
      'conflict',
      codeOf(what, 'exists'),
      refusalText('idTaken', what),
      field,
    );
}

/** No event where nothing changes. */
export const unless = <E>(same: boolean, event: E): E[] => (same ? [] : [event]);
