import { adminAddress } from '@waymark/api/addresses';
import { Wordmark } from '@waymark/look';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../base/texts/index.ts';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { ThemeMirror } from '../layout/ThemeMirror.tsx';
import { LanguageMirror } from '../layout/LanguageMirror.tsx';
import { PageHeading } from '../../parts/page/PageHeading.tsx';
import '@waymark/look/wordmark.css';
import '../layout/layout.css';
import './workspaces.css';

type PlainPageProps = {
  title: string;
  /** Of who is signed in, once that is known. */
  email?: string | undefined;
  /** Stands above the heading. */
  before?: ReactNode;
  /** Takes the width of three columns. */
  wide?: boolean;
  children: ReactNode;
};

/** A page outside of any workspace: the wordmark and who is signed in above one column. */
export function PlainPage({ title, email, before, wide, children }: PlainPageProps): ReactNode {
  const t = useTexts();
  return (
    <div className="plain-page">
      <ThemeMirror />
      <LanguageMirror />
      <LostTexts />
      <header>
        <Wordmark />
        {email !== undefined && (
          <p>
            <span>{email}</span>
            <Link to={adminAddress.logout()}>{t('words.logout')}</Link>
          </p>
        )}
      </header>
      <main className={wide ? 'is-wide' : undefined}>
        {before}
        <PageHeading text={title} />
        {children}
      </main>
    </div>
  );
}
