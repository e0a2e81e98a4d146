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
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormViewer } from './FormViewer.tsx';
import { en } from './texts/en.ts';

const noop = () => undefined;
const drawn = (form: FormDefinition, answers: Answers) =>
  renderToStaticMarkup(<FormViewer {...{ form, answers }} words={en} onAnswer={noop} onSend={noop} />);

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
      const texts = [...page.querySelectorAll('.fv-q > label, .fv-q > legend, .fv-consent, .fv-section, .fv-words')];
      expect(texts.map((one) => one.textContent.replace(` ${en.optional}`, ''))).toEqual(
        shown.map(({ label }) => label),
      );
      expect(page.querySelector('.fv-meter')?.textContent).toContain(`of ${questions} answered`);
    }),
    { numRuns: Number(process.env['FORM_RUNS'] ?? 300) },
  );
});

/** A form that somebody fills in; what was sent is told to `onSend`. */
async function opened(fields: FormField[], begins: Answers = {}) {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const onSend = vi.fn<(kept: Answers) => void>();
  const Filling = () => {
    const [answers, setAnswers] = useState(begins);
    const form = { intro: '', fields };
    const onAnswer = (id: string, value: Answers[string] | undefined) =>
      setAnswers(({ [id]: _, ...rest }) => (value === undefined ? rest : { ...rest, [id]: value }));
    return <FormViewer {...{ form, answers, onAnswer, onSend }} words={en} />;
  };
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  // What is loaded later is there, too.
  await act(async () => {
    root.render(<Filling />);
    await Promise.all([import('./inputs/FileInput.tsx'), import('./inputs/SignatureInput.tsx')]);
  });
  const type = (element: Element, text: string) =>
    act(() => {
      const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = (element: Element) => act(() => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const send = () =>
    act(() => page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const close = () => act(() => root.unmount());
  return { page, onSend, type, leave, send, close };
}

test('nothing is red at first; what was filled and left is looked at, and all once it is sent', async () => {
  const mail = fieldOf('email', 'mail', { required: true });
  const many = fieldOf('number', 'many', { required: true });
  const { page, type, leave, send, onSend, close } = await opened([mail, many]);
  const [address, number] = page.querySelectorAll('input');
  leave(address!);
  expect(page.querySelector('.fv-wrong')).toBeNull();
  type(address!, 'noor.haddad@harrowgate');
  expect(page.querySelector('.fv-wrong')).toBeNull();
  leave(address!);
  expect(page.querySelector('.fv-wrong')?.textContent).toBe('The address has no ending, like .com.');
  expect(address!.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector(`[id="${address!.getAttribute('aria-describedby')}"]`)?.textContent).toContain('no ending');
  send();
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Not sent: 2 answers need a lookmailmany');
  act(() => page.querySelectorAll<HTMLElement>('.fv-alert a')[1]?.click());
  expect(document.activeElement).toBe(number);
  type(number!, 'about 140');
  expect(page.textContent).toContain('Write only the number, for example 140.');
  type(number!, '140');
  type(address!, 'noor.haddad@harrowgate.example');
  expect(page.querySelector('.fv-alert')).toBeNull();
  send();
  expect(onSend).toHaveBeenCalledWith({ mail: 'noor.haddad@harrowgate.example', many: 140 });
  close();
});

test('a number may be typed with a comma, and stands as it was typed', async () => {
  const { page, type, send, onSend, close } = await opened([fieldOf('number', 'size')]);
  const [input] = page.querySelectorAll('input');
  for (const typed of ['1', '1,', '1,5']) {
    type(input!, typed);
    expect(input!.value).toBe(typed);
  }
  send();
  expect(onSend).toHaveBeenCalledWith({ size: 1.5 });
  close();
});

test('a question that an answer brings is told, and what is hidden again is not sent', async () => {
  const which = fieldOf('singleChoice', 'which');
  const { page, type, send, onSend, close } = await opened([
    which,
    shownIf(fieldOf('shortText', 'why'), 'which', 'equal', 'b'),
  ]);
  const [a, b] = page.querySelectorAll<HTMLInputElement>('input[type=radio]');
  act(() => b?.click());
  expect(page.querySelector('[aria-live]')?.textContent).toBe('why appeared');
  type(page.querySelector('input.fv-inp')!, 'Because');
  act(() => a?.click());
  expect(page.querySelector('input.fv-inp')).toBeNull();
  send();
  expect(onSend).toHaveBeenCalledWith({ which: 'a' });
  close();
});

test('every question has a name, and each kind is answered by what people know', async () => {
  const { page, close } = await opened(fieldKinds.map((kind) => fieldOf(kind, kind)));
  for (const control of page.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const named = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent;
    expect(named, control.outerHTML).toMatch(/\S/);
  }
  expect(page.querySelectorAll('fieldset > legend').length).toBe(5);
  close();
});
