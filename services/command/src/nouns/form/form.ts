import { refusalText, type ProblemCode, type RefusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  formChange,
  unfinished,
  unsound,
  mostFields,
  type Form,
  type FormChange,
  type FormDefinition,
  type FormEvent,
  type FormField,
  type Unfinished,
  type Unsound,
} from '@waymark/events';
import { absent, began, DecisionRefused, present, unless } from '../../decisions/decision.ts';

/** Empty, or as it was brought from elsewhere: all of it, or nothing where it has no meaning. */
export function addForm(
  state: Form,
  { formId, name, intro, fields = [] }: Command<'AddForm'>,
): FormEvent[] {
  absent(state, 'form', 'formId');
  const change = draftChange(state.draft, { intro: intro ?? state.draft.intro, fields }, fields);
  return [
    { type: 'FormAdded', data: { formId, name, clonedFrom: null } },
    ...(change === null
      ? []
      : [{ type: 'FormChanged', data: { formId, name, ...change } } as const]),
  ];
}

/** The draft of another under a new name; its versions stay behind. */
export function cloneForm(
  state: Form,
  { formId, name }: Command<'CloneForm'>,
  from: Form,
): FormEvent[] {
  absent(state, 'form', 'formId');
  present(from, 'form');
  const clonedFrom = { formId: from.formId, name: from.name };
  const change = formChange(state.draft, from.draft);
  return [
    { type: 'FormAdded', data: { formId, name, clonedFrom } },
    ...(change === null
      ? []
      : [{ type: 'FormChanged', data: { formId, name, ...change } } as const]),
  ];
}

export function renameForm(state: Form, { formId, name }: Command<'RenameForm'>): FormEvent[] {
  present(state, 'form');
  return unless(state.name === name, {
    type: 'FormRenamed',
    data: { formId, from: state.name, to: name },
  });
}

export function changeForm(state: Form, command: Command<'ChangeForm'>): FormEvent[] {
  present(state, 'form');
  const { formId, fields } = command;
  const after = changedDraft(state.draft, command);
  const change = draftChange(state.draft, after, fields);
  return change === null
    ? []
    : [{ type: 'FormChanged', data: { formId, name: state.name, ...change } }];
}

/** What leads to the draft as it is to be; refused where that has no meaning. */
function draftChange(
  before: FormDefinition,
  after: FormDefinition,
  given: readonly FormField[],
): FormChange | null {
  const change = formChange(before, after);
  const problem = change === null ? null : unsound(after);
  if (problem === null) return change;
  const at = problem.at === null ? undefined : after.fields[problem.at];
  const refusal = REFUSED_CHANGES[problem.code];
  throw new DecisionRefused('invalid', refusal.code, refusal.said, fieldOf(given, at, refusal.of));
}

function changedDraft(
  draft: FormDefinition,
  { intro, fields, removed, order = [] }: Command<'ChangeForm'>,
): FormDefinition {
  const there = new Map(draft.fields.map((field) => [field.fieldId, field]));
  for (const id of removed) there.delete(id);
  for (const field of fields) there.set(field.fieldId, field);
  const named = [...new Set(order)].flatMap((id) => there.get(id) ?? []);
  const rest = [...there.values()].filter(({ fieldId }) => !order.includes(fieldId));
  return { intro: intro ?? draft.intro, fields: [...named, ...rest] };
}

/** Where the command says it, if it does. */
function fieldOf(given: readonly FormField[], at: FormField | undefined, part: string): string {
  const nth = given.findIndex(({ fieldId }) => fieldId === at?.fieldId);
  return nth < 0 ? 'order' : `fields.${nth}${part}`;
}

type Refusal = { code: ProblemCode; said: RefusalText; of: string };
const REFUSED_CHANGES: Readonly<Record<Unsound, Refusal>> = {
  twice: { code: 'field-exists', said: refusalText('fieldTwice'), of: '.fieldId' },
  conditionNotEarlier: {
    code: 'condition-not-earlier',
    said: refusalText('conditionNotEarlier'),
    of: '.showIf',
  },
  tooManyFields: {
    code: 'too-many-fields',
    said: refusalText('tooManyFields', mostFields),
    of: '',
  },
};

export function publishForm(state: Form, { formId }: Command<'PublishForm'>): FormEvent[] {
  present(state, 'form');
  const [problem] = unfinished(state.draft);
  if (problem !== undefined)
    throw new DecisionRefused(
      'conflict',
      'form-unfinished',
      UNFINISHED[problem.code],
      problem.at === null ? undefined : `fields.${problem.at}`,
    );
  const last = state.versions.size;
  if (alike(state.versions.get(String(last)), state.draft))
    throw new DecisionRefused('conflict', 'form-as-published', refusalText('formAsPublished'));
  return [{ type: 'FormPublished', data: { formId, name: state.name, version: last + 1 } }];
}

const UNFINISHED: Readonly<Record<Unfinished, RefusalText>> = {
  noFields: refusalText('formNoFields'),
  noLabel: refusalText('formNoLabel'),
  noChoices: refusalText('formNoChoices'),
  boundsCrossed: refusalText('formBoundsCrossed'),
  variableTwice: refusalText('formVariableTwice'),
  comparedWithNothing: refusalText('formComparedWithNothing'),
  choiceGone: refusalText('formChoiceGone'),
  neverShown: refusalText('formNeverShown'),
};

/** What asks for one of its versions goes on with that. */
export function deleteForm(state: Form, { formId }: Command<'DeleteForm'>): FormEvent[] {
  present(state, 'form');
  return [{ type: 'FormDeleted', data: { formId, name: state.name } }];
}

/** Back as it was; nothing happens where somebody else was faster. */
export function restoreForm(state: Form, { formId }: Command<'RestoreForm'>): FormEvent[] {
  if (state.life === 'present') return [];
  began(state, 'form', 'formId');
  return [{ type: 'FormRestored', data: { formId, name: state.name } }];
}
