import { lazy } from 'react';
import type { BlockView } from '../blockView.ts';

const video: BlockView<'video'> = {
  saysSomething: () => true,
  View: lazy(() => import('../../video/Video.tsx')),
};
export default video;
