import type { ReactNode } from 'react';
import type { StatusIconId } from './status.ts';

type StatusIconProps = {
  icon: StatusIconId;
  /** 16 for staff, 20 for the portal. */
  size?: 16 | 20;
  /**
   * Give it only where no word stands beside the icon; without it the icon is hidden from screen
   * readers.
   */
  label?: string;
  className?: string;
};

const solid = { fill: 'currentColor', stroke: 'none' } as const;
const knockedOut = {
  stroke: 'var(--surface)',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const ring = <circle cx="8" cy="8" r="6.25" />;

const shapes: Record<StatusIconId, ReactNode> = {
  idle: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.2 2" />,
  todo: ring,
  active: (
    <>
      {ring}
      <path {...solid} d="M8 4.25a3.75 3.75 0 0 1 0 7.5z" />
    </>
  ),
  paused: (
    <>
      {ring}
      <path d="M6.4 5.9v4.2M9.6 5.9v4.2" strokeLinecap="round" />
    </>
  ),
  stuck: (
    <>
      <path {...solid} d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z" />
      <path {...knockedOut} d="M8 4.6v4M8 11.1v.01" />
    </>
  ),
  done: (
    <>
      <circle {...solid} cx="8" cy="8" r="7" />
      <path {...knockedOut} d="M5 8.2l2.1 2.1L11.2 6" />
    </>
  ),
};

/** One of Waymark's own six status icons, in the colour of the text around it. */
export function StatusIcon({ icon, size = 16, label, className }: StatusIconProps): ReactNode {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      data-status-icon={icon}
      {...named}
    >
      {shapes[icon]}
    </svg>
  );
}
