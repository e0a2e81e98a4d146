import type { ConversationRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { AlarmClock } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { isLater } from './groups.ts';
import { inFourHours, morningOf, tomorrowMorning } from './putOff.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { todayHere } from '../../../base/dates/useToday.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';

/** Puts a conversation off: four hours, tomorrow at eight, or a date; `L` does so too. */
export function LaterButton({ row }: { row: ConversationRow }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'date' | null>(null);
  const [date, setDate] = useState('');
  const send = useCommand();
  const offerUndo = useUndoToast();
  useKey('later', () => setOpen('menu'));
  const { planId: processId, taskId, putOffUntil } = row;
  const put = async (until: string | null) => {
    setOpen(null);
    try {
      await send('PutOffConversation', { processId, taskId, until });
    } catch {
      return;
    }
    if (until === null) return;
    offerUndo(t('inbox.putOffUntil', { when: formatDateTime(until) }), () => void put(null));
  };
  const fits = date > todayHere();
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('inbox.putOff')}
        title={t('inbox.putOff')}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        aria-keyshortcuts="L"
        onClick={() => setOpen('menu')}
      >
        <AlarmClock />
      </IconButton>
      <Menu
        open={open === 'menu'}
        anchorEl={() => button.current}
        onClose={() => setOpen(null)}
        slotProps={{ list: { 'aria-label': t('inbox.putOff') } }}
      >
        <MenuItem onClick={() => void put(inFourHours(new Date()))}>{t('inbox.hours4')}</MenuItem>
        <MenuItem onClick={() => void put(tomorrowMorning(new Date()))}>
          {t('inbox.tomorrow')}
        </MenuItem>
        <MenuItem onClick={() => setOpen('date')}>{t('inbox.onDate')}</MenuItem>
        {isLater(row) && putOffUntil !== null && (
          <MenuItem onClick={() => void put(null)}>{t('inbox.now')}</MenuItem>
        )}
      </Menu>
      {open === 'date' && (
        <Dialog
          title={t('inbox.putOffTitle')}
          onClose={() => setOpen(null)}
          onSubmit={() => fits && void put(morningOf(date))}
          actions={
            <>
              <Button variant="outlined" onClick={() => setOpen(null)}>
                {t('words.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={!fits}>
                {t('inbox.putOff')}
              </Button>
            </>
          }
        >
          <DateField
            autoFocus
            label={t('inbox.date')}
            value={date}
            min={todayHere()}
            onChange={setDate}
          />
        </Dialog>
      )}
    </>
  );
}
