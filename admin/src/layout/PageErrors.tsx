import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from './states.tsx';
import { textsNow } from '../texts/index.ts';

/** What goes wrong while a page is drawn stays within the page: the shell keeps working. Give it a key per page. */
export class PageErrors extends Component<
  { children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        page
        what={textsNow()('shell.pageFailed')}
        onRetry={() => location.reload()}
      />
    );
  }
}
