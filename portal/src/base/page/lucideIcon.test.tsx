import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as icon from 'lucide-react/icons/wifi-off';
import made from './lucideIcon.ts';

/** Names of classes are used by nobody here, and a page of HTML needs no namespace. */
const leftOut = /^(class|xmlns)=/;

test.each([{}, { size: 20, strokeWidth: 1.75, 'aria-hidden': true as const }])(
  'an icon of the build is drawn as lucide-react draws it: %o',
  (props) => {
    const { __iconData: drawing } = icon as unknown as { __iconData: Parameters<typeof made>[0] };
    const written = (each: ComponentType<object>) =>
      [...renderToStaticMarkup(createElement(each, props)).matchAll(/<\w+|[\w-]+="[^"]*"/g)]
        .map(([part]) => part)
        .filter((part) => !leftOut.test(part))
        .toSorted();
    expect(written(made(drawing))).toEqual(written(icon.default as ComponentType<object>));
  },
);
