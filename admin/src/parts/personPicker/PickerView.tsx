import { IconButton } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { ArrowLeft } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

type PickerViewProps = {
  title: string;
  /** One sentence about what is made or asked here. */
  lead: string;
  onBack: () => void;
  children: ReactNode;
};

/** A view of the picker beside its list: Back and Esc go up to that. */
export function PickerView({ title, lead, onBack, children }: PickerViewProps): ReactNode {
  const t = useTexts();
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  };
  return (
    <div className="picker-view" role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header>
        <IconButton size="small" aria-label={t('words.back')} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
        <h3 id={titleId}>{title}</h3>
      </header>
      <p>{lead}</p>
      {children}
    </div>
  );
}
