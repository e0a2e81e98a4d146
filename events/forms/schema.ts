import { z } from 'zod';
import { sound } from '../plan/givenText.ts';
import { operators, textRules, uploads } from './words.ts';

/**
 * What a form is made of, as events hold it. It may grow by fields that are optional, and by
 * nothing else.
 */

const condition = z.object({
  /** An earlier question. */
  fieldId: z.string(),
  is: z.enum(operators),
  /**
   * What the answer is held against: a choice by its id, a number or a day as text; '' where
   * nothing is.
   */
  value: z.string(),
});
/** `every`: all of the conditions hold; else one of them does. */
const showIf = z.object({ every: z.boolean(), conditions: z.array(condition) });

const field = { fieldId: z.string(), label: z.string(), showIf: showIf.nullable() };
const question = {
  ...field,
  help: z.string(),
  /** Beside another half. */
  half: z.boolean(),
  required: z.boolean(),
  /** The variable of the process that the answer becomes; '' for none. */
  variable: z.string(),
  /** What is said of an answer that does not hold, in place of our words; '' for ours. */
  message: z.string(),
};
const typed = { placeholder: z.string() };
/** Bounds, both of them in: null for none. */
const counted = { least: z.number().nullable(), most: z.number().nullable() };
const choices = z.array(z.object({ choiceId: z.string(), label: z.string() }));

const text = {
  ...{ ...question, ...typed, ...counted },
  /** What stands there before anybody types. */
  begins: z.string(),
};
const chosen = { ...question, choices, begins: z.string() };

const kinds = [
  z.object({ ...{ kind: z.literal('shortText'), ...text }, mustBe: z.enum(textRules) }),
  z.object({ kind: z.literal('longText'), ...text }),
  z.object({ kind: z.literal('number'), ...text, whole: z.boolean() }),
  z.object({ ...{ kind: z.literal('email'), ...question, ...typed }, begins: z.string() }),
  z.object({ ...{ kind: z.literal('phone'), ...question, ...typed }, begins: z.string() }),
  /** Days as `2026-11-14`. */
  z.object({
    ...{ kind: z.literal('date'), ...question },
    begins: z.string(),
    first: z.string().nullable(),
    last: z.string().nullable(),
  }),
  z.object({ kind: z.literal('singleChoice'), ...chosen }),
  z.object({ kind: z.literal('dropdown'), ...chosen }),
  z.object({
    ...{ kind: z.literal('multipleChoice'), ...question, ...counted },
    choices,
    begins: z.array(z.string()),
  }),
  /** From 1 to `steps`. */
  z.object({ kind: z.literal('rating'), ...question, steps: z.number() }),
  z.object({
    ...{ kind: z.literal('file'), ...question },
    files: z.number(),
    takes: z.enum(uploads),
  }),
  z.object({ kind: z.literal('signature'), ...question }),
  z.object({ kind: z.literal('consent'), ...question }),
  /** What stands below it until the next heading is its section, and shown if it is. */
  z.object({ kind: z.literal('heading'), ...field }),
  /** Words between questions. */
  z.object({ kind: z.literal('words'), ...field }),
] as const;

export const formField = z.discriminatedUnion('kind', kinds);

/** `intro`: what stands below its name. */
export const formDefinition = z.object({ intro: z.string(), fields: z.array(formField) });

/**
 * A name that somebody wrote, and the path drawn over it: SVG path data in a box of 600 by 200, ''
 * where nothing was drawn.
 */
export const signature = z.object({ name: z.string(), drawn: z.string() });

/** A choice by its id, several and files by their ids, a day as text. */
export const answer = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  signature,
]);

const storable = (schema: z.ZodString) =>
  schema.refine(sound, 'holds characters that cannot be stored');

/** Answers as a command may bring them, by the ids of their questions. */
export const givenAnswers = z
  .record(
    z.string().max(64),
    z.union([
      storable(z.string().max(20_000)),
      z.number(),
      z.boolean(),
      z.array(z.string().max(64)).max(200),
      z.object({
        name: storable(z.string().max(200)),
        drawn: z
          .string()
          .max(50_000)
          .regex(/^[MLQ0-9 .,-]*$/),
      }),
    ]),
  )
  .refine(
    (answers) => JSON.stringify(answers).length <= 400_000,
    'must have at most 400,000 characters together',
  );

const most = (field: unknown): boolean =>
  Object.entries(field as Record<string, unknown>).every(([name, value]) =>
    typeof value === 'string'
      ? value.length <= (name === 'label' ? 5000 : 500) && sound(value)
      : typeof value !== 'object' || value === null || most(value),
  );

/** A field as a command may bring it. */
export const givenField = formField
  .refine((field) => /^[A-Za-z0-9-]{1,64}$/.test(field.fieldId), {
    path: ['fieldId'],
    message: 'must have 1 to 64 letters, digits or hyphens',
  })
  .refine(
    most,
    'has a text that is too long (a label 5,000 characters, others 500), or that cannot be stored',
  )
  .refine((field) => (field.showIf?.conditions.length ?? 0) <= 20, {
    path: ['showIf'],
    message: 'must have at most 20 conditions',
  })
  .refine((field) => !('choices' in field) || field.choices.length <= 200, {
    path: ['choices'],
    message: 'must have at most 200 choices',
  })
  .refine((field) => field.kind !== 'rating' || within(field.steps, 2, 10), {
    path: ['steps'],
    message: 'must be between 2 and 10',
  })
  .refine((field) => field.kind !== 'file' || within(field.files, 1, 10), {
    path: ['files'],
    message: 'must be between 1 and 10',
  });

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
