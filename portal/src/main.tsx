import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, askForPage } from './App.tsx';
import { languageFor, speak } from './texts/language.ts';
import '@fontsource-variable/inter/wght.css';
import '@waymark/look/tokens.css';
import '@waymark/look/avatar.css';
import './page/measures.css';
import './page/base.css';

// Who reads is not known yet: until then as the browser says.
void speak(languageFor(null));
if (location.pathname.startsWith('/portal')) askForPage(location.pathname);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
