import { describe, expect, test } from 'vitest';
import { playerOf, videoOfLink } from './youTube.ts';

const id = 'a-B_c1D2e3F';

describe('a link to a video', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&t=90s#x`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtube.com/embed/${id}?si=abc`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/short/${id}/`,
    `http://youtu.be/${id}?si=abc`,
    ` youtu.be/${id} `,
    `www.youtube.com/watch?v=${id}`,
  ])('%s is taken', (link) => {
    expect(videoOfLink(link)).toEqual({ id });
  });
  test.each([
    '',
    'cat',
    `https://vimeo.com/${id}`,
    `https://www.youtube.com/`,
    `https://www.youtube.com/@waymark`,
    `https://www.youtube.com/embed/${id}/more`,
    `https://youtube.com.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtube.com:8443/watch?v=${id}`,
    `javascript:alert('youtube.com/watch?v=${id}')`,
    `ftp://youtu.be/${id}`,
  ])('%s is none of YouTube', (link) => {
    expect(videoOfLink(link)).toEqual({ fault: 'notYouTube' });
  });
  test.each([
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?list=PL1',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed',
    'https://www.youtube.com/shorts/"><script>',
    'https://youtu.be/',
    `https://youtu.be/${id}/more`,
  ])('%s names no video', (link) => {
    expect(videoOfLink(link)).toEqual({ fault: 'noVideo' });
  });
});

test('a YouTube video is played from the address that keeps no cookies', () => {
  expect(playerOf(id)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a-B_c1D2e3F\?/);
});
