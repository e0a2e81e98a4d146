import { useEffect, useState, type ReactNode } from 'react';
import { Form, useRecordContext, useRefresh, useResourceContext, useUpdate } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useGivenName } from '../../../parts/conflict/useGivenName.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { FieldInput } from '../../../parts/fields/fieldInput.ts';
import { SettingsFoot } from './SettingsFoot.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type SettingProps<Value> = {
  /** The field of the record. */
  source: string;
  title: string;
  lead?: string;
  label: string;
  hint: string;
  input: FieldInput<Value>;
  /** Told what stands in it, as it begins and with each change. */
  onValue?: (value: Value) => void;
  /** Below the field. */
  children?: ReactNode;
};
type SettingRecord = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly revision?: string | null;
};
type TypedFields = Readonly<Record<string, unknown>>;
const nothing: TypedFields = {};

/**
 * A section of the settings for one field of the record around it: a form of react-admin that is
 * saved by its foot. Who leaves the page before finds it typed when they are back.
 */
export function Setting<Value>({
  source,
  title,
  lead,
  label,
  hint,
  input,
  onValue,
  children,
}: SettingProps<Value>): ReactNode {
  const t = useTexts();
  const resource = useResourceContext();
  const record = useRecordContext<SettingRecord>() as SettingRecord;
  const [update] = useUpdate();
  const refresh = useRefresh();
  const seen = record.revision ?? undefined;
  // What was saved here is told of the record a moment later; what is newer than that is shown.
  const [saved, setSaved] = useState<{ value: Value; over: string | undefined } | null>(null);
  const stored = saved !== null && saved.over === seen ? saved.value : (record[source] as Value);
  const unsent = useUnsent<TypedFields>(`setting.${source}`, nothing, undefined, seen);
  /** What the form begins with, how often it began, and what stands in it by now. */
  const [form, setForm] = useState(() => {
    const begins = (source in unsent.found ? unsent.found[source] : stored) as Value;
    return { begins, value: begins, times: 0 };
  });
  const begin = (value: Value) => setForm({ begins: value, value, times: form.times + 1 });
  // What comes meanwhile takes nothing away that is typed.
  if (!unsent.isTyped && !isAlike(form.begins, stored)) begin(stored);
  const { value } = form;
  useEffect(() => onValue?.(value), [onValue, value]);
  const meant = input.asSent?.(value) ?? value;
  const changed = !isAlike(meant, stored);
  const keep = (next: Value) => {
    // What is there now is what is written over.
    if (!unsent.isTyped) look(seen);
    unsent.type(source, next, stored);
  };
  const isStored = (next: Value) => {
    unsent.end();
    setSaved({ value: next, over: seen });
  };
  const { look, give, dialog } = useGivenName({
    ...{ name: title, what: label },
    // What was left unsaved here is based on what was seen then.
    seen: unsent.basedOn() ?? seen,
    send: async (_, basedOn) =>
      update(
        resource,
        {
          ...{ id: record.id, data: { [source]: meant } },
          previousData: { ...record, [source]: stored },
          meta: { basedOn },
        },
        { returnPromise: true },
      ),
    tell: (theirs) => input.tell(t, theirs as Value),
    onKeepMine: () => void submit(),
    onTakeTheirs: (_, theirs) => isStored(theirs as Value),
    onEdit:
      input.ofWords &&
      ((words) => {
        const both = input.ofWords?.(words) as Value;
        keep(both);
        begin(both);
      }),
  });
  const { submit, submitting, error } = useSubmit(async () => {
    if (!(await give(input.tell(t, meant)))) return;
    isStored(meant);
    void refresh();
  });
  return (
    <Form
      record={{ id: record.id, [source]: form.begins, begun: form.times }}
      noValidate
      disableInvalidFormNotification
      onSubmit={() => (changed ? submit() : undefined)}
    >
      <SettingsSection title={title} {...(lead !== undefined && { lead })}>
        <SettingField
          {...{ source, label, hint, input }}
          onChange={(next) => {
            keep(next);
            setForm({ ...form, value: next });
          }}
        />
        {children}
        {dialog}
        {error !== null && <DialogError>{error}</DialogError>}
        <SettingsFoot
          changed={changed}
          fits={input.mistake?.(value) === undefined}
          saving={submitting}
          saved={saved !== null}
          onDiscard={() => {
            unsent.end();
            begin(stored);
          }}
        />
      </SettingsSection>
    </Form>
  );
}

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
