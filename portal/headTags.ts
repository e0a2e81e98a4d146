import { tokenValue } from '@waymark/look/tokens';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const latinFace = 'inter-latin-wght-normal';

/**
 * What only the build knows for the page's head: the colour of the browser's own bar, from the
 * tokens, and the preload of the latin face under its hashed name, so that the first words are set
 * in it at once.
 */
export function headTags(base: string): Plugin {
  return {
    name: 'waymark-head-tags',
    transformIndexHtml: (_html, { bundle }) => [
      ...themeColours(),
      ...facePreload(base, Object.keys(bundle ?? {})),
    ],
  };
}

const themeColours = (): HtmlTagDescriptor[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    tag: 'meta',
    attrs: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: tokenValue('surface', scheme),
    },
    injectTo: 'head',
  }));

const facePreload = (base: string, files: string[]): HtmlTagDescriptor[] =>
  files
    .filter((file) => file.includes(latinFace))
    .map((file) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        href: base + file,
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
      },
      injectTo: 'head-prepend',
    }));
