import { withWords } from '../../../base/texts/language.ts';
import type { BlockView } from '../blockView.ts';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';

const pdf: BlockView<'pdf'> = {
  saysSomething: ({ fileId }) => fileId !== '',
  View: lazyWithFallback(() =>
    withWords('files', () => import('../../files/index.ts')).then(({ Pdf }) => ({ default: Pdf })),
  ),
};
export default pdf;
