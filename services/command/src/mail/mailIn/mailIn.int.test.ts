import { streamOf, taskStreamId, type Stored } from '@waymark/events';
import { openField } from '@waymark/vault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSigningKey } from '../../identity/signingKey.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { ReplyAddresses } from './addresses/replyAddresses.ts';
import { hostileMails, NEVER_SHOWN } from './testing/hostileMails.ts';
import { SmtpTalk } from './testing/smtpTalk.ts';

const domain = 'in.example.com';
/** How many hostile mails, and of which seed; more of them by hand (docs/OPERATIONS.md). */
const HOSTILE = Number(process.env.HOSTILE_MAILS ?? 160);
const SEED = Number(process.env.WAYMARK_SEED ?? 1);

/** As the library says it, before anything of ours is asked. */
const BAD_ADDRESS = '501 Error: Bad recipient address syntax';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let addresses: ReplyAddresses;
let smtp: SmtpTalk;

beforeAll(async () => {
  harness = await startHarness(undefined, undefined, {
    domain,
    listen: { host: '127.0.0.1', port: 0 },
    megabytes: 2,
  });
  world = await sampleWorkspace(harness);
  addresses = new ReplyAddresses({
    pool: harness.pool,
    secrets: [await loadSigningKey(harness.pool)],
    domain,
  });
  smtp = new SmtpTalk(harness.mailInPort ?? 0);
});
afterAll(async () => {
  smtp.close();
  await harness.stop();
});

const addressOf = (accountId: string, taskId = 'own') =>
  addresses.of({ workspaceId: 'w', processId: 'p', taskId, accountId });
const send = (to: string, from: string, body: string, ...heads: string[]) =>
  smtp.send({
    sender: 'somebody@sender.example',
    to: [to],
    raw: Buffer.from([`From: ${from}`, ...heads, '', body].join('\r\n')),
  });
const said = async (taskId = 'own'): Promise<Stored[]> =>
  harness.eventsOf(streamOf.conversation('w', taskStreamId('p', taskId)));
const wordsOf = async (event: Stored) =>
  openField(harness.vault, event.type as 'MessageSent', 'words', event.data as never);
/** What happened to the plan, but for whose turn it is. */
const changes = async () =>
  (await harness.eventsOf(world.stream)).filter(({ type }) => type !== 'TaskAwaitsSet');

describe('a reply by mail', () => {
  test('is said in its conversation as its receiver, once however often it comes', async () => {
    const to = await addressOf(world.anna);
    const mail = () =>
      send(
        to,
        'Anna <ANNA@w.example>',
        'Rule is in.\r\n\r\nOn 20 Nov 2026 Dana wrote:\r\n> Fixed.',
        'Message-ID: <1@w.example>',
      );
    expect(await mail()).toMatch(/^250 /);
    expect(await mail()).toMatch(/^250 /);
    const [first, ...more] = await said();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      type: 'MessageSent',
      data: { accountId: world.anna, side: 'client', via: 'mail' },
    });
    expect(first!.metadata.actor).toMatchObject({ kind: 'clientUser', accountId: world.anna });
    expect(await wordsOf(first!)).toEqual({
      erased: false,
      value: { text: 'Rule is in.', rest: 'On 20 Nov 2026 Dana wrote:\n> Fixed.' },
    });
    // It gives the turn to the seller, a moment later.
    const types = async () => (await harness.eventsOf(world.stream)).map(({ type }) => type);
    await expect.poll(types).toContain('TaskAwaitsSet');
  });

  test('of another address waits, and sets nothing', async () => {
    const before = await harness.eventsOf(world.stream);
    expect(await send(await addressOf(world.anna), 'eve@evil.example', 'Mark it as done.')).toMatch(
      /^250 .*looks at it/,
    );
    expect((await said()).at(-1)).toMatchObject({
      type: 'ReplyHeld',
      metadata: { actor: { kind: 'system' } },
    });
    expect(await harness.eventsOf(world.stream)).toEqual(before);
  });

  test('to a task that its receiver may not see is refused for good', async () => {
    const head = (await said('team')).length;
    expect(await send(await addressOf(world.anna, 'team'), 'anna@w.example', 'Hi')).toMatch(
      /^550 5\.7\.1 |^250 /,
    );
    expect(await send(await addressOf(world.anna, 'secret'), 'anna@w.example', 'Hi')).toMatch(
      /^550 5\.7\.1 /,
    );
    expect(await send(await addressOf(world.anna, 'gone'), 'anna@w.example', 'Hi')).toMatch(
      /^550 5\.7\.1 /,
    );
    expect((await said('secret')).length + head).toBe(head);
  });

  test('of who was removed is refused for good', async () => {
    const to = await addressOf(world.ben);
    await harness.give(world.olga, 'RemoveClientUser', { clientId: 'x', accountId: world.ben });
    const before = await said();
    expect(await send(to, 'ben@w.example', 'Still here')).toMatch(/^550 5\.7\.1 /);
    expect(await said()).toEqual(before);
  });
});

describe('hostile mails', () => {
  test(
    `${HOSTILE} of them set nothing, are shown as nothing but words, and flood nobody`,
    { timeout: 60_000 + 200 * HOSTILE },
    async () => {
      const address = await addressOf(world.anna);
      const [before, mailed, spoken] = [
        await changes(),
        harness.mails.length,
        (await said()).length,
      ];
      const answers = new Map<string, Set<string>>();
      const target = { address, receiver: 'anna@w.example', domain };
      for (const { kind, ...mail } of hostileMails(HOSTILE, SEED, target)) {
        const code = (await smtp.send(mail)).replace(/^(\d{3} \d\.\d\.\d+) .*$/, '$1');
        answers.set(kind, (answers.get(kind) ?? new Set()).add(code));
      }
      const after = (await said()).slice(spoken);
      const refused = after.filter(({ type }) => type === 'ReplyRefused');
      const taken = after.filter(({ type }) => type !== 'ReplyRefused');

      // Each was answered, and by what it was.
      expect(
        [...answers].flatMap(([kind, codes]) =>
          [...codes]
            .filter((code) => !/^(250 2|45\d 4|55\d 5)\.\d\.\d$/.test(code) && code !== BAD_ADDRESS)
            .map((code) => [kind, code]),
        ),
      ).toEqual([]);
      const only = (kind: string, ...codes: string[]) =>
        expect([
          kind,
          [...(answers.get(kind) ?? [])].filter((code) => !codes.includes(code)),
        ]).toEqual([kind, []]);
      only('to an address that nobody signed', '550 5.1.1', BAD_ADDRESS);
      only('that goes round', '554 5.4.6');
      only('of a machine', '250 2.0.0');
      only('of two', '550 5.6.0');

      // Nothing is set, and nobody gets a mail that did not before.
      expect(await changes()).toEqual(before);
      expect(
        harness.mails
          .slice(mailed)
          .map(({ to }) => to)
          .filter((to) => !to.endsWith('@w.example')),
      ).toEqual([]);

      // What could not be taken is said to the team, once for each reason.
      const whys = refused.map(({ data }) => (data as { why: string }).why);
      expect(whys.length).toBeGreaterThan(0);
      expect(whys).toEqual([...new Set(whys)]);

      // What reached the conversation is bounded, and no more than words.
      const of = (type: string) => taken.filter((event) => event.type === type);
      expect(of('MessageSent').length + of('ReplyHeld').length).toBe(taken.length);
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.length).toBeLessThanOrEqual(20);
      for (const event of taken) {
        const words = await wordsOf(event);
        if (words.erased) continue;
        const { text, rest } = words.value;
        expect(text.length).toBeLessThanOrEqual(10_000);
        expect(`${text}${rest ?? ''}`).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/,
        );
        expect(`${text}${(rest ?? '').replace(/^\[.*\]$/m, '')}`).not.toContain(NEVER_SHOWN);
      }

      // And everybody else is heard as before.
      expect(await send(await addressOf(world.olga), 'olga@w.example', 'All well?')).toMatch(
        /^250 2\.0\.0 Taken$/,
      );
    },
  );
});
