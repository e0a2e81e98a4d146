import { expect, test } from 'vitest';
import { openApiDocument } from '../services/command/src/description/openApi.ts';
import { composeFile, rootFile } from './composeFile.ts';

test('package, lock file, newest change, images, description of the interface and .env.example are of one version', () => {
  const versionOf = (file: string) => (JSON.parse(rootFile(file)) as { version: string }).version;
  const version = versionOf('package.json');
  const { services } = composeFile({});
  const images = Object.values(services)
    .map(({ image }) => image)
    .filter((image) => image.startsWith('waymark/'));
  expect({
    lock: versionOf('package-lock.json'),
    // What is not released yet stands above.
    change: /^## (\d\S*)/m.exec(rootFile('CHANGELOG.md'))?.[1],
    images: [...new Set(images.map((image) => image.split(':')[1]))],
    description: openApiDocument([]).info.version,
    example: /^WAYMARK_VERSION=(\S+)/m.exec(rootFile('.env.example'))?.[1],
  }).toEqual({
    lock: version,
    change: version,
    images: [version],
    description: version,
    example: version,
  });
});
