import { alike } from '../../alike.ts';
import { isQuestion, type FormDefinition, type FormField, type Question } from '../definition.ts';
import { OWN, type JsonSchema } from './jsonSchema.ts';
import { propertyOf } from './propertyOf.ts';
import { kindOf, questionOf } from './questionOf.ts';

/**
 * A form as JSON Schema 2020-12 of what is answered to it: a property for each question, by its id.
 * What JSON Schema has no words for stands under `x-waymark`, and only that, so that a schema that
 * was changed elsewhere is read as it was changed.
 */
export function toJsonSchema(name: string, form: FormDefinition): JsonSchema {
  const { intro, fields } = form;
  const required = alwaysRequired(fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...{ type: 'object', title: name },
    ...(intro !== '' && { description: intro }),
    properties: Object.fromEntries(
      fields
        .filter(isQuestion)
        .map((question) => [
          question.fieldId,
          withOwn(question, required.includes(question.fieldId)),
        ]),
    ),
    required,
    // Names of properties do not keep their order where they are numbers.
    [OWN]: { fields: fields.map((field) => (isQuestion(field) ? field.fieldId : field)) },
  };
}

/** Ids of questions that are required whatever else is answered. */
function alwaysRequired(fields: readonly FormField[]): string[] {
  let section = true;
  return fields.flatMap((field) => {
    if (field.kind === 'heading') section = field.showIf === null;
    return isQuestion(field) && field.required && field.showIf === null && section
      ? [field.fieldId]
      : [];
  });
}

/** The property, with what its reader could not know. */
function withOwn(question: Question, required: boolean): JsonSchema {
  const property = propertyOf(question);
  const kind = kindOf(property) === question.kind ? {} : { kind: question.kind };
  const read = questionOf(question.kind, question.fieldId, property, required);
  const own = Object.entries(question).filter(
    ([key, value]) => !alike(value, read[key as keyof Question]),
  );
  return own.length === 0 && !('kind' in kind)
    ? property
    : { ...property, [OWN]: { ...kind, ...Object.fromEntries(own) } };
}
