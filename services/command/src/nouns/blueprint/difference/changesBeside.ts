import type { ImportChange, ImportDraft } from '@waymark/api';
import {
  alike,
  kindOfBlueprint,
  plainText,
  wordedMails,
  type Blueprint,
  type MailWords,
  type PersonRef,
  type ProcessSpan,
  type WordedMail,
} from '@waymark/events';
import { keyOf, row, type Between } from './row.ts';

type Field = ImportChange['fields'][number];

/** What a document would have otherwise of a blueprint, beside its plan. */
export type WantedBeside = {
  readonly dates: ProcessSpan | null;
  /** Those who follow then, where somebody is new among them; null: nobody is. */
  readonly followers: readonly PersonRef[] | null;
  readonly mails: ReadonlyMap<WordedMail, MailWords>;
};

/**
 * No dates, nobody and no words take nothing away: a document mostly says nothing of them. A
 * sub-process has no words of mails (PRODUCT 5.5).
 */
export function wantedBeside(
  now: Blueprint,
  { dates, followers, mails }: Pick<ImportDraft, 'dates' | 'followers' | 'mails'>,
  person: (ref: PersonRef) => PersonRef,
): WantedBeside {
  const all = [...new Set([...now.followers, ...followers.map(person)])];
  const worded = kindOfBlueprint(now.blueprintId, now.typeId) === 'process';
  return {
    dates: alike(dates, now.dates) ? null : dates,
    followers: all.length > now.followers.length ? all : null,
    mails: new Map(
      wordedMails.flatMap((mail) => {
        const words = worded ? mails[mail] : undefined;
        return words === undefined || alike(words, now.mails[mail]) ? [] : [[mail, words] as const];
      }),
    ),
  };
}

/** It told row by row, behind the plan. */
export function changesBeside(
  now: Blueprint,
  wanted: WantedBeside,
  nameOf: Between['nameOf'],
): ImportChange[] {
  const { dates, followers, mails } = wanted;
  const namesOf = (refs: readonly PersonRef[]) =>
    refs.flatMap((ref) => nameOf(ref) ?? []).join(', ') || null;
  return [
    ...(dates === null
      ? []
      : [
          row({
            ...{ key: keyOf.dates, sign: 'changed', what: 'dates' },
            fields: differing(now.dates, dates, ['start', 'end']),
          }),
        ]),
    ...(followers === null
      ? []
      : [
          row({
            ...{ key: keyOf.followers, sign: 'changed', what: 'followers' },
            fields: [{ field: 'followers', from: namesOf(now.followers), to: namesOf(followers) }],
          }),
        ]),
    ...[...mails].map(([mail, words]) =>
      row({
        ...{ key: keyOf.mail(mail), sign: 'changed', what: 'mail', name: mail },
        fields: differing(inPlainText(now.mails[mail]), inPlainText(words)!, [
          'subject',
          'headline',
          'body',
          'buttonText',
        ]),
      }),
    ),
  ];
}

const inPlainText = (words: MailWords | undefined) =>
  words === undefined ? null : { ...words, body: plainText(words.body) };

/** Equal in plain text is told with its name alone: only how it is set differs. */
const differing = <Name extends Field['field'], Said extends Readonly<Record<Name, string>>>(
  from: Said | null,
  to: Said,
  names: readonly Name[],
): Field[] =>
  names
    .filter((name) => from?.[name] !== to[name])
    .map((field) => ({ field, from: from?.[field] ?? null, to: to[field] }));
