import type { ImportChange, ImportDraft } from '@waymark/api';
import { asLink, asNumber, type Placeholder, type Plan, type Variable } from '@waymark/events';
import { sameWords } from './pairing.ts';
import { keyOf, row } from './row.ts';

type VariableWords = Pick<Variable, 'name' | 'value' | 'label'>;
type PlaceholderWords = Pick<Placeholder, 'name' | 'description'>;
type Wanted<Part, Words> = readonly { readonly old: Part; readonly to: Words }[];

/** Whom and what texts stand for, where a document says it otherwise than the plan. */
export type WantedReferences = {
  readonly variables: Wanted<Variable, VariableWords>;
  readonly placeholders: Wanted<Placeholder, PlaceholderWords>;
};

/**
 * Of what has the same id, else the same name. No value, label or description takes none away: a
 * document mostly says nothing of them. The type of a variable stays what it is, and with it its
 * value.
 */
export function wantedReferences(plan: Plan, draft: ImportDraft): WantedReferences {
  const variables = [...plan.variables.values()];
  const placeholders = [...plan.placeholders.values()];
  return {
    variables: draft.variables.flatMap(({ variableId, type, ...said }) => {
      const old = plan.variables.get(variableId) ?? variables.find(isCalled(said.name));
      if (old === undefined || old.type !== type || typeof old.value !== 'string') return [];
      const to = {
        name: nameOf(old, said.name, variables, variableId === old.variableId),
        value: asRead(type, said.value) || old.value,
        label: said.label || old.label,
      };
      return differs(old, to) ? [{ old, to }] : [];
    }),
    placeholders: draft.placeholders.flatMap(({ placeholderId, name, description }) => {
      const old = plan.placeholders.get(placeholderId) ?? placeholders.find(isCalled(name));
      if (old === undefined) return [];
      const to = {
        name: nameOf(old, name, placeholders, placeholderId === old.placeholderId),
        description: description || old.description,
      };
      return differs(old, to) ? [{ old, to }] : [];
    }),
  };
}

/** It told row by row. */
export const changesOfReferences = ({
  variables,
  placeholders,
}: WantedReferences): ImportChange[] => [
  ...variables.map(({ old, to }) =>
    row({
      ...{ key: keyOf.changedVariable(old.variableId), sign: 'changed', what: 'variable' },
      ...{ name: old.name, fields: fieldsOf(old, to, ['name', 'value', 'label']) },
    }),
  ),
  ...placeholders.map(({ old, to }) =>
    row({
      ...{ key: keyOf.changedPlaceholder(old.placeholderId), sign: 'changed' },
      ...{
        what: 'placeholder',
        name: old.name,
        fields: fieldsOf(old, to, ['name', 'description']),
      },
    }),
  ),
];

const isCalled =
  (name: string) =>
  (one: { readonly name: string }): boolean =>
    sameWords(one.name) === sameWords(name);

/** What is known by its id may be called otherwise, unless another one is called so. */
const nameOf = <Part extends { readonly name: string }>(
  old: Part,
  name: string,
  all: readonly Part[],
  isById: boolean,
): string =>
  isById && !all.some((each) => each !== old && isCalled(name)(each)) ? name : old.name;

/** As it is kept; what does not fit its type stays as it is said, and is refused when it comes. */
const asRead = (type: Variable['type'], value: string): string =>
  type === 'NUMBER'
    ? (asNumber(value) ?? value)
    : type === 'LINK'
      ? (asLink(value) ?? value)
      : value;

const differs = (old: object, to: object): boolean =>
  Object.entries(to).some(([field, value]) => Reflect.get(old, field) !== value);

const fieldsOf = <Words extends Readonly<Record<Name, unknown>>, Name extends string>(
  old: Words,
  to: Words,
  names: readonly (Name & ImportChange['fields'][number]['field'])[],
): ImportChange['fields'] =>
  names
    .filter((name) => old[name] !== to[name])
    .map((field) => ({ field, from: String(old[field]) || null, to: String(to[field]) || null }));
