import { createElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** A sentence with something drawn in it: mixed`You are signed in as ${<b>…</b>}.` */
export const mixed = (words: TemplateStringsArray, ...drawn: ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...words.flatMap((part, i) => [part, drawn[i]]));
