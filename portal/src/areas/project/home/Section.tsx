import type { ReactNode } from 'react';

/** A list of the home under its title. `aside`: what stands beside that. */
export const Section = ({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <section className="sec">
    <header>
      <h2 className="grow">{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
