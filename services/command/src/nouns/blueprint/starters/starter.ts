import type { Audience, Variable } from '@waymark/events';
import type { StarterForm } from './starterForm.ts';

/** Somebody whom a starter names: a role of the workspace that is called so, else a placeholder. */
export type StarterPerson = {
  readonly name: string;
  /** Of which party. */
  readonly side: Audience;
  readonly description: string;
};

/**
 * A task: `by` is a key of the starter's people, `days` are counted from the start of its module.
 */
export type StarterTask<Person extends string> = {
  readonly task: string;
  /** HTML. */
  readonly words: string;
  readonly by: Person;
  readonly days: number;
  /** A time is booked in it, on a page that is yet to be named. */
  readonly books?: true;
  /** This form is filled in by it. */
  readonly fills?: StarterForm;
  /** It may be left undone. */
  readonly optional?: true;
};

/** A page: texts (HTML) and tasks in their order. */
export type StarterModule<Person extends string> = {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** Only the team sees it. */
  readonly team?: true;
  readonly content: readonly (string | StarterTask<Person>)[];
};

export type StarterMilestone<Person extends string> = {
  readonly name: string;
  readonly modules: readonly StarterModule<Person>[];
};

/** A ready plan as data: what a process begins with (PRODUCT 5.2). */
export type Starter<Person extends string = string> = {
  readonly people: Readonly<Record<Person, StarterPerson>>;
  readonly variables: readonly Omit<Variable, 'variableId'>[];
  readonly milestones: readonly StarterMilestone<Person>[];
};
