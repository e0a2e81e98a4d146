import { piecesOf, writtenVariable } from './variables.ts';

/**
 * What the words of a plan may stand for by a reference (PRODUCT 6.12), as it is saved:
 * `{{variable:<id>}}`, `{{person:<placeholder id>}}`, or a fact of the process by its name.
 */
export const processFacts = [
  'clientName',
  'projectName',
  'processName',
  'workspaceName',
  'startDate',
  'endDate',
] as const;
export type ProcessFact = (typeof processFacts)[number];

/**
 * How a reference reads between its braces: a regular expression that browsers, services and
 * Postgres understand alike.
 */
export const REFERENCE = `variable:[A-Za-z0-9-]{1,64}|person:[pr]::[A-Za-z0-9._:-]{1,90}|${processFacts.join('|')}`;

const reference = new RegExp(`^(?:${REFERENCE})$`);

export type Reference =
  | { readonly kind: 'variable' | 'person'; readonly id: string }
  | { readonly kind: 'fact'; readonly fact: ProcessFact };

/** What stands between the braces, taken apart; null: that is no reference as it is saved. */
export function readReference(written: string): Reference | null {
  if (!reference.test(written)) return null;
  const [, kind, id] = /^(variable|person):(.*)$/.exec(written) ?? [];
  return kind === undefined || id === undefined
    ? { kind: 'fact', fact: written as ProcessFact }
    : { kind: kind as 'variable' | 'person', id };
}

export const toVariable = (variableId: string): string => `variable:${variableId}`;
/** Of a placeholder, or a role that came along with a rollout. */
export const toPerson = (placeholderId: string): string => `person:${placeholderId}`;

/** References in a text as it is saved, each once. A text without braces costs one look. */
export const referencesIn = (text: string): readonly string[] =>
  text.includes('{{')
    ? [
        ...new Set(
          piecesOf(text).flatMap(({ text: whole, variable }) =>
            variable !== null && whole === `{{${variable}}}` && reference.test(variable)
              ? [variable]
              : [],
          ),
        ),
      ]
    : [];

/**
 * The text with its references to others.
 * @param to another one; null: as it is
 */
export const referringTo = (text: string, to: (reference: string) => string | null): string =>
  text.includes('{{')
    ? piecesOf(text)
        .map(({ text: whole, variable }) => {
          const other = variable === null || readReference(variable) === null ? null : to(variable);
          return other === null ? whole : writtenVariable(other);
        })
        .join('')
    : text;
