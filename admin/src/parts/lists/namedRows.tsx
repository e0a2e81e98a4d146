import { useMemo, type ComponentProps, type ReactNode } from 'react';
import {
  DataTableBody,
  DataTableRow,
  I18nContextProvider,
  useI18nProvider,
  useRecordContext,
  type I18nProvider,
  type RaRecord,
} from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

/**
 * The body of a table whose checkboxes say which row they choose: react-admin has the same words
 * for each.
 * @param nameOf what a row is called
 */
export function namedRows<Row extends RaRecord<string>>(nameOf: (row: Row) => string) {
  function NamedRow(props: ComponentProps<typeof DataTableRow>): ReactNode {
    const t = useTexts();
    const provider = useI18nProvider();
    const row = useRecordContext<Row>();
    const name = row === undefined ? '' : nameOf(row);
    const naming = useMemo<I18nProvider>(
      () => ({
        ...provider,
        translate: (key, options) =>
          key === 'ra.action.select_row'
            ? t('words.chooseRow', { name })
            : provider.translate(key, options),
      }),
      [provider, t, name],
    );
    return (
      <I18nContextProvider value={naming}>
        <DataTableRow {...props} />
      </I18nContextProvider>
    );
  }
  return function NamedRows(props: ComponentProps<typeof DataTableBody>): ReactNode {
    return <DataTableBody {...props} row={NamedRow} />;
  };
}
