import type {
  MailDefaults,
  MailPreview,
  MailPreviewRequest,
  MailTestSent,
  Problem,
} from '@waymark/api';
import { wordedMails } from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';

let harness: CommandHarness;
let olga: string;
let anna: string;
let stranger: string;
const words = {
  subject: 'Your plan for {{projectName}} is ready',
  headline: '{{clientName}}, let us get you live',
  body: '<p>By {{workspaceName}}: <a href="{{actionUrl}}">{{processName}}</a></p>',
  buttonText: 'Open your plan',
};
const asked: MailPreviewRequest = {
  blueprintId: 'b',
  mail: 'welcome',
  words,
  processId: 'p',
  accountId: null,
};

beforeAll(async () => {
  harness = await startHarness();
  olga = await harness.account('olga@example.com', 'Olga');
  stranger = await harness.account('eve@example.com', 'Eve');
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
  await harness.give(stranger, 'CreateWorkspace', { workspaceId: 'other', name: 'Other' });
  await harness.give(olga, 'AddClient', { clientId: 'c', name: 'Buyer' });
  await harness.give(olga, 'AddProject', { projectId: 'j', clientId: 'c', name: 'Field app' });
  await harness.give(olga, 'InviteClientUser', {
    clientId: 'c',
    email: 'anna@buyer.example',
    profile: { firstName: 'Anna', lastName: '', gender: null },
  });
  anna = await harness.account('anna@buyer.example', 'Anna');
  await harness.give(olga, 'CreateBlueprint', { blueprintId: 'b', name: 'Rollout' });
  await harness.give(olga, 'CreateProcess', {
    ...{ processId: 'p', projectId: 'j', name: 'Onboarding', blueprintId: 'b' },
    ...{ start: '2026-11-21', end: '2026-12-21' },
  } as never);
});
afterAll(() => harness.stop());

const preview = (change: Partial<MailPreviewRequest> = {}, by = olga, said = {}) =>
  harness.post<MailPreview & Problem>(by, '/api/previews/mail', { ...asked, ...change }, said);
const trial = (change: Partial<MailPreviewRequest> = {}, by = olga) =>
  harness.post<MailTestSent & Problem>(by, '/api/previews/mail/test', { ...asked, ...change });

describe('a mail as somebody gets it', () => {
  test('holds what is known of the rollout, and goes to whom it is shown for', async () => {
    const { status, body } = await preview({ accountId: anna });
    expect([status, body.subject, body.to]).toEqual([
      200,
      'Your plan for Field app is ready',
      'anna@buyer.example',
    ]);
    expect(body.from).toBe('Acme <w@example.com>');
    for (const part of [body.html, body.text]) expect(part).toContain('Buyer, let us get you live');
    expect(body.text).toContain('Open your plan: http://localhost/portal/');
    expect(body.text).not.toMatch(/\{\{|\?t=/);
  });
  test('without a rollout reads by neutral words; in words of Waymark where there are none', async () => {
    const neutral = await preview({ processId: null });
    expect(neutral.body.subject).toBe('Your plan for the project is ready');
    const usual = await preview({ words: null });
    expect(usual.body.subject).toBe('Write down what was promised');
    expect(usual.body.text).toMatch(/^Hello/);
  });
  test.each(wordedMails)(
    '%s: nothing of it is left unfilled, in its own words and in those of Waymark',
    async (mail) => {
      for (const change of [{ words }, { words: null }, { words, processId: null }]) {
        const { status, body } = await preview({ mail, ...change });
        expect(status).toBe(200);
        expect(`${body.subject}${body.text}${body.html}`).not.toMatch(/\{\{|undefined|\bnull\b/);
      }
    },
  );
  test('is sanitised after values are in', async () => {
    const evil = {
      ...words,
      body: '<p onclick="x()">a<script>x</script><a href="javascript:x">b</a></p>',
    };
    const { body } = await preview({ words: evil });
    expect(body.html).not.toMatch(/onclick|<script|javascript:/);
  });
  test('is shown to the team alone, of what is theirs', async () => {
    expect((await preview({}, stranger)).status).toBe(403);
    expect((await preview({}, anna)).status).toBe(403);
    expect((await preview({}, stranger, { workspace: 'other' })).body.code).toBe(
      'execution-not-found',
    );
    expect((await preview({ accountId: stranger })).body.code).toBe('user-not-found');
    expect((await preview({ processId: null, blueprintId: 'none' })).body.code).toBe(
      'blueprint-not-found',
    );
  });
});

test('words to begin with are those of the default e-mail, in the language of who asks', async () => {
  const read = async (language: string) => {
    const answer = await fetch(`${harness.site}/api/previews/mail-words`, {
      headers: {
        Authorization: `Bearer ${harness.tokenOf(olga)}`,
        'Accept-Language': language,
        'Waymark-Workspace': 'w',
      },
    });
    return (await answer.json()) as MailDefaults;
  };
  const { welcome } = await read('en');
  expect([welcome.subject, welcome.headline, welcome.buttonText]).toEqual([
    ...['A new process - {{projectName}} : {{workspaceName}}', 'A new process', 'View Process'],
  ]);
  expect((await read('de')).turn.buttonText).toBe('Aufgabe öffnen');
});

test('what is saved names no variable that is not known, in none of the four', async () => {
  for (const field of ['subject', 'headline', 'body', 'buttonText'] as const) {
    const wrong = { ...words, [field]: '<p>{{clientNme}}</p>' };
    const { status, body } = await harness.post(olga, 'SetMailWords', {
      ...{ blueprintId: 'b', mail: 'welcome', words: wrong },
    });
    expect([status, body.code, body.field]).toEqual([422, 'unknown-variable', `words.${field}`]);
  }
});

describe('a test', () => {
  test('goes to oneself alone, marked as one, with what the person who is shown would read', async () => {
    const { status, body } = await trial({ accountId: anna });
    expect([status, body.to]).toEqual([200, 'olga@example.com']);
    const mail = harness.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([
      'olga@example.com',
      '[Test] Your plan for Field app is ready',
    ]);
    expect(mail?.text).toContain('Buyer, let us get you live');
  });
  test('holds no more than could be saved', async () => {
    const sent = harness.mails.length;
    const unknown = await trial({ words: { ...words, headline: '{{clientNme}}' } });
    expect([unknown.status, unknown.body.code, unknown.body.field]).toEqual([
      422,
      'unknown-variable',
      'words.headline',
    ]);
    expect((await trial({ words: { ...words, subject: '' } })).body.field).toBe('words.subject');
    expect(harness.mails).toHaveLength(sent);
  });
  test('is sent twenty times in ten minutes', async () => {
    let last = await trial();
    for (let i = 0; i < 20 && last.status === 200; i += 1) last = await trial();
    expect([last.status, last.body.code]).toEqual([429, 'too-many-requests']);
  });
});
