import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageFor } from '@waymark/look';
import { App, askForPage } from './shell/App.tsx';
import { isDoor } from './shell/doors/isDoor.ts';
import { fromDevice } from './base/api/queryCache.ts';
import { wire } from './base/api/wire.ts';
import { isOfPortal } from './base/session/isOfPortal.ts';
import './parts/install/offered.ts';
import { speak } from './base/texts/language.ts';
import '@fontsource-variable/inter/wght.css';
import '@waymark/look/tokens.css';
import '@waymark/look/avatar.css';
import './base/page/measures.css';
import './base/page/base.css';

// Who reads is not known yet: until then as the browser says. Where its words do not come, English
// stands in.
speak(languageFor(null)).catch(() => undefined);
/** What is on the device is drawn at once and whole; before what travels stands its shape. */
let ready: Promise<unknown> | undefined;
if (isOfPortal(location.pathname)) {
  const page = askForPage(location.pathname);
  if (fromDevice) ready = page;
  // It travels while the page is drawn for the first time; what comes of it is told to whoever asks
  // for it next. An invitation and the setting of mails are for people who may have no session.
  if (!isDoor(location.pathname)) wire.session.accessToken().catch(() => undefined);
}

const draw = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (ready === undefined) draw();
else void ready.then(draw);
