import { expect, test } from 'vitest';
import { lintOf } from './lintOf.ts';

const service = 'services/projector/src/planted.ts';
const app = 'admin/src/planted.tsx';
const client =
  "import { startCommandService } from '@waymark/command';\nexport const planted = startCommandService;\n";
const hooks = "import { useEffect, useRef, useState } from 'react';\n";
const component = (inside: string) =>
  `${hooks}export function Planted({ a, f }: { a: { b: number }; f: (b: number) => void }) {\n${inside}\n}\n`;

/**
 * One violation of each kind, planted on purpose: if a release of the lint loses a rule, or its
 * name changes, it is found here.
 */
const violations = [
  ['a service that imports another', 'house(import-law)', service, client],
  [
    'a page that is loaded later, past the door of its area',
    'house(import-law)',
    'admin/src/areas/task/module/planted.ts',
    "export const planted = () => import('../../history/activity/Activity.tsx');\n",
  ],
  [
    'a style sheet of a floor above',
    'house(rooms)',
    'admin/src/parts/tasks/planted.ts',
    "import '../../areas/task/sidebar/taskSidebar.css';\n",
  ],
  [
    'a text between tags',
    'house(literal-texts)',
    app,
    'export const planted = <p>Nothing yet</p>;\n',
  ],
  [
    'a test that makes a root of its own',
    'house(asked-by-role)',
    'portal/src/planted.test.tsx',
    "import { createRoot } from 'react-dom/client';\nexport const planted = createRoot;\n",
  ],
  [
    'a test that looks for a class in the page',
    'house(asked-by-role)',
    'admin/src/planted.test.tsx',
    "export const planted = document.querySelector('[role=row] .lead-link');\n",
  ],
  ['more than 400 lines', 'eslint(max-lines)', service, 'export {};\n'.repeat(401)],
  ['a line for the console', 'eslint(no-console)', service, 'console.log(1);\n'],
  [
    'an equality that converts',
    'eslint(eqeqeq)',
    service,
    'export const planted = (a: unknown) => a == 1;\n',
  ],
  [
    'a variable that nobody uses',
    'eslint(no-unused-vars)',
    service,
    'const planted = 1;\nexport {};\n',
  ],
  [
    'an expression without effect',
    'eslint(no-unused-expressions)',
    service,
    'export const f = () => {\n  1;\n};\n',
  ],
  [
    'a parameter that is set',
    'eslint(no-param-reassign)',
    service,
    'export const f = (a: number) => (a = 1);\n',
  ],
  [
    'a variable that stays as it is',
    'eslint(prefer-const)',
    service,
    'let planted = 1;\nexport { planted };\n',
  ],
  [
    'a type that says nothing',
    'typescript(no-explicit-any)',
    service,
    'export type Planted = any;\n',
  ],
  [
    'an error kept from the compiler',
    'typescript(ban-ts-comment)',
    service,
    '// @ts-ignore\nexport {};\n',
  ],
  [
    'a hook under a condition',
    'react-hooks(rules-of-hooks)',
    app,
    component('if (a.b) useState(1);\nreturn f;'),
  ],
  [
    'a missing dependency',
    'react-hooks(exhaustive-deps)',
    app,
    component('useEffect(() => f(a.b), [f]);\nreturn null;'),
  ],
  [
    'state that an effect sets at once',
    'react(set-state-in-effect)',
    app,
    component('const [s, set] = useState(0);\nuseEffect(() => set(a.b), [a.b]);\nreturn f(s);'),
  ],
  [
    'a ref that is read where a dependency is left out on purpose',
    'react(refs)',
    app,
    component(
      'const r = useRef(0);\n// oxlint-disable-next-line exhaustive-deps -- once\nuseEffect(() => f(a.b), [f]);\nreturn <i>{r.current}</i>;',
    ),
  ],
  [
    'a ref that is read in render',
    'react(refs)',
    app,
    component('const r = useRef(0);\nreturn <i>{r.current}</i>;'),
  ],
  [
    'a prop that is changed',
    'react(immutability)',
    app,
    component('a.b = 1;\nreturn <i>{a.b}</i>;'),
  ],
  [
    'the clock read in render',
    'react(purity)',
    app,
    component('return <i>{f(a.b + Date.now())}</i>;'),
  ],
  [
    'a component made in render',
    'react(static-components)',
    app,
    component('const B = () => <b />;\nreturn <B />;'),
  ],
  [
    'a comment that keeps a component from these rules',
    'react(rule-suppression)',
    app,
    component(
      '// oxlint-disable-next-line react/exhaustive-deps\nuseEffect(() => f(a.b), [f]);\nreturn null;',
    ),
  ],
  [
    'a comment that turns nothing off',
    'unused disable comment',
    service,
    '// oxlint-disable-next-line no-console\nexport {};\n',
  ],
] as const;

const lawful = [
  [
    'a page that is loaded later, in its own area',
    'house(import-law)',
    'admin/src/areas/history/planted.ts',
    "export const planted = () => import('./activity/Activity.tsx');\n",
  ],
  ['what starts a service', 'house(import-law)', 'local/planted.ts', client],
  ['what speaks to the console', 'eslint(no-console)', 'local/planted.ts', 'console.log(1);\n'],
  [
    'an equality with nothing',
    'eslint(eqeqeq)',
    service,
    'export const planted = (a: unknown) => a == null;\n',
  ],
  ['400 lines', 'eslint(max-lines)', service, 'export {};\n'.repeat(400)],
  [
    'an unused parameter that says so',
    'eslint(no-unused-vars)',
    service,
    'export const f = (_a: number) => 1;\n',
  ],
  [
    'a dependency that is left out on purpose',
    'react-hooks(exhaustive-deps)',
    app,
    component(
      '// oxlint-disable-next-line exhaustive-deps -- once\nuseEffect(() => f(a.b), [f]);\nreturn null;',
    ),
  ],
] as const;

const found = lintOf([...violations, ...lawful].map(([, , file, source]) => ({ file, source })));

test.each(violations.map(([what, rule], i) => [what, rule, found[i]] as const))(
  '%s fails the lint',
  (_, rule, rules) => {
    expect(rules).toContain(rule);
  },
);

test.each(lawful.map(([what, rule], i) => [what, rule, found[violations.length + i]!] as const))(
  '%s does not',
  (_, rule, rules) => {
    expect(rules).not.toContain(rule);
  },
);
