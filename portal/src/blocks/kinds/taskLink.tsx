import type { BlockView } from '../blockView.ts';
import { latePart } from '../../page/latePart.tsx';

const taskLink: BlockView<'taskLink'> = {
  saysSomething: ({ taskId }) => taskId !== null,
  View: latePart(() => import('../../taskLink/TaskLink.tsx')),
};
export default taskLink;
