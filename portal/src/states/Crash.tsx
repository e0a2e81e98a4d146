import { Component } from 'react';
import type { ReactNode } from 'react';
import './states.css';

/** The last resort: a page that broke, or whose script could not be loaded, says so instead of staying blank. */
export class Crash extends Component<
  { children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="content" className="message-page">
        <h1>This page could not be shown</h1>
        <p role="alert">
          Check your connection and load the page again. Nothing that you have
          sent is lost.
        </p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load again
        </button>
      </main>
    );
  }
}
