import { Button, IconButton, TextField } from '@mui/material';
import { ArrowDownToLine, Asterisk, Clock, Eye, Trash2, User, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PickerPanel } from '../../../../parts/personPicker/PickerPanel.tsx';
import { PickerPopover } from '../../../../parts/personPicker/PickerPopover.tsx';
import type { PickerOptions } from '../../../../parts/people/useChoices.ts';
import { useTexts } from '../../../../base/texts/index.ts';
import type { Values } from './acts.ts';
import { daysTyped } from './typed.ts';

type SheetBarProps = {
  count: number;
  people: PickerOptions;
  onFillDown: () => void;
  onSet: (values: Partial<Values>) => void;
  onTurn: (column: 'mandatory' | 'seenBy') => void;
  onDelete: () => void;
  onNone: () => void;
};

/** What can be done with several chosen rows; floats at the bottom. */
export function SheetBar({
  count,
  people,
  onFillDown,
  onSet,
  onTurn,
  onDelete,
  onNone,
}: SheetBarProps): ReactNode {
  const t = useTexts();
  const [asked, setAsked] = useState<{ kind: 'assignee' | 'days'; anchor: HTMLElement } | null>(
    null,
  );
  const close = () => setAsked(null);
  const set = (values: Partial<Values>) => {
    close();
    onSet(values);
  };
  return (
    <div className="sheet-bar" role="toolbar" aria-label={t('sheet.rows', { count })}>
      <strong>{t('sheet.rows', { count })}</strong>
      <Button startIcon={<ArrowDownToLine />} onClick={onFillDown}>
        {t('sheet.fillDown')}
        <kbd>{t('sheet.fillDownKey')}</kbd>
      </Button>
      <Button
        startIcon={<User />}
        onClick={({ currentTarget: anchor }) => setAsked({ kind: 'assignee', anchor })}
      >
        {t('sheet.assignee')}
      </Button>
      <Button
        startIcon={<Clock />}
        onClick={({ currentTarget: anchor }) => setAsked({ kind: 'days', anchor })}
      >
        {t('sheet.days')}
      </Button>
      <Button startIcon={<Asterisk />} onClick={() => onTurn('mandatory')}>
        {t('sheet.mandatory')}
      </Button>
      <Button startIcon={<Eye />} onClick={() => onTurn('seenBy')}>
        {t('sheet.seenBy')}
      </Button>
      <Button startIcon={<Trash2 />} onClick={onDelete}>
        {t('words.delete')}
      </Button>
      <IconButton aria-label={t('sheet.chooseNone')} onClick={onNone}>
        <X />
      </IconButton>
      <PickerPopover
        open={asked !== null}
        anchorEl={asked?.anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {asked?.kind === 'assignee' ? (
          <PickerPanel
            label={t('sheet.assigneeOfRows', { count })}
            value={null}
            options={people}
            onPick={(assignee) => set({ assignee })}
            invite={false}
            clearable
          />
        ) : (
          <DaysOfRows count={count} onSet={(dueInDays) => set({ dueInDays })} />
        )}
      </PickerPopover>
    </div>
  );
}

function DaysOfRows({
  count,
  onSet,
}: {
  count: number;
  onSet: (days: number | null) => void;
}): ReactNode {
  const t = useTexts();
  const [text, setText] = useState('');
  const days = daysTyped(text);
  return (
    <form
      className="sheet-days"
      onSubmit={(event) => {
        event.preventDefault();
        if (days !== undefined) onSet(days);
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={t('sheet.daysOfRows', { count })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={days === undefined}
        helperText={t(days === undefined ? 'sheet.dueInDaysRefused' : 'sheet.daysHint')}
      />
    </form>
  );
}
