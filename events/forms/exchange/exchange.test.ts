import { assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormField } from '../definition.ts';
import { fieldKinds } from '../newField.ts';
import { formDefinition, givenField } from '../schema.ts';
import { unsound } from '../sound.ts';
import { anyDefinition } from '../testing/anyDefinition.ts';
import { fieldOf, shownIf } from '../testing/fields.ts';
import { readForm, toJsonSchema } from './index.ts';

const formOf = (...fields: FormField[]) => ({ intro: '', fields });
const read = (schema: object) => {
  const found = readForm(JSON.stringify(schema));
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const questions = (properties: object, more: object = {}) =>
  read({ type: 'object', properties, ...more }).form.fields;

describe('a form as JSON Schema', () => {
  test('comes back as it was', () =>
    assert(
      property(anyDefinition, (form) => {
        const found = readForm(JSON.stringify(toJsonSchema('Sign-on', form)));
        if (form.fields.length === 0) expect(found).toBe('noFields');
        else expect(found).toEqual({ name: 'Sign-on', form, left: [] });
      }),
      { numRuns: 1000 },
    ));
  test('says in its own words what JSON Schema has words for', () =>
    expect(
      toJsonSchema('Sign-on', {
        intro: 'Ten minutes.',
        fields: [
          fieldOf('heading', 'h'),
          fieldOf('email', 'mail', { label: 'Your address', required: true }),
          fieldOf('shortText', 'name', {
            least: 2,
            most: 60,
            mustBe: 'letters',
            help: 'As on paper',
          }),
          fieldOf('dropdown', 'which'),
          fieldOf('rating', 'how', { label: 'How well?' }),
          shownIf(
            fieldOf('number', 'n', { whole: true, least: 0, required: true }),
            'which',
            'equal',
            'a',
          ),
        ],
      }),
    ).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      title: 'Sign-on',
      description: 'Ten minutes.',
      properties: {
        mail: { title: 'Your address', type: 'string', format: 'email' },
        name: {
          ...{
            title: 'name',
            description: 'As on paper',
            type: 'string',
            minLength: 2,
            maxLength: 60,
          },
          pattern: "^[\\p{L}\\p{M}\\s'’.-]+$",
        },
        which: {
          title: 'which',
          type: 'string',
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
          'x-waymark': { kind: 'dropdown' },
        },
        how: {
          title: 'How well?',
          type: 'integer',
          minimum: 1,
          maximum: 5,
          'x-waymark': { kind: 'rating' },
        },
        n: {
          ...{ title: 'n', type: 'integer', minimum: 0 },
          'x-waymark': {
            required: true,
            showIf: { every: true, conditions: [{ fieldId: 'which', is: 'equal', value: 'a' }] },
          },
        },
      },
      // Shown only sometimes, the number is not always there.
      required: ['mail'],
      'x-waymark': { fields: [fieldOf('heading', 'h'), 'mail', 'name', 'which', 'how', 'n'] },
    }));
  test('is read as it was changed elsewhere', () => {
    const schema = toJsonSchema(
      'A',
      formOf(fieldOf('shortText', 'a', { most: 5, half: true }), fieldOf('email', 'b')),
    );
    const { a } = schema.properties as Record<string, object>;
    const changed = {
      ...schema,
      properties: { a: { ...a, maxLength: 9 }, c: { type: 'boolean' } },
    };
    expect(read(changed).form.fields).toEqual([
      fieldOf('shortText', 'a', { most: 9, half: true }),
      fieldOf('consent', 'c', { label: 'C' }),
    ]);
  });
});

describe('a schema of others', () => {
  test.each<[object, FormField['kind'], object]>([
    [{ type: 'string' }, 'shortText', {}],
    [{}, 'shortText', {}],
    [{ type: ['null', 'string'], maxLength: 4000 }, 'longText', { most: 4000 }],
    [{ type: 'string', format: 'email' }, 'email', {}],
    [{ type: 'string', format: 'uri' }, 'shortText', { mustBe: 'link' }],
    [{ type: 'string', pattern: '^[0-9]+$' }, 'shortText', { mustBe: 'digits' }],
    [{ type: 'string', format: 'date-time' }, 'date', {}],
    [
      { type: 'string', format: 'data-url', contentMediaType: 'application/pdf' },
      'file',
      { files: 1, takes: 'pdf' },
    ],
    [{ type: 'integer', minimum: 1, default: 3 }, 'number', { least: 1, whole: true, begins: '3' }],
    [{ type: 'boolean' }, 'consent', { required: false }],
    [
      { enum: [1, 2, 2] },
      'singleChoice',
      { choices: [1, 2].map((n) => ({ choiceId: `${n}`, label: `${n}` })) },
    ],
    [{ type: 'array', items: { enum: ['x'] }, minItems: 1 }, 'multipleChoice', { least: 1 }],
    [
      { type: 'array', items: { type: 'string', contentMediaType: 'image/png' } },
      'file',
      { takes: 'pictures' },
    ],
    [{ type: 'array', items: { type: 'string' } }, 'longText', {}],
    [{ enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'dropdown', {}],
  ])('%j: %s %j', (schema, kind, more) => {
    expect(questions({ someThing: schema })).toMatchObject([
      { kind, label: 'Some thing', ...more },
    ]);
  });
  test('requires what it requires, and a box that must be ticked', () =>
    expect(
      questions({ a: {}, b: {}, c: { const: true, type: 'boolean' } }, { required: ['b'] }),
    ).toMatchObject([{ required: false }, { required: true }, { required: true }]));
  test('has a section for each object in it, and follows what it refers to', () =>
    expect(
      questions(
        { address: { $ref: '#/$defs/address' }, same: { $ref: '#/$defs/same' } },
        {
          $defs: {
            address: {
              type: 'object',
              title: 'Where',
              properties: { street_name: {}, ü: {}, ö: {} },
            },
            same: { $ref: '#/$defs/same' },
          },
        },
      ),
    ).toMatchObject([
      { kind: 'heading', label: 'Where' },
      { fieldId: 'street-name', label: 'Street name' },
      { fieldId: '-', label: 'Ü' },
      { fieldId: '--2', label: 'Ö' },
      { fieldId: 'same', kind: 'shortText' },
    ]));
  test('says what it could not bring', () =>
    expect(
      read({
        properties: {
          a: {},
          b: { type: 'null' },
          c: { type: 'object' },
          d: { title: 'D', description: 'x'.repeat(600) },
        },
      }),
    ).toMatchObject({ form: { fields: [{}, { help: 'x'.repeat(500) }] }, left: ['b', 'c', 'D'] }));
  test('with conditions over nothing above has none', () =>
    expect(
      questions({
        a: {
          'x-waymark': {
            showIf: { every: true, conditions: [{ fieldId: 'b', is: 'answered', value: '' }] },
          },
        },
        b: {},
      }),
    ).toMatchObject([{ showIf: null }, {}]));
});

describe('Markdown', () => {
  const document = `---
layout: page
---
# Single sign-on setup

So that your people can **sign in**,
in one go.

## Your identity provider
- Which one do you use?
  - Okta
  - [Entra](https://entra.example)
* Your address (e-mail, optional)
  > Of whoever runs it
1. Since when: ____ (date)
- Regions you need
  which are yours
  - [ ] Europe
  - [ ] Asia

Ask us if you are not sure.

- [ ] I may decide this *
- Notes (long text, optional)

  Whatever we should know
- Price (net)
`;
  test('becomes name, words below it, sections, questions and words between', () =>
    expect(readForm(document)).toMatchObject({
      name: 'Single sign-on setup',
      form: {
        intro: 'So that your people can sign in, in one go.',
        fields: [
          { kind: 'heading', label: 'Your identity provider' },
          {
            ...{ kind: 'singleChoice', label: 'Which one do you use?', required: true },
            choices: [
              { choiceId: 'c1', label: 'Okta' },
              { choiceId: 'c2', label: 'Entra' },
            ],
          },
          { kind: 'email', label: 'Your address', required: false, help: 'Of whoever runs it' },
          { kind: 'date', label: 'Since when' },
          { kind: 'multipleChoice', label: 'Regions you need which are yours' },
          { kind: 'words', label: 'Ask us if you are not sure.' },
          { kind: 'consent', label: 'I may decide this', required: true },
          { kind: 'longText', label: 'Notes', required: false, help: 'Whatever we should know' },
          { kind: 'shortText', label: 'Price (net)', required: true },
        ],
      },
      left: [],
    }));
  test.each([
    ['', 'noFields'],
    ['# A name alone', 'noFields'],
    ['{ "type": ', 'unreadable'],
    ['{ "type": "string" }', 'unreadable'],
    ['- a\n'.repeat(201), 'tooManyFields'],
  ])('%j: %s', (text, refusal) => expect(readForm(text)).toBe(refusal));
});

test('whatever is read may be saved', () => {
  const mayBeSaved = (text: string) => {
    const found = readForm(text);
    if (typeof found === 'string') return;
    expect(unsound(found.form)).toBeNull();
    formDefinition.parse(found.form);
    for (const field of found.form.fields) givenField.parse(field);
  };
  assert(
    property(string({ unit: 'binary', maxLength: 60 }), (text) =>
      mayBeSaved(`- ${text}\n${text}\n  - ${text}`),
    ),
  );
  assert(
    property(jsonValue(), jsonValue(), (a, b) => {
      const own = { 'x-waymark': Object.fromEntries(fieldKinds.map((kind) => [kind, b])) };
      mayBeSaved(
        JSON.stringify({
          properties: { a, b, c: { enum: a, ...own }, d: a, e: { 'x-waymark': a } },
          title: a,
          'x-waymark': { fields: [a, b] },
        }),
      );
      const parts = {
        kind: 'dropdown',
        steps: b,
        choices: a,
        showIf: b,
        begins: a,
        least: b,
        label: b,
      };
      mayBeSaved(JSON.stringify({ properties: { a: { 'x-waymark': parts } } }));
    }),
  );
});
