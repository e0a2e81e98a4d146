import type { ModuleRow } from '@waymark/api';
import { Button } from '@mui/material';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Opens the panel that leads to the start, as long as no module has begun. */
export function LaunchButton({
  modules,
  open,
  onToggle,
}: {
  modules: readonly ModuleRow[];
  open: boolean;
  onToggle: () => void;
}): ReactNode {
  const t = useTexts();
  const begun = modules.some(({ status }) => status !== 'PENDING');
  const shown = modules.length > 0 && (!begun || open);
  useKey('launch', onToggle, shown);
  if (!shown) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Rocket />}
      aria-pressed={open}
      aria-keyshortcuts="l"
      onClick={onToggle}
    >
      {t('launch.launch')}
    </Button>
  );
}
