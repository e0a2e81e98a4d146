import { lazy } from 'react';
import { withWords } from '../../texts/language.ts';
import type { BlockView } from '../blockView.ts';

const image: BlockView<'image'> = {
  saysSomething: ({ files }) => files.length > 0,
  View: lazy(() =>
    withWords('files', () => import('../../files/index.ts')).then(
      ({ Pictures }) => ({ default: Pictures }),
    ),
  ),
};
export default image;
