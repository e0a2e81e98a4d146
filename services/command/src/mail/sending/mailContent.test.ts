import { expect, test } from 'vitest';
import { usualHabits } from '../schedule/habits.ts';
import { contentOf } from './mailContent.ts';
import { noBrand } from '../mails/layout.ts';

test('headlines and titles are no links in a mail, whoever wrote them', () => {
  const content = contentOf(
    {
      ...{ mail: 'stuck', eventId: 'e', to: 'olga', workspaceId: 'w', workspaceName: 'Acme' },
      ...{ by: 'anna', processName: 'Rollout', processId: 'p', moduleId: 'm', reason: null },
      task: { taskId: 't', headline: 'Pay at https://evil.click/x' },
    },
    {
      ...{
        language: 'en',
        brand: noBrand,
        site: 'https://waymark.example',
        people: new Map(),
        talk: null,
        own: null,
      },
      ...{
        words: new Map(),
        changes: new Map(),
        isAnswered: false,
        invitationUrl: '',
        stopUrl: null,
      },
      settings: { ...usualHabits.settings, timeZone: 'UTC' },
      zone: 'UTC',
      now: new Date('2026-11-21T10:00:00.000Z'),
      today: '2026-11-21',
    },
  );
  expect(content.text).toContain('Pay at evil[.]click/x');
  for (const words of [content.subject, content.text, content.html])
    expect(words).not.toContain('evil.click');
});
