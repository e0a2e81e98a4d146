// @vitest-environment jsdom
import {
  fieldKinds,
  filledIn,
  isQuestion,
  type Answers,
  type FormDefinition,
  type FormField,
} from '@waymark/events/forms';
import { anyFilled, fieldOf, shownIf } from '@waymark/events/testing';
import { assert, property } from 'fast-check';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { visitor } from '../testing/visitor.ts';
import { FormViewer } from './FormViewer.tsx';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const noop = () => undefined;
const drawn = (form: FormDefinition, answers: Answers) =>
  renderToStaticMarkup(
    <FormViewer {...{ form, answers }} words={en} onAnswer={noop} onSend={noop} />,
  );

test('shows exactly what the rule shows, whatever the form and whatever was answered', () => {
  assert(
    property(anyFilled, ([form, answers]) => {
      const page = document.createElement('div');
      page.innerHTML = drawn(form, answers);
      const { shown, questions } = filledIn(form, answers);
      if (!form.fields.some(isQuestion)) {
        expect(page.textContent).toBe(en.empty);
        return;
      }
      const texts = [
        ...page.querySelectorAll(
          '.fv-q > label, .fv-q > legend, .fv-consent, .fv-section, .fv-words',
        ),
      ];
      expect(texts.map((one) => one.textContent.replace(` ${en.optional}`, ''))).toEqual(
        shown.map(({ label }) => label),
      );
      expect(page.querySelector('.fv-meter')?.textContent).toContain(`of ${questions} answered`);
    }),
    { numRuns: Number(process.env['FORM_RUNS'] ?? 300) },
  );
});

const page = visitor();
/** A form that somebody fills in; what was sent is told to `onSend`. */
async function opened(fields: FormField[], begins: Answers = {}, words = en) {
  const onSend = vi.fn<(kept: Answers) => void>();
  const Filling = () => {
    const [answers, setAnswers] = useState(begins);
    const form = { intro: '', fields };
    const onAnswer = (id: string, value: Answers[string] | undefined) =>
      setAnswers(({ [id]: _, ...rest }) => (value === undefined ? rest : { ...rest, [id]: value }));
    return (
      <>
        <FormViewer {...{ form, answers, onAnswer, onSend, words }} id="form" />
        <button form="form">Send</button>
      </>
    );
  };
  // What is loaded later is there, too.
  await Promise.all([import('./inputs/FileInput.tsx'), import('./inputs/SignatureInput.tsx')]);
  await page.show(<Filling />);
  return onSend;
}
const field = (name: string) => page.getByRole<HTMLInputElement>('textbox', { name });
const send = () => page.press('Send');
/** What is said of a field that it is described by. */
const saidOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test('nothing is red at first; what was filled and left is looked at, and all once it is sent', async () => {
  const mail = fieldOf('email', 'mail', { required: true });
  const many = fieldOf('number', 'many', { required: true });
  const onSend = await opened([mail, many]);
  await page.user.click(field('mail'));
  await page.user.tab();
  expect(saidOf('mail')).toBeNull();
  await page.fill(field('mail'), 'noor.haddad@harrowgate');
  expect(saidOf('mail')).toBeNull();
  await page.user.tab();
  expect(saidOf('mail')).toBe('The address has no ending, like .com.');
  expect(field('mail').getAttribute('aria-invalid')).toBe('true');
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.getByRole('alert'));
  expect(page.getByRole('alert').textContent).toBe('Not sent: 2 answers need a lookmailmany');
  await page.user.click(page.getByRole('link', { name: 'many' }));
  expect(document.activeElement).toBe(field('many'));
  await page.fill(field('many'), 'about 140');
  expect(saidOf('many')).toContain('Write only the number, for example 140.');
  await page.fill(field('many'), '140');
  await page.fill(field('mail'), 'noor.haddad@harrowgate.example');
  expect(page.queryByRole('alert')).toBeNull();
  await send();
  expect(onSend).toHaveBeenCalledWith({ mail: 'noor.haddad@harrowgate.example', many: 140 });
});

test('a number may be typed with a comma, and stands as it was typed', async () => {
  const onSend = await opened([fieldOf('number', 'size', { required: true })]);
  await page.user.click(field('size'));
  for (const [key, typed] of [
    ['1', '1'],
    [',', '1,'],
    ['5', '1,5'],
  ] as const) {
    await page.user.keyboard(key);
    expect(field('size').value).toBe(typed);
  }
  await send();
  expect(onSend).toHaveBeenCalledWith({ size: 1.5 });
});

test('a number that was kept stands with the mark of the language, and is asked for with it', async () => {
  const size = { ...fieldOf('number', 'size', { required: true }), least: 2.5 } as FormField;
  await opened([size], { size: 1.5 }, de);
  expect(field('size').value).toBe('1,5');
  await send();
  expect(saidOf('size')).toContain('Mindestens 2,5.');
});

test('a question that an answer brings is told, and what is hidden again is not sent', async () => {
  const which = fieldOf('singleChoice', 'which');
  const onSend = await opened([which, shownIf(fieldOf('shortText', 'why'), 'which', 'equal', 'b')]);
  const [a, b] = page.getAllByRole('radio');
  await page.user.click(b!);
  expect(page.getByText('why appeared')).not.toBeNull();
  await page.fill(page.getByRole('textbox', { name: /^why/ }), 'Because');
  await page.user.click(a!);
  expect(page.queryByRole('textbox')).toBeNull();
  await send();
  expect(onSend).toHaveBeenCalledWith({ which: 'a' });
});

test('every question has a name, and each kind is answered by what people know', async () => {
  await opened(fieldKinds.map((kind) => fieldOf(kind, kind)));
  const roles = ['textbox', 'checkbox', 'radio', 'combobox', 'spinbutton', 'listbox'];
  const controls = roles.flatMap((role) => page.queryAllByRole(role));
  const named = roles.flatMap((role) => page.queryAllByRole(role, { name: /\S/ }));
  expect(controls.length).toBeGreaterThan(fieldKinds.length / 2);
  expect(named).toEqual(controls);
  expect(page.getAllByRole('group', { name: /\S/ })).toHaveLength(5);
});
