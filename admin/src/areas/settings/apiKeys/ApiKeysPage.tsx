import { Button } from '@mui/material';
import type { ApiKeyRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look/dates';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useMembership } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';
import { SettingsPage } from '../../../parts/page/SettingsPage.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { SettingsRow, SettingsSection } from '../sections/SettingsSection.tsx';
import './apiKeys.css';
import { EndKey } from './EndKey.tsx';
import { KeyTable } from './KeyTable.tsx';
import { MakeKey } from './MakeKey.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { RotateKey } from './RotateKey.tsx';

/** A key that was just made: its text is shown now, and never again. */
export type ShownKey = {
  readonly name: string;
  readonly text: string;
  /** Until when that of before works; null: it ended; undefined: there was none. */
  readonly previousUntil: string | null | undefined;
};
type OpenDialog = { kind: 'make' } | { kind: 'rotate' | 'end'; of: ApiKeyRow };

/** /settings/api-key (PRODUCT 21): keys by which programs work in this workspace. */
export function ApiKeysPage(): ReactNode {
  const t = useTexts();
  const workspaceId = useMembership()?.workspaceId;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const close = () => setOpen(null);
  const onMade = (key: ShownKey) => {
    setShown(key);
    close();
  };
  const make = (
    <Button
      variant="contained"
      startIcon={<Plus />}
      disabled={workspaceId === undefined}
      onClick={() => setOpen({ kind: 'make' })}
    >
      {t('apiKeys.make')}
    </Button>
  );
  return (
    <SettingsPage title={t('settingsMenu.apiKeys')} lead={t('apiKeys.lead')} actions={make}>
      {workspaceId === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <>
          <SettingsRow label={t('apiKeys.workspaceId')} hint={t('apiKeys.workspaceIdHint')}>
            <ReadOnlyText label={t('apiKeys.workspaceId')} text={workspaceId} />
          </SettingsRow>
          {shown !== null && <OnceShown {...shown} />}
          <SettingsSection title={t('apiKeys.keys')} className="api-keys">
            <ListBase<ApiKeyRow>
              resource="apiKeys"
              perPage={100}
              filter={{ ended: false }}
              sort={{ field: 'madeAt', order: 'DESC' }}
              disableSyncWithLocation
              storeKey={false}
              queryOptions={{ onError: () => {} }}
            >
              <Keys
                onRotate={(of) => setOpen({ kind: 'rotate', of })}
                onEnd={(of) => setOpen({ kind: 'end', of })}
              />
            </ListBase>
          </SettingsSection>
          <FirstCall workspaceId={workspaceId} />
          {open?.kind === 'make' && <MakeKey {...{ workspaceId, onMade }} onClose={close} />}
          {open?.kind === 'rotate' && (
            <RotateKey {...{ workspaceId, onMade }} of={open.of} onClose={close} />
          )}
          {open?.kind === 'end' && <EndKey of={open.of} onClose={close} />}
        </>
      )}
    </SettingsPage>
  );
}

function OnceShown({ name, text, previousUntil }: ShownKey): ReactNode {
  const t = useTexts();
  const ofBefore =
    previousUntil === undefined
      ? ''
      : previousUntil === null
        ? ` ${t('apiKeys.previousEnded')}`
        : ` ${t('apiKeys.previousWorks', { at: formatDateTime(previousUntil) })}`;
  return (
    <div role="status" className="api-key-shown">
      <SettingsRow label={t('apiKeys.apiKey')} hint={name}>
        <ReadOnlyText label={t('apiKeys.apiKey')} text={text} />
        <p className="api-key-note">
          <TriangleAlert aria-hidden />
          <span>{t('apiKeys.shownOnce') + ofBefore}</span>
        </p>
      </SettingsRow>
    </div>
  );
}

function Keys(acts: {
  onRotate: (key: ApiKeyRow) => void;
  onEnd: (key: ApiKeyRow) => void;
}): ReactNode {
  const t = useTexts();
  const { data, error, refetch } = useListContext<ApiKeyRow>();
  if (data === undefined && error)
    return (
      <ErrorState what={t('apiKeys.failed')} onRetry={() => void refetch()} {...whyNot(error)} />
    );
  if (data === undefined) return <Skeleton rows={2} />;
  return data.length === 0 ? (
    <p className="settings-section-lead">{t('apiKeys.none')}</p>
  ) : (
    <KeyTable {...acts} />
  );
}

/** The call that a program begins with, to be copied. */
function FirstCall({ workspaceId }: { workspaceId: string }): ReactNode {
  const t = useTexts();
  const call = [
    `curl '${location.origin}/api/executions?sort=["createdAt","DESC"]' \\`,
    `  -H "Authorization: Bearer $WAYMARK_KEY" \\`,
    `  -H "Waymark-Workspace: ${workspaceId}"`,
  ].join('\n');
  return (
    <SettingsRow label={t('apiKeys.firstCall')} hint={t('apiKeys.firstCallHint')}>
      <div className="api-key-call">
        <pre tabIndex={0} aria-label={t('apiKeys.firstCall')}>
          {call}
        </pre>
        <CopyButton text={call} />
      </div>
    </SettingsRow>
  );
}
