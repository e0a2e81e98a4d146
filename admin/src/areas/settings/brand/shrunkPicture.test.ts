import { expect, test } from 'vitest';
import { mostOf } from './shrunkPicture.ts';

const pixels = (...runs: readonly (readonly [number, number, number, number, number])[]) =>
  new Uint8ClampedArray(
    runs.flatMap(([red, green, blue, opacity, count]) =>
      Array.from({ length: count }, () => [red, green, blue, opacity]).flat(),
    ),
  );

test('the colours that a logo has most of are offered, without white and what is not seen', () => {
  const logo = pixels(
    [255, 255, 255, 255, 90],
    [20, 20, 20, 0, 80],
    [245, 184, 0, 255, 40],
    [22, 25, 28, 255, 20],
    [111, 125, 140, 255, 5],
  );
  expect(mostOf(logo)).toEqual(['#f5b800', '#16191c', '#6f7d8c']);
});

test('smoothed edges of one colour are no colour of their own', () => {
  expect(mostOf(pixels([245, 184, 0, 255, 40], [230, 170, 10, 255, 9]))).toEqual(['#f5b800']);
  expect(mostOf(pixels([255, 255, 255, 255, 9]))).toEqual([]);
});
