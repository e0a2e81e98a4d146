import { Wordmark } from '@waymark/look';
import type { ReactNode } from 'react';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { ThemeMirror } from '../layout/ThemeMirror.tsx';
import { LanguageMirror } from '../layout/LanguageMirror.tsx';
import { PageHeading } from '../../parts/page/PageHeading.tsx';
import '@waymark/look/wordmark.css';
import '../layout/layout.css';
import './workspaces.css';

/** A page outside of any workspace: one card under the wordmark. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <main className="plain-page">
      <ThemeMirror />
      <LanguageMirror />
      <LostTexts />
      <Wordmark />
      <section className="plain-card">
        <PageHeading text={title} />
        {children}
      </section>
    </main>
  );
}
