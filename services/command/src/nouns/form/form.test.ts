import { nouns, type FormEvent, type FormField } from '@waymark/events';
import { fieldOf, shownIf } from '@waymark/events/testing';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import * as decide from './form.ts';

const added: FormEvent = {
  type: 'FormAdded',
  data: { formId: 'f', name: 'Sign-on', clonedFrom: null },
};
const deleted: FormEvent = { type: 'FormDeleted', data: { formId: 'f', name: 'Sign-on' } };
const mail = fieldOf('email', 'mail', { label: 'Your address' });
const why = fieldOf('longText', 'why');
const changed = (...fields: FormField[]): FormEvent => ({
  type: 'FormChanged',
  data: {
    ...{ formId: 'f', name: 'Sign-on', intro: null },
    fields: fields.map((to) => ({ from: null, to })),
    order: { from: [], to: fields.map(({ fieldId }) => fieldId) },
  },
});
const published = (version: number): FormEvent => ({
  type: 'FormPublished',
  data: { formId: 'f', name: 'Sign-on', version },
});
const after = (...events: FormEvent[]) => given(nouns.form, events);
const change = (more: object) => ({ formId: 'f', fields: [], removed: [], ...more });

describe('a form', () => {
  test('is added once', () => {
    after().when(decide.addForm, { formId: 'f', name: 'Sign-on' }).then(added);
    after(added)
      .when(decide.addForm, { formId: 'f', name: 'Sign-on' })
      .refused('conflict', 'form-exists', 'formId');
  });
  test('is added with all that it is made of, or not at all', () => {
    const add = { formId: 'f', name: 'Sign-on' };
    after()
      .when(decide.addForm, { ...add, fields: [mail, why] })
      .then(added, changed(mail, why));
    expect(
      after()
        .when(decide.addForm, { ...add, intro: 'Ten minutes.' })
        .after().draft,
    ).toEqual({ intro: 'Ten minutes.', fields: [] });
    after()
      .when(decide.addForm, { ...add, fields: [mail, mail] })
      .refused('invalid', 'field-exists', 'fields.0.fieldId');
    after()
      .when(decide.addForm, { ...add, fields: [shownIf(why, 'mail', 'answered'), mail] })
      .refused('invalid', 'condition-not-earlier', 'fields.0.showIf');
  });
  test('is renamed where that changes something', () => {
    after(added)
      .when(decide.renameForm, { formId: 'f', name: 'SSO' })
      .then({ type: 'FormRenamed', data: { formId: 'f', from: 'Sign-on', to: 'SSO' } });
    after(added).when(decide.renameForm, { formId: 'f', name: 'Sign-on' }).nothing();
  });
  test('is deleted and put back, by whoever is first', () => {
    after(added).when(decide.deleteForm, { formId: 'f' }).then(deleted);
    const back: FormEvent = { type: 'FormRestored', data: { formId: 'f', name: 'Sign-on' } };
    after(added, deleted).when(decide.restoreForm, { formId: 'f' }).then(back);
    after(added, deleted, back).when(decide.restoreForm, { formId: 'f' }).nothing();
    after()
      .when(decide.restoreForm, { formId: 'f' })
      .refused('notFound', 'form-not-found', 'formId');
  });
  test.each([[[]], [[added, deleted]]])('is not worked on when it is not there', (events) => {
    const there = after(...events);
    there.when(decide.renameForm, { formId: 'f', name: 'A' }).refused('notFound', 'form-not-found');
    there.when(decide.changeForm, change({ intro: 'A' })).refused('notFound', 'form-not-found');
    there.when(decide.publishForm, { formId: 'f' }).refused('notFound', 'form-not-found');
    there.when(decide.deleteForm, { formId: 'f' }).refused('notFound', 'form-not-found');
  });
});

describe('a clone', () => {
  const clone = { formId: 'g', from: 'f', name: 'Copy' };
  const copied: FormEvent = {
    type: 'FormAdded',
    data: { formId: 'g', name: 'Copy', clonedFrom: { formId: 'f', name: 'Sign-on' } },
  };
  const fields = changed(mail) as Extract<FormEvent, { type: 'FormChanged' }>;
  test('has the fields of the other, and none of its versions', () => {
    const from = after(added, fields, published(1)).state;
    const brought: FormEvent = { ...fields, data: { ...fields.data, formId: 'g', name: 'Copy' } };
    after().when(decide.cloneForm, clone, from).then(copied, brought);
    expect(given(nouns.form, [copied, brought]).state).toMatchObject({
      draft: from.draft,
      versions: new Map(),
    });
  });
  test('of an empty form is empty', () =>
    after().when(decide.cloneForm, clone, after(added).state).then(copied));
  test('is of a form that is there, and new', () => {
    after()
      .when(decide.cloneForm, clone, after(added, deleted).state)
      .refused('notFound', 'form-not-found');
    after(added)
      .when(decide.cloneForm, { ...clone, formId: 'f' }, after(added).state)
      .refused('conflict', 'form-exists', 'formId');
  });
});

describe('a draft', () => {
  test('takes words, fields, their order, and lets go of fields', () => {
    after(added)
      .when(decide.changeForm, change({ intro: 'Ten minutes.' }))
      .then({
        type: 'FormChanged',
        data: {
          ...{ formId: 'f', name: 'Sign-on', fields: [], order: null },
          intro: { from: '', to: 'Ten minutes.' },
        },
      });
    const there = after(added, changed(mail));
    expect(
      there.when(decide.changeForm, change({ fields: [why], order: ['why', 'mail'] })).after().draft
        .fields,
    ).toEqual([why, mail]);
    const asked = { ...mail, required: true };
    expect(there.when(decide.changeForm, change({ fields: [asked] })).after().draft.fields).toEqual(
      [asked],
    );
    expect(
      there.when(decide.changeForm, change({ removed: ['mail'] })).after().draft.fields,
    ).toEqual([]);
  });
  test('that is as it was is no change', () => {
    after(added, changed(mail))
      .when(decide.changeForm, change({ fields: [mail], order: ['mail'] }))
      .nothing();
    after(added)
      .when(decide.changeForm, change({ removed: ['gone'] }))
      .nothing();
  });
  test('an order that knows less leaves what it does not name behind', () =>
    expect(
      after(added, changed(mail, why))
        .when(decide.changeForm, change({ order: ['why', 'why', 'gone'] }))
        .after().draft.fields,
    ).toEqual([why, mail]));
  test('refuses what depends on what stands below it', () => {
    const late = shownIf(why, 'mail', 'answered');
    after(added)
      .when(decide.changeForm, change({ fields: [late, mail] }))
      .refused('invalid', 'condition-not-earlier', 'fields.0.showIf');
    after(added, changed(mail, late))
      .when(decide.changeForm, change({ order: ['why', 'mail'] }))
      .refused('invalid', 'condition-not-earlier', 'order');
  });
  test('refuses too many fields', () => {
    const most = Array.from({ length: 200 }, (_, nth) => fieldOf('words', `w${nth}`));
    after(added, changed(...most))
      .when(decide.changeForm, change({ fields: [mail] }))
      .refused('invalid', 'too-many-fields', 'order');
  });
});

describe('a version', () => {
  test('is the draft, and the next is another', () => {
    after(added, changed(mail)).when(decide.publishForm, { formId: 'f' }).then(published(1));
    const again = after(added, changed(mail), published(1));
    again.when(decide.publishForm, { formId: 'f' }).refused('conflict', 'form-as-published');
    const more = after(added, changed(mail), published(1), changed(why));
    more.when(decide.publishForm, { formId: 'f' }).then(published(2));
    expect(more.when(decide.publishForm, { formId: 'f' }).after().versions).toEqual(
      new Map([
        ['1', { intro: '', fields: [mail] }],
        ['2', { intro: '', fields: [why, mail] }],
      ]),
    );
  });
  test('can be filled in', () => {
    after(added).when(decide.publishForm, { formId: 'f' }).refused('conflict', 'form-unfinished');
    after(added, changed(mail, { ...why, label: '' }))
      .when(decide.publishForm, { formId: 'f' })
      .refused('conflict', 'form-unfinished', 'fields.1');
    const never = {
      ...why,
      showIf: {
        every: true,
        conditions: [{ fieldId: mail.fieldId, is: 'equal' as const, value: '' }],
      },
    };
    after(added, changed(mail, never))
      .when(decide.publishForm, { formId: 'f' })
      .refused('conflict', 'form-unfinished', 'fields.1');
  });
});
