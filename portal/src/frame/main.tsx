import './session.ts';
import { languageFor } from '@waymark/look';
import { createRoot } from 'react-dom/client';
import { keepIn } from '../parts/form/draftStorage.ts';
import { ownLines } from '../base/offline/ownLines.ts';
import { speak } from '../base/texts/language.ts';
import { address } from './address.ts';
import { DemoForm } from './DemoForm.tsx';
import { FramePage, type FirstTicketResult } from './FramePage.tsx';
import { frameSession } from './session.ts';
import '@fontsource-variable/inter/wght.css';
import '@waymark/look/tokens.css';
import '../base/page/measures.css';
import '../base/page/base.css';
import '../parts/form/form.css';
import './frame.css';

// A ticket is good once: nothing of it stays in the address, or in the history of whoever holds the
// frame.
history.replaceState(null, '', location.pathname + location.search);
const words = speak(languageFor(null)).catch(() => undefined);

/** Takes the ticket. What can't be known here is told on the page. */
const begun = (): Promise<FirstTicketResult> =>
  frameSession()
    .enter(address.ticket)
    .then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    );

const beginning = address.isDemo ? undefined : await begun();
await Promise.all([words, ownLines.ready]);
keepIn(ownLines);
document.documentElement.lang = languageFor(null);
createRoot(document.getElementById('root')!).render(
  beginning === undefined ? <DemoForm /> : <FramePage beginning={beginning} />,
);
