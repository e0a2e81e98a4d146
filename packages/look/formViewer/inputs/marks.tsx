const Mark = ({ d }: { d: string }) => (
  <svg className="fv-i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The few marks of the viewer, drawn as those of both apps are (Lucide). */
export const Alert = () => <Mark d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01" />;
export const Cross = () => <Mark d="M18 6 6 18M6 6l12 12" />;
export const Paper = () => (
  <Mark d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M16 13H8M16 17H8" />
);
export const Again = () => <Mark d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5" />;
