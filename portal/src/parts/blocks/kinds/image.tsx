import { withWords } from '../../../base/texts/language.ts';
import type { BlockView } from '../blockView.ts';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';

const image: BlockView<'image'> = {
  saysSomething: ({ files }) => files.length > 0,
  View: lazyWithFallback(() =>
    withWords('files', () => import('../../files/index.ts')).then(({ Pictures }) => ({
      default: Pictures,
    })),
  ),
};
export default image;
