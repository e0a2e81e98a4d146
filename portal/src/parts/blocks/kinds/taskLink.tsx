import type { BlockView } from '../blockView.ts';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';

const taskLink: BlockView<'taskLink'> = {
  saysSomething: ({ taskId }) => taskId !== null,
  View: lazyWithFallback(() => import('../TaskLink.tsx')),
};
export default taskLink;
