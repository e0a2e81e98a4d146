import { createElement } from 'react';
import type { SVGProps } from 'react';

type Drawing = { node: [tag: string, attributes: object][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Stands in the build for what lucide-react makes its icons by (leanBuild), which does much that is
 * not asked for here: names of classes, contexts, labels. The icons of this app stand beside words,
 * so none of them speaks.
 */
export default ({ node }: Drawing) =>
  function Icon({ size = 24, strokeWidth = 2, ...others }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...others,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
