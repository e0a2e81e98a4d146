import { accountNoun, claimNoun } from './account.ts';
import { answersNoun } from './answers.ts';
import { attentionNoun } from './attention.ts';
import { blueprintNoun } from './blueprint.ts';
import { clientNoun } from './client.ts';
import { conversationNoun } from './conversation.ts';
import type { AnyDefinition } from './define.ts';
import { fileNoun } from './file.ts';
import { formNoun } from './form.ts';
import { notesNoun } from './notes.ts';
import type { Path } from './paths.ts';
import type { Plan } from './plan/plan.ts';
import { postNoun } from './post.ts';
import { processNoun } from './process.ts';
import { projectNoun } from './project.ts';
import { shareNoun } from './share.ts';
import { viewNoun } from './view.ts';
import { workspaceNoun } from './workspace.ts';

export * from './account.ts';
export * from './attention.ts';
export * from './blueprint.ts';
export * from './answers.ts';
export * from './client.ts';
export * from './conversation.ts';
export * from './file.ts';
export * from './form.ts';
export * from './notes.ts';
export * from './post.ts';
export * from './process.ts';
export * from './project.ts';
export * from './share.ts';
export * from './view.ts';
export * from './workspace.ts';

const all = [
  accountNoun,
  claimNoun,
  workspaceNoun,
  clientNoun,
  projectNoun,
  blueprintNoun,
  processNoun,
  viewNoun,
  conversationNoun,
  notesNoun,
  attentionNoun,
  postNoun,
  fileNoun,
  shareNoun,
  formNoun,
  answersNoun,
] as const;

/** The one table of nouns: the kinds of stream, and all that there is to know of each. */
export const nouns = Object.fromEntries(all.map((noun) => [noun.kind, noun])) as unknown as {
  readonly [Noun in (typeof all)[number] as Noun['kind']]: Noun;
};
export type StreamKind = keyof typeof nouns;

/** The nouns that hold a plan. */
export type PlanKind = {
  [Kind in StreamKind]: (typeof nouns)[Kind]['initial'] extends { plan: Plan } ? Kind : never;
}[StreamKind];
export const holdsPlan = (kind: StreamKind): kind is PlanKind => 'plan' in nouns[kind].initial;

/** The prefix that selects every stream of a kind. */
export const prefixOf = (kind: StreamKind) => `${kind}-`;

type Noun = (typeof all)[number];
/** The prefixes of the nouns of which something is so. */
export const prefixesOf = (is: (noun: Noun) => boolean): readonly string[] =>
  all.flatMap((noun) => (is(noun) ? [prefixOf(noun.kind)] : []));

const definitions = new Map(
  Object.entries(nouns).map(([kind, { events }]) => [
    kind,
    new Map((events as readonly AnyDefinition[]).map((each) => [each.type, each])),
  ]),
);

/** How an event is defined in streams of this kind; undefined where it has no place in them. */
export const definitionIn = (kind: StreamKind, type: string): AnyDefinition | undefined =>
  definitions.get(kind)?.get(type);

/** The paths of what the event changes; `before`: the state of its stream right before it. */
export function touchedBy(
  kind: StreamKind,
  { type, data }: { readonly type: string; readonly data: unknown },
  before: unknown,
): readonly Path[] {
  const touches = definitionIn(kind, type)?.touches;
  if (touches === undefined) return [];
  return typeof touches === 'function'
    ? touches(data as never)
    : touches.given(data as never, before as never);
}

/** Whether it takes the state before an event to know what it changes. */
export const needsState = (kind: StreamKind, type: string): boolean =>
  typeof definitionIn(kind, type)?.touches === 'object';
