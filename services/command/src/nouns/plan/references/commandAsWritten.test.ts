import type { Variable } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { commandAsWritten } from './commandAsWritten.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  milestone,
  module,
  placeholder,
  projectOf,
  task,
} from '../testing/samples.ts';

const variable = (variableId: string, name: string, type: Variable['type'] = 'STRING') => ({
  ...{ variableId, name, type, value: '', label: '' },
});
const { state } = blueprintOf(
  copied({
    milestones: [milestone('s', 1)],
    modules: [
      module('m', { milestoneId: 's' }, [
        {
          task: task('t', { headline: 'Ask {{Old one}}', description: '<p>{{handlebars}}</p>' }),
          weight: 1,
        },
      ]),
    ],
    placeholders: [{ ...placeholder('p::it'), name: 'IT lead' }],
    variables: [
      variable('v', 'Region'),
      variable('r', 'R&D <lab>'),
      variable('l', 'Data room', 'LINK'),
    ],
  }),
);
const written = (command: object) => commandAsWritten(state, { ...inBlueprint, ...command });
const refused = (code: string, field: string) => expect.objectContaining({ code, field }) as Error;

describe('a text as somebody writes it', () => {
  test.each([
    [
      { headline: '{{ region }} and {{IT Lead}} of {{clientname}}' },
      '{{variable:v}} and {{person:p::it}} of {{clientName}}',
    ],
    [{ html: '<p>{{R&amp;D &lt;lab&gt;}}</p>' }, '<p>{{variable:r}}</p>'],
    [
      { description: '<p>{{variable:v}} {{person:p::it}}</p>' },
      '<p>{{variable:v}} {{person:p::it}}</p>',
    ],
    [{ title: 'Begun {{ and {{Reg' }, 'Begun {{ and {{Reg'],
  ])('%j', (words, saved) => {
    const [field = ''] = Object.keys(words);
    expect(written(words)).toMatchObject({ [field]: saved });
  });

  test('wherever it stands in the command', () => {
    const content = { type: 'text', html: '{{Region}}' };
    expect(written({ content })).toMatchObject({ content: { html: '{{variable:v}}' } });
    expect(written({ tasks: [{ headline: '{{Region}}' }] })).toMatchObject({
      tasks: [{ headline: '{{variable:v}}' }],
    });
    const changes = [{ taskId: 't', headline: '{{Region}}', mandatory: false }];
    expect(written({ changes })).toMatchObject({
      changes: [{ headline: '{{variable:v}}', mandatory: false }],
    });
  });

  test('what stands for nothing is refused by its name and its field, unless it stood there', () => {
    expect(() => written({ blockId: 'x', html: '{{Regoin}}' })).toThrow(
      refused('unknown-variable', 'html'),
    );
    expect(() => written({ html: '{{variable:gone}}' })).toThrow(/“variable:gone”/);
    expect(() =>
      written({
        changes: [
          { taskId: 't', headline: 'a' },
          { taskId: 't', headline: '{{b}}' },
        ],
      }),
    ).toThrow(refused('unknown-variable', 'changes.1.headline'));
    const kept = { taskId: 't', description: '<p>{{handlebars}} and {{Region}}</p>' };
    expect(written(kept)).toMatchObject({
      description: '<p>{{handlebars}} and {{variable:v}}</p>',
    });
  });
});

test('a button leads to an address, or to a variable that is one', () => {
  const action = (href: string) =>
    written({ content: { type: 'simple', action: { href, text: 'To {{Region}}' } } });
  expect(action('{{Data room}}')).toMatchObject({
    content: { action: { href: '{{variable:l}}', text: 'To {{variable:v}}' } },
  });
  expect(action('https://a.b/{{x}}')).toMatchObject({
    content: { action: { href: 'https://a.b/{{x}}' } },
  });
  expect(() => action('{{Region}}')).toThrow(refused('variable-not-a-link', 'content.action.href'));
  expect(() => action('{{Nothing}}')).toThrow(refused('unknown-variable', 'content.action.href'));
});

test('on a board there are no variables: braces are words', () => {
  const command = { headline: '{{Region}}' };
  expect(commandAsWritten(projectOf().state, command)).toBe(command);
});
