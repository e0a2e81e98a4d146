import { subProcessTag } from '@waymark/look';
import type { ReactNode } from 'react';
import './subProcessTag.css';

/** The name of a sub-process on the ground that follows from it. */
export function SubProcessTag({ name }: { name: string }): ReactNode {
  const { ground, ink } = subProcessTag(name);
  return (
    <span className="sub-process" style={{ background: ground, color: ink }}>
      {name}
    </span>
  );
}
