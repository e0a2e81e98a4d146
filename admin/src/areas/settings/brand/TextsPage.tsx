import type { ReactNode } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import type { Membership } from '../../../base/wire/workspace.ts';
import { textInput } from '../../../parts/fields/textInput.tsx';
import { Setting } from '../sections/Setting.tsx';
import { WorkspaceSettings } from '../workspace/WorkspaceSettings.tsx';

/** Characters of a claim: it stands in one line. */
const MOST_CLAIM = 80;

/** /settings/texts (PRODUCT 22.1): by which name and claim clients know the workspace. */
export function TextsPage(): ReactNode {
  const t = useTexts();
  return (
    <WorkspaceSettings title={t('settingsMenu.texts')} lead={t('brand.textsLead')}>
      <Texts />
    </WorkspaceSettings>
  );
}

function Texts(): ReactNode {
  const t = useTexts();
  const workspace = useRecordContext<Membership & { id: string }>();
  if (workspace === undefined) return null;
  // Until one is said, clients know it by the name that the team gave it.
  const displayName = workspace.displayName || workspace.workspaceName;
  return (
    <RecordContextProvider value={{ ...workspace, displayName }}>
      <Setting
        source="displayName"
        title={t('brand.companyName')}
        label={t('brand.companyName')}
        hint={t('brand.companyNameHint')}
        input={textInput({ most: 200, missing: t('brand.companyNameNeeded') })}
      />
      <Setting
        source="claim"
        title={t('brand.claim')}
        label={t('brand.claim')}
        hint={t('brand.claimHint', { most: MOST_CLAIM })}
        input={textInput({ most: MOST_CLAIM })}
      />
    </RecordContextProvider>
  );
}
