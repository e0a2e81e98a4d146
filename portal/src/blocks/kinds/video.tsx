import type { BlockView } from '../blockView.ts';
import { latePart } from '../../page/latePart.tsx';

const video: BlockView<'video'> = {
  saysSomething: () => true,
  View: latePart(() => import('../../video/Video.tsx')),
};
export default video;
