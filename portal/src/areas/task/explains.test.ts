import { describe, expect, it } from 'vitest';
import { explains } from './explains.ts';

const text = (id: string, weight: number, html = `<p>${id}</p>`) => ({
  id,
  weight,
  content: { type: 'text' as const, html },
});
const said = (...args: Parameters<typeof explains>) =>
  explains(...args).map((content) => ('html' in content ? content.html : content));
const task = (id: string, weight: number) => ({
  id,
  weight,
  content: { type: 'task' as const, taskId: id },
});

describe('explains', () => {
  it('takes the texts before the list in which the task stands, in reading order', () => {
    const blocks = [
      task('t2', 4),
      text('intro 2', 2),
      task('t1', 3),
      text('intro', 1),
      text('next list', 5),
      task('t3', 6),
    ];
    expect(said(blocks, 't1')).toEqual(['<p>intro</p>', '<p>intro 2</p>']);
    expect(said(blocks, 't2')).toEqual(['<p>intro</p>', '<p>intro 2</p>']);
    expect(said(blocks, 't3')).toEqual(['<p>next list</p>']);
  });

  it('takes a closing text, and leaves empty ones out', () => {
    const blocks = [
      text('empty', 1, ' '),
      text('blank', 2, '<p>&nbsp;</p>'),
      task('t', 3),
      text('closing', 4),
    ];
    expect(said(blocks, 't')).toEqual(['<p>closing</p>']);
  });

  it('takes a video, which always shows something', () => {
    const content = { type: 'video' as const, link: 'youtu.be/a-B_c1D2e3F', title: '' };
    expect(said([{ id: 'v', weight: 1, content }, task('t', 2)], 't')).toEqual([content]);
  });

  it('says nothing about a block that is not there', () => {
    expect(said([text('a', 1)], 'gone')).toEqual([]);
  });
});
