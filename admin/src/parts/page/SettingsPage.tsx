import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';
import './settings.css';

type SettingsPageProps = {
  title: string;
  /** A sentence that says what the page is for. */
  lead: string;
  /** Buttons of the head. */
  actions?: ReactNode;
  /** Its sections. */
  children: ReactNode;
};

/**
 * A page of the settings: head, one sentence, then sections of rows, all of one width (LOOK,
 * "Settings page").
 */
export const SettingsPage = ({ title, lead, actions, children }: SettingsPageProps): ReactNode => (
  <div className="settings">
    <PageHead title={title} {...(actions !== undefined && { actions })} />
    <p className="settings-lead">{lead}</p>
    <div className="settings-body">{children}</div>
  </div>
);
