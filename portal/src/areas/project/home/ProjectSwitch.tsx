import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ExecutionRow } from '../../../base/api/reads.ts';
import { texts } from '../../../base/texts/acts.ts';
import { ProjectsSheet } from './ProjectsSheet.tsx';

type ProjectSwitchProps = {
  current: string;
  projects: readonly ExecutionRow[];
  /** The name of the present project. */
  children: ReactNode;
};

/**
 * A button with the present project that leads to one's others; it takes the place of the plain
 * line.
 */
export default function ProjectSwitch({ current, projects, children }: ProjectSwitchProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="eyebrow project-switch"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{children}</span>
        <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="vh">{texts().projects.change}</span>
      </button>
      {open && (
        <ProjectsSheet current={current} projects={projects} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
