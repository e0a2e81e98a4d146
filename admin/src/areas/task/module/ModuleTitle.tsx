import type { ModuleRow, PlanRef } from '@waymark/api';
import type { ReactNode } from 'react';
import { InlineText } from '../../../parts/references/InlineText.tsx';
import { useAutosave } from '../../../parts/autosave/index.ts';
import { FieldConflict } from '../../../parts/conflict/index.ts';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { EditableRichText } from '../../../parts/richText/index.ts';
import { inWords } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ModuleWordsProps = { module: ModuleRow; plan: PlanRef };

/** The module's title, edited where it stands. */
export function ModuleTitle({
  module,
  plan,
  of,
}: ModuleWordsProps & {
  /** What it is a module of. */
  of: string | undefined;
}): ReactNode {
  const t = useTexts();
  const field = useAutosave({
    thing: { plan, part: 'module', id: module.id, field: 'title' },
    of: module.title,
    value: module.written?.title ?? module.title,
    basedOn: module.planRevision,
  });
  return (
    <div className="module-title">
      <PageHeading className="visually-hidden" text={inWords(module.title)} of={of} />
      <InlineText field={field} label={t('words.title')} plan={plan} />
      <FieldConflict field={field} what={t('words.title')} of={module.title} format="text" />
    </div>
  );
}

/** What the module is about, in rich text. */
export function ModuleDescription({ module, plan }: ModuleWordsProps): ReactNode {
  const t = useTexts();
  const written = module.written?.description ?? module.description;
  const field = useAutosave({
    thing: { plan, part: 'module', id: module.id, field: 'description' },
    of: module.title,
    value: written,
    basedOn: module.planRevision,
  });
  return (
    <div className="module-description">
      <EditableRichText
        value={field.value}
        reads={field.value === written ? module.description : undefined}
        plan={plan}
        label={t('words.description')}
        placeholder={t('module.addDescription')}
        onChange={field.type}
        onLeave={field.flush}
      />
      <FieldConflict field={field} what={t('words.description')} of={module.title} format="html" />
    </div>
  );
}
