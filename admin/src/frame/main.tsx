import { address, frameSession } from './session.ts';
import { languageFor } from '@waymark/look';
import '@fontsource-variable/inter/opsz.css';
import '@waymark/look/tokens.css';
import '../base/theme/measures.css';
import '../shell/layout/layout.css';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../base/dataProvider/queryClient.ts';
import { speak } from '../base/texts/language.ts';
import { FrameApp, type TicketResult } from './FrameApp.tsx';

// A ticket is good once: nothing of it stays in the address, or in the history of whoever holds the
// frame.
history.replaceState(null, '', location.pathname + location.search);
// Who it is stands in the session; what else is known of them is told to no frame.
queryClient.setQueryDefaults(['me'], { enabled: false });

const words = speak(languageFor(null)).catch(() => undefined);
const beginning = await frameSession()
  .enter(address.ticket)
  .then(
    (reply): TicketResult => ({ reply }),
    (error: unknown): TicketResult => ({ error }),
  );
await words;
document.documentElement.lang = languageFor(null);
createRoot(document.getElementById('root')!).render(<FrameApp beginning={beginning} />);
