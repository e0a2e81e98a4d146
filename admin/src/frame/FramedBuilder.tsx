import type { FormDraftRow } from '@waymark/api';
import { tellHolder } from '@waymark/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCommand } from '../base/dataProvider/useCommand.ts';
import { Builder, fieldOfSingle, singleFieldOf, WithDraft } from '../areas/forms/index.ts';
import { useTexts } from '../base/texts/index.ts';
import { address } from './session.ts';

/** In pixels: room for canvas and panel, each of which scrolls by itself. */
const HEIGHT = 720;

/**
 * The form of this frame as it is being made; whoever holds the frame hears of what changes. @param
 * origin of who holds it
 */
export function FramedBuilder({ origin }: { origin: string }): ReactNode {
  const t = useTexts();
  const back = { to: '/back', label: t('words.back') };
  useEffect(() => tellHolder(origin, { type: 'FORM_HEIGHT', height: HEIGHT }), [origin]);
  return (
    <WithDraft formId={address.formId} back={back}>
      {(row, reread) => (
        <>
          <Told {...{ row, origin }} />
          <Builder key={row.id} {...{ row, reread, back }} embeds={false} />
        </>
      )}
    </WithDraft>
  );
}

/**
 * Tells of each change, and that nothing is asked; a form that holds nothing begins with the field
 * that the address names.
 */
function Told({
  row: { id: formId, definition, revision },
  origin,
}: {
  row: FormDraftRow;
  origin: string;
}): ReactNode {
  const send = useCommand({ quiet: true });
  const isEmpty = definition.fields.length === 0;
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    tellHolder(origin, { type: 'FORM_UPDATED' });
  }, [revision, origin]);
  const begins = useRef(singleFieldOf(address.begins));
  useEffect(() => {
    if (!isEmpty) return;
    const single = begins.current;
    begins.current = null;
    if (single === null) return tellHolder(origin, { type: 'EMPTY_FORM' });
    send('ChangeForm', { formId, fields: [fieldOfSingle(single)] }).catch(
      // Who makes the form sees that it is empty, and adds the field.
      () => tellHolder(origin, { type: 'EMPTY_FORM' }),
    );
  }, [isEmpty, formId, origin, send]);
  return null;
}
