import { describe, expect, test } from 'vitest';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import { receiveMail } from './receiveMail.ts';
import { readMail, type ReadMail } from '../reading/readMail.ts';

const place: ReplyPlace = { workspaceId: 'w', processId: 'p', taskId: 't', accountId: 'anna' };
const ofBen = { ...place, accountId: 'ben' };
const mail = (from: string, head: string) =>
  Buffer.from(`From: ${from}\r\n${head}Message-ID: <1@a.example>\r\n\r\nRule is in.`);

/** What is said and held when a mail comes; people's addresses are `<account>@client.example`. */
async function received(
  from: string,
  places: readonly ReplyPlace[] = [place],
  mayReach = true,
  still = true,
  { head = '', mayHoldSeeming = true } = {},
) {
  const taken: [string, ReplyPlace, ReadMail][] = [];
  const outcome = await receiveMail(
    { raw: mail(from, head), envelopeSender: 'x@client.example', places, address: '192.0.2.1' },
    {
      domain: 'in.example.com',
      readers: { read: readMail },
      limits: {
        mayReach: () => Promise.resolve(mayReach),
        mayHoldSeeming: () => Promise.resolve(mayHoldSeeming),
      },
      emailOf: (accountId) =>
        Promise.resolve(accountId === 'gone' ? null : `${accountId}@client.example`),
      conversations: {
        say: (to, what) =>
          Promise.resolve(taken.push(['say', to, what]) && still ? 'said' : 'over'),
        refuse: () => Promise.resolve(),
        hold: (to, what) =>
          Promise.resolve(taken.push(['hold', to, what]) && still ? 'held' : 'over'),
      },
    },
  );
  return { outcome: outcome.kind, taken: taken.map(([how, to]) => `${how} ${to.accountId}`) };
}

describe('a reply that comes in', () => {
  test('is said as the person whose address it was sent to, in whatever case they write theirs', async () =>
    expect(await received('ANNA@Client.Example')).toEqual({
      outcome: 'said',
      taken: ['say anna'],
    }));

  test.each([
    ['of somebody else', 'eve@evil.example', place],
    ['of another receiver, to this one’s address', 'ben@client.example', place],
    ['with the right name over another address', '"anna@client.example" <eve@evil.example>', place],
    ['of an address that only looks the same', 'anna@сlient.example', place],
    ['to the address of who is gone', 'gone@client.example', { ...place, accountId: 'gone' }],
  ])('waits: one %s', async (_, from, to) =>
    expect(await received(from, [to])).toEqual({
      outcome: 'held',
      taken: [`hold ${to.accountId}`],
    }),
  );

  test('to all receivers of a conversation is one, of who wrote it', async () => {
    expect(await received('ben@client.example', [place, ofBen])).toEqual({
      outcome: 'said',
      taken: ['say ben'],
    });
    expect(await received('eve@evil.example', [place, ofBen])).toEqual({
      outcome: 'held',
      taken: ['hold anna'],
    });
  });

  test('to two conversations is said in each', async () =>
    expect(
      (await received('anna@client.example', [place, { ...place, taskId: 'u' }])).taken,
    ).toHaveLength(2));

  test('of which there are too many reaches nobody', async () =>
    expect(await received('anna@client.example', [place], false)).toEqual({
      outcome: 'too-many',
      taken: [],
    }));

  test('to a conversation that is over is told so', async () =>
    expect((await received('anna@client.example', [place], true, false)).outcome).toBe('over'));

  const seeming = (from: string, head: string, mayHoldSeeming = true) =>
    received(from, [place], true, true, { head, mayHoldSeeming });

  test.each([
    'List-Unsubscribe: <mailto:u@crm.example>',
    'Precedence: bulk',
    'X-Auto-Response-Suppress: All',
  ])('is said as theirs though a gateway or a program put %s on it', async (head) =>
    expect(await seeming('anna@client.example', `${head}\r\n`)).toEqual({
      outcome: 'said',
      taken: ['say anna'],
    }),
  );

  test('waits where it seems an automatic answer, also of who it was sent to', async () =>
    expect(await seeming('anna@client.example', 'X-Autoreply: yes\r\n')).toEqual({
      outcome: 'held',
      taken: ['hold anna'],
    }));

  test('waits where it seems a list’s and is of somebody else', async () =>
    expect(await seeming('eve@evil.example', 'List-Id: <x>\r\n')).toEqual({
      outcome: 'held',
      taken: ['hold anna'],
    }));

  test('goes nowhere once enough of those that seem a machine’s wait', async () => {
    expect(await seeming('anna@client.example', 'X-Autoreply: yes\r\n', false)).toEqual({
      outcome: 'machine',
      taken: [],
    });
    expect((await seeming('anna@client.example', 'List-Id: <x>\r\n', false)).outcome).toBe('said');
  });
});
