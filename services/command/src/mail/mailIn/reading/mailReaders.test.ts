import { expect, test } from 'vitest';
import { MailReaders } from './mailReaders.ts';

const job = (words: string) => ({
  raw: Buffer.from(`From: anna@client.example\r\nMessage-ID: <1@a.example>\r\n\r\n${words}`),
  envelopeSender: 'anna@client.example',
  domain: 'in.example.com',
});

test('mails are read in turns for workspaces: who comes late need not wait behind all that one got', async () => {
  const readers = new MailReaders();
  const begun: string[] = [];
  const read = async (workspaceId: string, address: string, name: string) => {
    const mail = {
      ...job(name),
      // Looked at when it is given to a thread; how soon a thread is done is the machine's to say.
      get domain() {
        begun.push(name);
        return 'in.example.com';
      },
    };
    const { kind } = await readers.read(mail, { workspaceId, address });
    return kind;
  };
  // Both threads are there from then on.
  await Promise.all([
    read('a', '192.0.2.1', 'first of one'),
    read('b', '198.51.100.2', 'first of the other'),
  ]);
  begun.length = 0;
  const many = Array.from({ length: 12 }, (_, n) => read('many', `192.0.2.${n}`, `many ${n}`));
  const other = read('other', '198.51.100.1', 'other');
  expect(await other).toBe('mail');
  expect(begun.indexOf('other')).toBeLessThan(4);
  expect(new Set(await Promise.all(many))).toEqual(new Set(['mail']));
});

test('what waits for one workspace is bounded', async () => {
  const readers = new MailReaders();
  const reads = Array.from({ length: 30 }, (_, n) =>
    readers.read(job('Hi'), { workspaceId: 'w', address: `192.0.2.${n}` }).then(
      ({ kind }) => kind,
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  const became = await Promise.all(reads);
  expect(became.filter((what) => what === 'mail')).toHaveLength(21);
  expect(became.filter((what) => what === 'too-many-at-once')).toHaveLength(9);
});
