import { lazy } from 'react';
import type { BlockView } from '../blockView.ts';

const taskLink: BlockView<'taskLink'> = {
  saysSomething: ({ taskId }) => taskId !== null,
  View: lazy(() => import('../../taskLink/TaskLink.tsx')),
};
export default taskLink;
