import type { Payload } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useLanguage } from '../../../base/texts/index.ts';

type Wanted = Pick<Payload<'CreateBlueprint'>, 'blueprintId' | 'template'> & {
  readonly name: string;
};

/** A ready plan is in the language of whoever makes it (PRODUCT 5.2). */
export const newBlueprint = (
  { name, ...wanted }: Wanted,
  language: Language,
): Payload<'CreateBlueprint'> => ({ ...wanted, name: name.trim(), language });

/** Makes a blueprint, in the language that is spoken. What is refused is thrown. */
export function useNewBlueprint(): (wanted: Wanted) => Promise<unknown> {
  const send = useCommand({ quiet: true });
  const language = useLanguage();
  return (wanted) => send('CreateBlueprint', newBlueprint(wanted, language));
}
