// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { newField } from '@waymark/events/forms';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/visitor.ts';
import { FormViewer } from '../FormViewer.tsx';
import { en } from '../texts/en.ts';
import type { AnswerFile, BringsFiles } from './bringsFiles.ts';

const page = visitor();
type Bringing = {
  readonly onProgress: (share: number) => void;
  readonly arrive: (file: AnswerFile) => void;
  readonly refuse: (error: Error) => void;
};

/** A form that asks for files, whose uploads go as far as the test lets them. */
async function opened() {
  const under: Bringing[] = [];
  const files: BringsFiles = {
    known: () => undefined,
    bring: (_, { onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<AnswerFile>();
      under.push({ onProgress, arrive: resolve, refuse: reject });
      return promise;
    },
  };
  const form = { intro: '', fields: [newField('file', 'papers', { label: 'Your papers' })] };
  const noop = () => undefined;
  await import('./FileInput.tsx');
  await page.show(
    <FormViewer {...{ form, files, answers: {}, words: en }} onAnswer={noop} onSend={noop} />,
  );
  await page.user.upload(
    page.getByLabelText(/Choose a file/),
    new File(['words'], 'mandate.pdf', { type: 'application/pdf' }),
  );
  return under[0]!;
}

test('a file that is on its way shows how far it is, and once all of it has gone out that it is being checked', async () => {
  const bringing = await opened();
  await act(async () => bringing.onProgress(0.4));
  expect(page.getByRole('progressbar', { name: 'Uploading mandate.pdf' })).toHaveProperty(
    'value',
    0.4,
  );
  expect(page.queryByText('Being checked')).toBeNull();
  await act(async () => bringing.onProgress(1));
  expect(page.queryByRole('progressbar')).toBeNull();
  expect(page.getByText('Being checked').role).toBe('status');
  expect(page.getByRole('button', { name: 'Stop mandate.pdf' })).toBeDefined();
});

test('a file that was checked and found harmful says so in the place of that', async () => {
  const bringing = await opened();
  await act(async () => bringing.onProgress(1));
  await act(async () => bringing.refuse(new Error('This file is harmful: Eicar.')));
  expect(page.getByRole('alert').textContent).toBe('This file is harmful: Eicar.');
  expect(page.queryByText('Being checked')).toBeNull();
});
