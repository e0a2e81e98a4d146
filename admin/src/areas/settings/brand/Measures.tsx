import { brandRoles, contrast, isWrittenWhite, tokenValue } from '@waymark/look';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** What words need on their ground, and shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
const WORDS = 4.5;
const SHAPES = 3;

/** What the brand rule makes of a colour, measured on the ground of pages; never a refusal. */
export function Measures({ color }: { color: string }): ReactNode {
  const t = useTexts();
  const number = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 });
  const roles = brandRoles(color, 'light');
  const ground = tokenValue('canvas', 'light');
  const [fill, on] = [roles['--brand-fill'], roles['--brand-on']];
  const [text, line] = [roles['--brand-text'], roles['--brand-line']];
  const lines = [
    {
      say: t(isWrittenWhite(fill) ? 'brand.buttonWhite' : 'brand.buttonBlack'),
      ...{ drawn: null, is: contrast(on, fill), needs: WORDS },
    },
    {
      say: t(text === fill ? 'brand.linksAsGiven' : 'brand.linksDarker'),
      ...{ drawn: text, is: contrast(text, ground), needs: WORDS },
    },
    { say: t('brand.linesAndDots'), ...{ drawn: line, is: contrast(line, ground), needs: SHAPES } },
  ];
  return (
    <ul className="brand-measures">
      {lines.map(({ say, drawn, is, needs }) => (
        <li key={say}>
          <Check aria-hidden="true" />
          <span>
            {say}
            {drawn !== null && (
              <>
                {' '}
                <i style={{ background: drawn }} aria-hidden="true" /> {drawn}
              </>
            )}
          </span>
          <small>
            {t('brand.measured', { is: number.format(is), needs: number.format(needs) })}
          </small>
        </li>
      ))}
    </ul>
  );
}
