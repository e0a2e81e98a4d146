import { importDraft } from '@waymark/api';
import { expect, test } from 'vitest';
import { formsAsThere, formsIn } from './draftForms.ts';
import { pagesAsAllowed } from './draftPages.ts';

const task = (key: string, content: object) => ({
  ...{ kind: 'task', key, headline: 'Do it', description: '', content },
});
const form = (formId: string, version: number) => ({ type: 'form', formId, version, name: 'Form' });
const page = { type: 'schedule', provider: 'HUBSPOT', link: 'https://meetings.acme.example/dana' };
const draft = importDraft.parse({
  milestones: [
    {
      ...{ key: 'm', name: 'Start' },
      modules: [
        {
          ...{ key: 'd', title: 'Papers', description: '' },
          blocks: [
            task('a', form('here', 2)),
            task('b', form('gone', 1)),
            task('c', form('gone', 1)),
            task('e', form('', 0)),
            task('f', { type: 'simple', action: null }),
            task('g', page),
            { kind: 'content', key: 't', content: { type: 'text', html: '<p>x</p>' } },
          ],
        },
      ],
    },
  ],
});
const contents = ({ milestones }: typeof draft) =>
  milestones[0]!.modules[0]!.blocks.map(({ content }) => content);

test('a task whose form is not there asks for none yet', () => {
  expect(formsIn(draft)).toEqual(['here', 'gone']);
  expect(contents(formsAsThere(draft, (formId) => formId === 'here'))).toMatchObject([
    { formId: 'here', version: 2 },
    { formId: '', version: 0, name: '' },
    { formId: '', version: 0, name: '' },
    { formId: '' },
    { type: 'simple' },
    { type: 'schedule' },
    { type: 'text' },
  ]);
});

test('a page of a host that is not named is closed', () => {
  expect(contents(pagesAsAllowed(draft, { bookingHosts: [] }))[5]).toMatchObject({ closed: true });
  expect(contents(pagesAsAllowed(draft, { bookingHosts: ['meetings.acme.example'] }))[5]).toEqual(
    page,
  );
});
