import { Button, IconButton } from '@mui/material';
import type { DraftMilestone } from '@waymark/api';
import { ArrowRightLeft, Combine, Eye, EyeOff, Lock, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ActionList } from '../../../parts/board/ActionList.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { Edit } from './edit.ts';

type ChosenBarProps = {
  chosen: readonly string[];
  milestones: readonly DraftMilestone[];
  onEdit: (edit: Edit) => void;
  onNone: () => void;
};

/** What can be done to the modules that are chosen. */
export function ChosenBar({ chosen, milestones, onEdit, onNone }: ChosenBarProps): ReactNode {
  const t = useTexts();
  const [asked, setAsked] = useState<{ kind: 'moveTo' | 'forWhom'; anchor: HTMLElement } | null>(
    null,
  );
  const keys = [...chosen];
  const ask = (kind: 'moveTo' | 'forWhom') => ({
    'aria-haspopup': 'menu' as const,
    onClick: ({ currentTarget: anchor }: { currentTarget: HTMLElement }) =>
      setAsked({ kind, anchor }),
  });
  const places = milestones.map(({ key, name }) => ({
    label: name,
    icon: ArrowRightLeft,
    onSelect: () => onEdit({ kind: 'move', keys, to: key }),
  }));
  const audiences = [
    { audience: 'EXTERN', label: t('importing.everybody'), icon: Eye },
    { audience: 'INTERN', label: t('importing.team'), icon: Lock },
  ] as const;
  return (
    <div
      className="chosen-modules"
      role="toolbar"
      aria-label={t('importing.chosen', { count: keys.length })}
    >
      <strong>{t('words.modules', { count: keys.length })}</strong>
      <Button
        startIcon={<Combine />}
        disabled={keys.length < 2}
        onClick={() => onEdit({ kind: 'merge', keys })}
      >
        {t('importing.merge')}
        <kbd aria-hidden>M</kbd>
      </Button>
      <Button startIcon={<ArrowRightLeft />} {...ask('moveTo')}>
        {t('importing.moveTo')}
      </Button>
      <Button startIcon={<Eye />} {...ask('forWhom')}>
        {t('importing.forWhom')}
      </Button>
      <Button startIcon={<EyeOff />} onClick={() => onEdit({ kind: 'leaveOut', keys })}>
        {t('importing.leaveOut')}
      </Button>
      <IconButton size="small" aria-label={t('importing.chooseNone')} onClick={onNone}>
        <X />
      </IconButton>
      {asked !== null && (
        <ActionList
          label={t(`importing.${asked.kind}`)}
          anchor={asked.anchor}
          actions={
            asked.kind === 'moveTo'
              ? places
              : audiences.map(({ audience, ...action }) => ({
                  ...action,
                  onSelect: () => onEdit({ kind: 'audience', keys, audience }),
                }))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
