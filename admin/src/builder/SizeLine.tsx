import type { BlueprintRow } from '@waymark/api';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MANY_BYTES, MOST_BYTES } from '../importDialog/counts.ts';
import { useTexts } from '../texts/index.ts';

/** Says of a blueprint that it grows past what one copy may hold, while it grows (PRODUCT 6.14). */
export function SizeLine({
  blueprint: { bytes },
}: {
  blueprint: BlueprintRow;
}): ReactNode {
  const t = useTexts();
  if (bytes <= MANY_BYTES) return null;
  return (
    <p className="builder-size" role="status">
      <TriangleAlert aria-hidden />
      {t(bytes > MOST_BYTES ? 'builder.tooMuch' : 'importing.growing', {
        kilobytes: Math.ceil(bytes / 1000),
        most: MOST_BYTES / 1000,
      })}
    </p>
  );
}
