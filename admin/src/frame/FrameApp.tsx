import { CssBaseline } from '@mui/material';
import type { FrameReply } from '@waymark/api';
import { SignedOut, tellHolder } from '@waymark/client';
import { useEffect, useState, type ReactNode } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { queryClient } from '../base/dataProvider/queryClient.ts';
import { sentenceOf } from '../parts/dialogs/DialogError.tsx';
import { EmptyState } from '../parts/page/states.tsx';
import { Toasts } from '../parts/toasts/Toasts.tsx';
import { useTexts } from '../base/texts/index.ts';
import { useI18nProvider } from '../base/texts/language.ts';
import { darkTheme, lightTheme } from '../base/theme/theme.ts';
import { FramedBuilder } from './FramedBuilder.tsx';
import { dataProvider } from '../base/dataProvider/dataProvider.ts';
import { frameSession } from './session.ts';
import './frame.css';

/** What came of the ticket. */
export type TicketResult = { readonly reply?: FrameReply; readonly error?: unknown };

/** Which tasks ask for the form is told to nobody in a frame: it is not asked. */
const framedProvider = {
  ...dataProvider,
  getList: (resource: string, params: Parameters<DataProvider['getList']>[1]) =>
    resource === 'tasks'
      ? Promise.resolve({ data: [], total: 0 })
      : dataProvider.getList(resource, params),
} as DataProvider;

/** The builder in a frame of another site: open, or why it is not any more. */
export function FrameApp({ beginning: { reply, error } }: { beginning: TicketResult }): ReactNode {
  const i18nProvider = useI18nProvider();
  const [isOver, setOver] = useState(false);
  useEffect(() => frameSession().onEnd(() => setOver(true)), []);
  return (
    <MemoryRouter>
      <AdminContext
        dataProvider={framedProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline />
        <main className="builder-frame">
          {reply === undefined || isOver ? (
            <Closed error={error} />
          ) : (
            <Routes>
              <Route path="/" element={<FramedBuilder origin={reply.origin} />} />
              <Route path="*" element={<GoBack origin={reply.origin} />} />
            </Routes>
          )}
        </main>
        <Toasts />
      </AdminContext>
    </MemoryRouter>
  );
}

/** Whoever holds the frame says what comes next; until then the form stands there. */
function GoBack({ origin }: { origin: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    tellHolder(origin, { type: 'GO_BACK' });
    void navigate('/', { replace: true });
  }, [navigate, origin]);
  return null;
}

const Closed = ({ error }: { error: unknown }): ReactNode => {
  const t = useTexts();
  return (
    <EmptyState
      page
      sentence={t('embedding.notOpen')}
      hint={
        error === undefined || error instanceof SignedOut
          ? t('embedding.openAgain')
          : sentenceOf(error)
      }
    />
  );
};
