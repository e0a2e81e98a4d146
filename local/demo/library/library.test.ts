import { expect, test } from 'vitest';
import { subProcesses } from './makeLibrary.ts';
import { singleModules } from './singleModules.ts';

const modulesOf = ({ milestones }: (typeof subProcesses)[number]) =>
  milestones.flatMap(({ modules }) => modules);
const tasksOf = ({ content }: (typeof singleModules)[number]['module']) =>
  content.filter((part) => typeof part !== 'string');

const modules = [...subProcesses.flatMap(modulesOf), ...singleModules.map(({ module }) => module)];
const tasks = modules.flatMap(tasksOf);

test('the library has parts of two processes, and modules that stand alone', () => {
  expect(
    subProcesses.map((part) => [
      part.name,
      modulesOf(part).length,
      modulesOf(part).flatMap(tasksOf).length,
    ]),
  ).toEqual([
    ['Data migration', 5, 11],
    ['Single sign-on', 3, 6],
    ['Second company code', 3, 6],
    ['Security self-assessment', 2, 5],
  ]);
  expect(singleModules.map(({ module }) => [module.title, tasksOf(module).length])).toEqual([
    ['Book time with your onboarding manager', 3],
    ['Renewal of the data processing agreement', 3],
    ['OpenSSF Best Practices Badge', 3],
  ]);
});

test('its titles are a line, all of it is explained, and nothing is said twice', () => {
  const titles = [...modules.map(({ title }) => title), ...tasks.map(({ task }) => task)];
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(50);
  const html = [
    ...modules.map(({ description }) => description),
    ...tasks.map(({ words }) => words),
    ...modules.flatMap(({ content }) => content.filter((part) => typeof part === 'string')),
  ];
  for (const text of html) expect(text).toMatch(/^<p>[A-Z“].+[.?]<\/p>$/u);
  expect(new Set([...titles, ...html]).size).toBe(titles.length + html.length);
});

test('what the team does by itself only the team sees', () => {
  expect(modules.filter(({ team }) => team).map(({ title }) => title)).toEqual([
    'Close other ways of signing in',
    'Review of the self-assessment',
  ]);
});
