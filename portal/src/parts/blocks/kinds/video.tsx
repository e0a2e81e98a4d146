import type { BlockView } from '../blockView.ts';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';

const video: BlockView<'video'> = {
  saysSomething: () => true,
  View: lazyWithFallback(() => import('../Video.tsx')),
};
export default video;
