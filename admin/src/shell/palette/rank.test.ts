import { expect, test } from 'vitest';
import { rank, type Candidate } from './rank.ts';

const task = (id: string, title: string, context: string, text = ''): Candidate => ({
  ...{ id, kind: 'tasks', title, context, text, to: `/${id}` },
});
const all = [
  task(
    'firewall',
    'Open the firewall for the connector',
    'Kelpline, Billing rollout',
    'Open ports 8443 and 50000 from your SAP server.',
  ),
  task('test', 'Book the connection test', 'Kelpline, Billing rollout', 'Pick a day.'),
  task('ask', 'Ask IT for ports and addresses', 'Marlstone, Billing rollout'),
  task('module', 'Network and ports', 'Blueprint Software onboarding'),
];
const ids = (typed: string) => rank(typed, all).map(({ id }) => id);

test('all words must be said, in whatever part: a title is worth more than where it belongs, and that more than its text', () => {
  expect(ids('kelpline ports')).toEqual(['firewall']);
  expect(ids('ports')).toEqual(['ask', 'module', 'firewall']);
  expect(ids('network')).toEqual(['module']);
  expect(ids('kelpline')).toEqual(['firewall', 'test']);
});
test('the words of the text that made it a hit are quoted', () => {
  expect(rank('kelpline ports', all)[0]?.says).toContain('ports 8443 and 50000');
  expect(rank('firewall', all)[0]?.says).toBe('');
});
test('letters in their order find a title, after all else', () => {
  expect(ids('fwall')).toEqual(['firewall']);
  expect(ids('zz')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});
test('letters are found in any case, composed or not', () =>
  expect(rank('ZIELIN\u0301', [task('t', 'Zieliński', '')])).toHaveLength(1));
test('among two thousand rows the one meant comes first', () => {
  const many = Array.from({ length: 2000 }, (_, n) =>
    task(`t${n}`, `Task ${n} of many`, 'Kelpline, Billing', 'Words '.repeat(60)),
  );
  expect(rank('kelpline 1999', many)[0]?.id).toBe('t1999');
});
