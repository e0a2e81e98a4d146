import { expect, it } from 'vitest';
import { contentOf, linksOf, tasksOf, totals } from './previewTree.ts';
import { textsNow } from '../texts/index.ts';

const task = (...links: string[]) => ({ headline: 'Do it', line: 3, links });
const module = {
  title: 'Welcome',
  line: 2,
  texts: 1,
  tasks: [task('https://a.example', 'https://b.example'), task()],
  links: ['https://c.example'],
};

it('counts links of a module with those of its tasks', () => {
  expect(linksOf(module)).toBe(3);
});

it('counts the tasks of a milestone', () => {
  expect(tasksOf({ name: 'Start', line: 1, modules: [module, { ...module, tasks: [task()] }] })).toBe(3);
});

it('tells what a module holds, and leaves out what it does not', () => {
  expect(contentOf(textsNow(), module)).toBe('2 tasks, 1 text, 3 links');
  expect(contentOf(textsNow(), { ...module, tasks: [], links: [] })).toBe('1 text');
  expect(contentOf(textsNow(), { ...module, tasks: [], links: [], texts: 0 })).toBe('empty');
});

it('tells the totals', () => {
  expect(totals(textsNow(), { milestones: 1, modules: 24, tasks: 1000, links: 0, comments: 2 })).toBe(
    '1 milestone, 24 modules, 1,000 tasks, 0 links',
  );
});
