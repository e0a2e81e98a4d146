import { networksOf } from '@waymark/edge';
import { expect, test } from 'vitest';
import { MailsUnderWay } from './mailsUnderWay.ts';

const KB = Buffer.alloc(1_024);
const MOST = 25;

/** What one mail after the other could take of a room in which three of 25 kB have place. */
function taken(mails: readonly { address: string; workspace: string; kilobytes: number }[]) {
  const underWay = new MailsUnderWay(MOST * 1_024);
  return mails.map(({ address, workspace, kilobytes }) => {
    const mail = underWay.begin({ networks: networksOf(address), workspaces: [workspace] });
    let took = 0;
    for (; took < kilobytes && !mail.hadNoRoom; took++) mail.add(KB);
    return mail.hadNoRoom ? 'no room' : took;
  });
}

test('one address cannot hold the room for all others, nor can its neighbours', () => {
  const greedy = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const attack = greedy.map((address, n) => ({ address, workspace: `w${n}`, kilobytes: MOST }));
  const honest = { address: '198.51.100.1', workspace: 'honest', kilobytes: MOST };
  expect(taken([...attack, honest])).toEqual([25, 'no room', 'no room', 'no room', 25]);
});

test('nor can all that write to one workspace', () => {
  const attack = [1, 2, 3].map((n) => ({ address: `${n}.0.2.1`, workspace: 'w', kilobytes: MOST }));
  const honest = { address: '198.51.100.1', workspace: 'honest', kilobytes: MOST };
  expect(taken([...attack, honest])).toEqual([25, 'no room', 'no room', 25]);
});

test('whoever comes from new networks each time leaves room for mails as people write them', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    address: `${n + 1}.0.2.1`,
    workspace: `w${n}`,
    kilobytes: MOST,
  }));
  const honest = { address: '198.51.100.1', workspace: 'honest', kilobytes: 4 };
  expect(taken([...many, honest]).at(-1)).toBe(4);
});

test('what is let go of is there for the next', () => {
  const underWay = new MailsUnderWay(MOST * 1_024);
  const of = { networks: networksOf('192.0.2.1'), workspaces: ['w', 'w'] };
  for (let n = 0; n < 10; n++) {
    const mail = underWay.begin(of);
    for (let kb = 0; kb < MOST; kb++) mail.add(KB);
    expect([n, mail.hadNoRoom, mail.bytes().byteLength]).toEqual([n, false, MOST * 1_024]);
    mail.drop();
  }
});
