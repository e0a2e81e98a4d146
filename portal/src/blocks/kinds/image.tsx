import { withWords } from '../../texts/language.ts';
import type { BlockView } from '../blockView.ts';
import { latePart } from '../../page/latePart.tsx';

const image: BlockView<'image'> = {
  saysSomething: ({ files }) => files.length > 0,
  View: latePart(() =>
    withWords('files', () => import('../../files/index.ts')).then(
      ({ Pictures }) => ({ default: Pictures }),
    ),
  ),
};
export default image;
