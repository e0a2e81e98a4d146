import type { AnswerDraft } from '@waymark/api';
import type { Answer, Answers } from '@waymark/events/forms';
import type { DraftField, DraftFields } from './keptAnswers.ts';

/** A question's answers: what this device has, and what the service had last. */
export type AnsweredQuestion = {
  readonly mine: DraftFields;
  readonly theirs: AnswerDraft['fields'];
};

/** Both, question by question. */
export type MergedAnswers = {
  readonly fields: DraftFields;
  /** Ids of what both changed, to something else. */
  readonly clashes: readonly string[];
};

/**
 * Merges by question: what is new here stands, all else is as the service has it, and gone where it
 * has it no more. Where somebody else has changed the same one since, both stand (PRODUCT 18.9).
 * What one has written oneself on another device gives way to what is written here.
 * @param since what is not newer than this instant was sent since, and counts no more
 */
export function merged(
  mine: DraftFields,
  theirs: AnswerDraft['fields'],
  { since, accountId }: { readonly since: string; readonly accountId: string },
): MergedAnswers {
  const fields: Record<string, DraftField> = Object.fromEntries(
    Object.entries(mine).filter(([, { isNew }]) => isNew),
  );
  const clashes: string[] = [];
  for (const [fieldId, field] of Object.entries(theirs)) {
    const own = mine[fieldId];
    if (field.at <= since) {
      // What was sent counts no more, but what is written here follows it.
      if (own?.isNew === true) fields[fieldId] = { ...own, revision: field.revision };
      continue;
    }
    const { value, revision } = field;
    if (own === undefined || !own.isNew || same(own.value, value))
      fields[fieldId] = { value, revision, isNew: false };
    else if (field.by === accountId) fields[fieldId] = { ...own, revision };
    else if (own.revision !== revision) clashes.push(fieldId);
  }
  return { fields, clashes };
}

/** Joins earlier answers with those being given: so the form shows them. */
export function answersOf(before: Answers, fields: DraftFields): Answers {
  const answers: Record<string, Answer> = { ...before };
  for (const [fieldId, { value }] of Object.entries(fields))
    if (value === null) delete answers[fieldId];
    else answers[fieldId] = value;
  return answers;
}

/** Finds the changes that the service has yet to hear; null where there are none. */
export function changesOf(fields: DraftFields, clashes: ReadonlySet<string>) {
  const news = Object.entries(fields).filter(
    ([fieldId, { isNew }]) => isNew && !clashes.has(fieldId),
  );
  if (news.length === 0) return null;
  const answers: Record<string, Answer> = {};
  const gone: string[] = [];
  for (const [fieldId, { value }] of news)
    if (value === null) gone.push(fieldId);
    else answers[fieldId] = value;
  const seen = Object.fromEntries(news.map(([fieldId, { revision }]) => [fieldId, revision]));
  return { answers, gone, seen };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
