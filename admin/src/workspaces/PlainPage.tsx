import { Wordmark } from '@waymark/look';
import type { ReactNode } from 'react';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { ThemeMirror } from '../theme/ThemeMirror.tsx';
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
  return (
    <main className="plain-page">
      <title>{`${title} · Waymark`}</title>
      <ThemeMirror />
      <LostTexts />
      <Wordmark />
      <section className="plain-card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
