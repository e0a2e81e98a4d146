import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './fields.css';

/** One setting of a task: what it is, and its value. */
export function Field({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="task-field">
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
