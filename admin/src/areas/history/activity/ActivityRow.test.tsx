// @vitest-environment jsdom
import type { HistoryRow } from '@waymark/api';
import { MemoryRouter } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { ActivityRow } from './ActivityRow.tsx';

const page = visitor();

const row: HistoryRow = {
  ...{
    id: '7',
    position: '7',
    revision: '3',
    planId: 'p',
    planKind: 'process',
    planName: 'Onboarding',
    about: [],
    moduleId: 'a',
    taskId: 't',
  },
  ...{
    event: 'TaskStatusSet',
    command: 'SetTaskStatus',
    at: '2026-11-14T10:00:00.000Z',
    cause: null,
  },
  ...{ actorId: 'dana', actorName: 'Dana Okafor', actorParty: 'team' },
  ...{ sentence: 'hängt fest bei „Log in“', headline: 'Log in' },
  changes: [],
};
async function drawn(change: Partial<HistoryRow['changes'][number]>) {
  const changes = [
    {
      type: 'modified' as const,
      field: 'Status',
      oldValue: null,
      newValue: 'Hängt fest',
      status: null,
      ...change,
    },
  ];
  await page.show(
    <MemoryRouter>
      <ActivityRow row={{ ...row, changes }} />
    </MemoryRouter>,
  );
  return ['Zu tun', 'Hängt fest', 'Pausiert', 'Stuck'].flatMap((status) =>
    page
      .queryAllByText(status)
      .map(({ style, children }) => [status, style.color, children.length]),
  );
}

test('a status has its icon and colour in whatever language it is told', async () => {
  const status = { of: 'task', from: 'TODO', to: 'STUCKED' } as const;
  expect(await drawn({ oldValue: 'Zu tun', status })).toEqual([
    ['Zu tun', 'var(--todo)', 1],
    ['Hängt fest', 'var(--stuck)', 1],
  ]);
  expect(
    await drawn({ newValue: 'Pausiert', status: { of: 'module', from: null, to: 'PAUSED' } }),
  ).toContainEqual(['Pausiert', 'var(--paused)', 1]);
});

test('what only reads like a status has none', async () => {
  expect(await drawn({ newValue: 'Stuck' })).toEqual([['Stuck', '', 0]]);
});
