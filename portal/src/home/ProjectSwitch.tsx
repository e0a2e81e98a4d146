import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ExecutionRow } from '../api/reads.ts';
import { texts } from '../texts/acts.ts';
import { ProjectsSheet } from './ProjectsSheet.tsx';

type ProjectSwitchProps = {
  current: string;
  projects: readonly ExecutionRow[];
  /** Where one is. */
  children: ReactNode;
};

/** Where one is, as a way to one's other projects; it stands where the line without it stood. */
export default function ProjectSwitch({
  current,
  projects,
  children,
}: ProjectSwitchProps) {
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
        <ProjectsSheet
          current={current}
          projects={projects}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
