import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { numberInput } from '../../../parts/fields/numberInput.tsx';
import { textInput } from '../../../parts/fields/textInput.tsx';
import { zoneInput } from '../../../parts/fields/zoneInput.tsx';
import { Setting } from '../sections/Setting.tsx';
import { WorkspaceSettings } from './WorkspaceSettings.tsx';

/** As many working hours can be promised at most: two weeks. */
const MOST = 80;

/**
 * /settings/update-name and /settings/answer-time (PRODUCT 2.2, 4.8, 4.13): what the workspace is
 * called, whose days it goes by, and what clients are promised.
 */
export function WorkspacePage(): ReactNode {
  const t = useTexts();
  return (
    <WorkspaceSettings title={t('settingsMenu.workspace')} lead={t('settings.workspaceHint')}>
      <Setting
        source="workspaceName"
        title={t('settings.nameSection')}
        label={t('shell.workspaceName')}
        hint={t('settings.nameHint')}
        input={textInput({ most: 200, missing: t('settings.nameNeeded') })}
      />
      <Setting
        source="timeZone"
        title={t('settings.zoneSection')}
        lead={t('settings.zoneLead')}
        label={t('settings.zone')}
        hint={t('settings.zoneHint')}
        input={zoneInput}
      />
      <Setting
        source="answerHours"
        title={t('settings.answerTime')}
        lead={t('settings.answerTimeHint')}
        label={t('settings.answerHours')}
        hint={t('settings.noPromise')}
        input={numberInput({ least: 1, most: MOST, wrong: t('settings.hoursOf', { most: MOST }) })}
      />
    </WorkspaceSettings>
  );
}
