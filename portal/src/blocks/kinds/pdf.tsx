import { lazy } from 'react';
import { withWords } from '../../texts/language.ts';
import type { BlockView } from '../blockView.ts';

const pdf: BlockView<'pdf'> = {
  saysSomething: ({ fileId }) => fileId !== '',
  View: lazy(() =>
    withWords('files', () => import('../../files/index.ts')).then(
      ({ Pdf }) => ({ default: Pdf }),
    ),
  ),
};
export default pdf;
