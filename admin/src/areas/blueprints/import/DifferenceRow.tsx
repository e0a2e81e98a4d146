import { Checkbox } from '@mui/material';
import type { ImportChange } from '@waymark/api';
import type { DurationUnit, TaskSeenBy } from '@waymark/events';
import type { WordedMail } from '@waymark/events/wordedMails';
import { formatDate } from '@waymark/look';
import { ArrowRightLeft, Minus, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { markOf } from './markOf.ts';

const MARKS = { added: Plus, moved: ArrowRightLeft, changed: Pencil, removed: Minus } as const;

type DifferenceRowProps = {
  change: ImportChange;
  accepted: boolean;
  lit: boolean;
  onAccept: (accepted: boolean) => void;
  onLight: (key: string | null) => void;
};

/** One change, with its mark, what it is about and what was before. */
export function DifferenceRow({
  change,
  accepted,
  lit,
  onAccept,
  onLight,
}: DifferenceRowProps): ReactNode {
  const t = useTexts();
  const { what, item, tasks, fields } = change;
  const sign = markOf(change);
  const Mark = MARKS[sign];
  const name = nameOf(t, change);
  return (
    <li
      className={`difference-row is-${sign}`}
      data-lit={lit || undefined}
      onMouseEnter={() => onLight(item)}
      onMouseLeave={() => onLight(null)}
    >
      <Checkbox
        size="small"
        checked={accepted}
        onChange={(_, checked) => onAccept(checked)}
        onFocus={() => onLight(item)}
        slotProps={{ input: { 'aria-label': t(`difference.accept_${sign}`, { name }) } }}
      />
      <Mark role="img" aria-label={t(`difference.sign_${sign}`)} />
      <div>
        <p>
          {name} <small>{t(`difference.what_${what}`)}</small>
          {tasks > 0 && <small>{t('words.tasks', { count: tasks })}</small>}
        </p>
        {fields.map(({ field, from, to }) => (
          <p key={field} className="difference-field">
            <span>{t(`difference.field_${field}`)}</span>
            {from !== null && <del>{valueOf(t, field, from)}</del>}
            {to !== null && <ins>{valueOf(t, field, to)}</ins>}
          </p>
        ))}
      </div>
    </li>
  );
}

/** A mail is named by its kind. */
const nameOf = (t: T, { what, name }: ImportChange): string =>
  what === 'mail' ? t(`emails.${name as WordedMail}`) : name || t(`difference.unnamed_${what}`);

type Field = ImportChange['fields'][number]['field'];

const valueOf = (t: T, field: Field, value: string): string => {
  switch (field) {
    case 'audience':
      return t(value === 'INTERN' ? 'importing.team' : 'importing.everybody');
    case 'mandatory':
      return t(value === 'true' ? 'difference.yes' : 'difference.no');
    case 'seenBy':
      return t(`task.seenBy_${value as TaskSeenBy}`);
    case 'duration': {
      const [amount, unit] = value.split(' ');
      return t(`task.takes_${unit as DurationUnit}`, { count: Number(amount) });
    }
    case 'dueInDays':
      return t('importing.days', { count: Number(value) });
    case 'start':
    case 'end':
      return formatDate(value);
    default:
      return value;
  }
};
