import type { ReactNode } from 'react';

/** Stands for a workspace: its logo, else its colour as a small tile with a house. */
export function WorkspaceMark({ logo = null }: { logo?: string | null | undefined }): ReactNode {
  if (logo !== null) return <img className="workspace-logo" src={logo} alt="" />;
  return (
    <span className="workspace-mark" aria-hidden="true">
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M1.5 12.5V5l5.500-3.500L12.500 5v7.500" />
        <path d="M5 12.500V8h4v4.500" />
      </svg>
    </span>
  );
}
