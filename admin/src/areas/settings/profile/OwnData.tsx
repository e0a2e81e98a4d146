import { Button } from '@mui/material';
import { ownData, saveFile } from '@waymark/client';
import { useState, type ReactNode } from 'react';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { SettingsSection } from '../sections/SettingsSection.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { wire } from '../../../base/wire/wire.ts';

/** What is held about whoever is signed in, to be downloaded, and who deletes it (PRODUCT 3.10). */
export function OwnData(): ReactNode {
  const t = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setProblem(null);
    setIsLoading(true);
    try {
      saveFile(t('profile.dataFile'), 'application/json', await ownData(wire));
    } catch (reason) {
      setProblem(sentenceOf(reason));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <SettingsSection
      className="profile-data"
      title={t('profile.data')}
      lead={t('profile.dataHint')}
    >
      <Button variant="outlined" disabled={isLoading} onClick={() => void download()}>
        {t('profile.downloadData')}
      </Button>
      <p>{t('profile.deleteData')}</p>
      {problem !== null && <DialogError>{problem}</DialogError>}
    </SettingsSection>
  );
}
