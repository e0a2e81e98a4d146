import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { MANY_BYTES, MOST_BYTES } from './counts.ts';

type SizeWarningProps = {
  bytes: number;
  /** What is said where it can't be copied any more. */
  tooMuch: 'builder.tooMuch' | 'importing.tooMuch';
  className: string;
};

/** Says of a plan that it grows past what one copy may hold, while it grows (PRODUCT 6.14). */
export function SizeWarning({ bytes, tooMuch, className }: SizeWarningProps): ReactNode {
  const t = useTexts();
  if (bytes <= MANY_BYTES) return null;
  return (
    <p className={className} role="status">
      <TriangleAlert aria-hidden />
      {t(bytes > MOST_BYTES ? tooMuch : 'importing.growing', {
        kilobytes: Math.ceil(bytes / 1000),
        most: MOST_BYTES / 1000,
      })}
    </p>
  );
}
