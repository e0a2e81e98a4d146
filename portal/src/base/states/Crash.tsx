import { Component } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../texts/pages.ts';
import './states.css';

/**
 * The last resort: a page that broke, or whose script could not be loaded, says so instead of
 * staying blank.
 */
export class Crash extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const t = texts().crash;
    return (
      <main id="content" className="message-page">
        <h1>{t.title}</h1>
        <p role="alert">{t.words}</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {t.again}
        </button>
      </main>
    );
  }
}
