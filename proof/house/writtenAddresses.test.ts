import { expect, test } from 'vitest';
import { lintOf } from './lintOf.ts';

const page = 'admin/src/planted.tsx';
const source = 'portal/src/planted.ts';
const mail = 'services/command/src/reactions/planted.ts';
const element = (inside: string) =>
  `export const planted = (on: boolean, id: string) => ${inside};\n`;
const call = (inside: string) =>
  `export const planted = (navigate: (to: unknown) => void, id: string) => ${inside};\n`;

/** What is planted, and how many addresses are found in it. */
const planted = [
  ['a link', 1, page, element('<Link to="/inbox" />')],
  ['an anchor', 1, page, element('<a href="/portal/" />')],
  ['a link with a value', 1, page, element('<Link to={`/project/${id}`} />')],
  ['either of two', 2, page, element("<Link to={on ? '/inbox' : `/tasks?of=${id}`} />")],
  ['a route', 1, page, element('<Route path="/settings" />')],
  ['a place to go to', 1, source, call('navigate(`/portal/task/${id}`)')],
  ['a path in parts', 1, source, call("navigate({ pathname: '/inbox' })")],
  ['a page that is loaded', 1, source, "export const planted = () => location.assign('/login');\n"],
  ['a crumb', 1, source, "export const planted = { label: 1, to: '/settings/processes' };\n"],
  [
    'a link of a mail',
    1,
    mail,
    'export const planted = (site: string, id: string) => `${site}/process/${id}`;\n',
  ],
  [
    'a button of a mail',
    1,
    mail,
    "export const planted = (site: string) => ({ url: site + '/portal/mails' });\n",
  ],
  [
    'an address of the table',
    0,
    page,
    element('<Link to={adminAddress.project({ projectId: id })} />'),
  ],
  ['a part of the same page', 0, page, element('<a href="#main" />')],
  ['another site', 0, page, element('<a href="https://example.com/inbox" />')],
  ['what a service answers', 0, page, element('<a href={`/api/files/${id}`} />')],
  [
    'what is no address',
    0,
    source,
    "export const planted = (id: string) => id.split('/').join(' / ');\n",
  ],
  ['what a frame shows of itself', 0, 'admin/src/frame/planted.tsx', element('<Route path="/" />')],
  ['what a test writes', 0, 'admin/src/planted.test.tsx', element('<Link to="/inbox" />')],
] as const;

const found = lintOf(planted.map(([, , file, text]) => ({ file, source: text }))).map(
  (rules) => rules.filter((rule) => rule === 'house(written-addresses)').length,
);

test.each(planted.map(([what, count], i) => [what, count, found[i]] as const))(
  '%s: %i found',
  (_, count, addresses) => {
    expect(addresses).toBe(count);
  },
);
