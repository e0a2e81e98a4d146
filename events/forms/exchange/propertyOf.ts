import type { Question } from '../definition.ts';
import { MEDIA, PATTERNS, type JsonSchema } from './jsonSchema.ts';

/**
 * A question as JSON Schema says it: what its answer is, between which bounds, and what it is
 * called.
 */
export const propertyOf = (question: Question): JsonSchema => ({
  title: question.label,
  ...(question.help !== '' && { description: question.help }),
  ...answerOf(question),
  ...('placeholder' in question &&
    question.placeholder !== '' && { examples: [question.placeholder] }),
});

function answerOf(question: Question): JsonSchema {
  switch (question.kind) {
    case 'shortText':
      return {
        ...{ type: 'string', ...bounds(question, 'Length') },
        ...rule(question.mustBe),
        ...begins(question),
      };
    case 'longText':
      return {
        ...{ type: 'string', ...bounds(question, 'Length') },
        ...{ contentMediaType: 'text/plain', ...begins(question) },
      };
    case 'number': {
      const number = Number(question.begins);
      return {
        type: question.whole ? 'integer' : 'number',
        ...(question.least !== null && { minimum: question.least }),
        ...(question.most !== null && { maximum: question.most }),
        ...(String(number) === question.begins && Number.isFinite(number) && { default: number }),
      };
    }
    case 'email':
      return { type: 'string', format: 'email', ...begins(question) };
    case 'phone':
      return { type: 'string', format: 'tel', ...begins(question) };
    case 'date':
      return {
        ...{ type: 'string', format: 'date', ...begins(question) },
        ...(question.first !== null && { formatMinimum: question.first }),
        ...(question.last !== null && { formatMaximum: question.last }),
      };
    case 'singleChoice':
    case 'dropdown':
      return { ...oneOf(question.choices), ...begins(question) };
    case 'multipleChoice':
      return {
        ...{ type: 'array', uniqueItems: true, items: oneOf(question.choices) },
        ...bounds(question, 'Items'),
        ...(question.begins.length > 0 && { default: question.begins }),
      };
    case 'rating':
      return { type: 'integer', minimum: 1, maximum: question.steps };
    case 'file':
      return {
        type: 'array',
        items: { type: 'string', contentMediaType: mediaOf(question.takes) },
        maxItems: question.files,
      };
    case 'signature':
      return {
        type: 'object',
        properties: { name: { type: 'string' }, drawn: { type: 'string' } },
        required: ['name'],
      };
    case 'consent':
      return { type: 'boolean', ...(question.required && { const: true }) };
  }
}

const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0;

const bounds = (
  { least, most }: { least: number | null; most: number | null },
  of: 'Length' | 'Items',
): JsonSchema => ({
  ...(isCount(least) && { [`min${of}`]: least }),
  ...(isCount(most) && { [`max${of}`]: most }),
});

const begins = (question: { begins: string }): JsonSchema =>
  question.begins === '' ? {} : { default: question.begins };

const rule = (mustBe: 'anything' | 'letters' | 'digits' | 'link'): JsonSchema => {
  if (mustBe === 'anything') return {};
  return mustBe === 'link' ? { format: 'uri' } : { pattern: PATTERNS[mustBe] };
};

const oneOf = (choices: readonly { choiceId: string; label: string }[]): JsonSchema => ({
  type: 'string',
  // An empty list is no JSON Schema.
  ...(choices.length > 0 && {
    oneOf: choices.map(({ choiceId, label }) => ({ ...{ const: choiceId, title: label } })),
  }),
});

const mediaOf = (takes: 'anything' | 'pictures' | 'pdf' | 'documents') =>
  takes === 'pictures' || takes === 'pdf' ? MEDIA[takes] : 'application/octet-stream';
