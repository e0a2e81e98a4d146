import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../base/texts/index.ts';
import { PageHeading } from './PageHeading.tsx';
import './pageHead.css';

export type Crumb = { label: string; to?: string };

type PageHeadProps = {
  crumbs?: readonly Crumb[];
  title: ReactNode;
  /** `<SaveState …/>`: whether what was typed is stored. */
  saved?: ReactNode;
  /** Buttons, at the right; one of them primary. */
  actions?: ReactNode;
};

/**
 * Head of a staff page: where it is, its title, whether it is saved, and what can be done (LOOK,
 * "Page head").
 */
export function PageHead({ crumbs = [], title, saved, actions }: PageHeadProps): ReactNode {
  const t = useTexts();
  return (
    <header className="page-head">
      <div className="page-head-words">
        {crumbs.length > 0 && (
          <nav className="page-crumbs" aria-label={t('words.breadcrumb')}>
            {crumbs.map(({ label, to }, index) => (
              <Fragment key={`${index}-${label}`}>
                {index > 0 && <ChevronRight aria-hidden="true" />}
                {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
              </Fragment>
            ))}
          </nav>
        )}
        <div className="page-title">
          {typeof title === 'string' ? (
            <PageHeading text={title} of={crumbs.at(-1)?.label} />
          ) : (
            title
          )}
          {saved}
        </div>
      </div>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
    </header>
  );
}
