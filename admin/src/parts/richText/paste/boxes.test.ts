import { expect, test } from 'vitest';
import { boxesIn } from './boxes.ts';

test.each([
  [
    '# Access\n- [ ] **Choose** the address\n  who pays?\n* [x] Invite `them`\n1. [ ] Sign [here](https://a.example/b)',
    ['Choose the address', 'Invite them', 'Sign here (https://a.example/b)'],
    '# Access\n  who pays?',
  ],
  ['- [ ] one\n  - [ ] two', ['one', 'two'], ''],
  ['```\n- [ ] code\n```\n- [] none\n- [ ]', [], '```\n- [ ] code\n```\n- [] none\n- [ ]'],
  [`- [ ] ${'long '.repeat(50)}`, [], `- [ ] ${'long '.repeat(50)}`.trim()],
])('of %j the boxes are %j, and %j stays', (text, headlines, rest) =>
  expect(boxesIn(text)).toEqual({ headlines, rest }),
);
