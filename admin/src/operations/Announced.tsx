import type { OperationsStatus } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { changes } from './changes.ts';
import { useTexts } from '../texts/index.ts';

/** Says to screen readers which states changed since the look before. */
export function Announced({ status }: { status: OperationsStatus }): ReactNode {
  const t = useTexts();
  const [seen, setSeen] = useState(status);
  const [said, setSaid] = useState('');
  if (seen !== status) {
    const news = changes(t, seen, status);
    setSeen(status);
    if (news.length > 0) setSaid(news.join(' '));
  }
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
