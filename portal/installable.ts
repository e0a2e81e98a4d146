import { tokenValue } from '@waymark/look/tokens';
import type { Plugin } from 'vite';

/**
 * What a phone asks for to put the portal beside its apps: name, icons, and colours from the
 * tokens.
 */
export function installable(base: string): Plugin {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `${base}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const manifest = {
    id: base,
    name: 'Waymark',
    short_name: 'Waymark',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: tokenValue('surface', 'light'),
    background_color: tokenValue('canvas', 'light'),
    icons,
  };
  return {
    name: 'waymark-installable',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.json` } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` } },
    ],
  };
}
