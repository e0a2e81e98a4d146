import { Wordmark } from '@waymark/look';
import type { ReactNode } from 'react';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { ThemeMirror } from '../theme/ThemeMirror.tsx';
import { LanguageMirror } from '../texts/LanguageMirror.tsx';
import { useTexts } from '../texts/index.ts';
import '@waymark/look/wordmark.css';
import '../layout/layout.css';
import './workspaces.css';

/** A page outside of any workspace: one card under the wordmark. */
export function PlainPage({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode {
  const t = useTexts();
  return (
    <main className="plain-page">
      <title>{t('shell.pageTitle', { title })}</title>
      <ThemeMirror />
      <LanguageMirror />
      <LostTexts />
      <Wordmark />
      <section className="plain-card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
