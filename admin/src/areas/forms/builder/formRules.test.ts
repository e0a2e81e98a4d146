import { openDraft, untouched } from '@waymark/client';
import type { FormDefinition } from '@waymark/events/forms';
import { fieldOf } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { changed } from './arranging.ts';
import { formRules } from './formRules.ts';

const base: FormDefinition = { intro: '', fields: [fieldOf('shortText', 'a')] };
const label = (text: string) => changed(base, 'a', { label: text });

function draftOf(reply: string) {
  return openDraft<FormDefinition>({
    ...{ rules: formRules, begins: untouched(base, '4'), byItself: false },
    ...{ keep: () => undefined, now: () => 'now', asProblem: () => ({}) as never },
    send: () => Promise.resolve({ revision: reply }),
  });
}

test('the same field, changed by two, is seen, settled and saved', async () => {
  const draft = draftOf('6');
  const [mine, theirs] = [label('Mine'), label('Theirs')];
  draft.type(mine);
  draft.seen(theirs, '5');
  expect(draft.state()).toMatchObject({ clashes: ['a'], value: mine, saved: theirs, basedOn: '5' });
  expect(await draft.flush()).toBe(false);
  draft.settle(mine, []);
  expect(draft.state()).toMatchObject({ phase: 'unsaved', value: mine, saved: theirs });
  expect(await draft.flush()).toBe(true);
  expect(draft.state()).toMatchObject({ saved: mine, basedOn: '6' });
  draft.seen(base, '6');
  expect(draft.state().value).toBe(mine);
  draft.seen(mine, '7');
  expect(draft.state()).toMatchObject({ value: mine, basedOn: '7', phase: 'saved' });
});

test('theirs, once taken, leaves nothing to send', () => {
  const draft = draftOf('6');
  draft.type(label('Mine'));
  const theirs = label('Theirs');
  draft.seen(theirs, '5');
  draft.settle(theirs, []);
  expect(draft.state()).toMatchObject({ phase: 'idle', value: theirs, clashes: [] });
});

test('where somebody else wrote between what was seen and what was saved, it is still to come', async () => {
  const draft = draftOf('6');
  draft.type(label('Mine'));
  await draft.flush();
  expect(draft.state().basedOn).toBe('4');
});
