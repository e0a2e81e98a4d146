import { Prose } from '../../task/Prose.tsx';
import { saysSomething } from '../../task/saysSomething.ts';
import type { BlockView } from '../blockView.ts';

const text: BlockView<'text'> = {
  saysSomething: ({ html }) => saysSomething(html),
  View: ({ content: { html } }) => <Prose html={html} />,
};
export default text;
