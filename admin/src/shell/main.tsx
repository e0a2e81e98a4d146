import { languageFor } from '@waymark/look';
import '@fontsource-variable/inter/opsz.css';
import '@waymark/look/tokens.css';
import '@waymark/look/avatar.css';
import '../base/theme/measures.css';
import { StrictMode } from 'react';
import { keepFocus } from '@waymark/look/keepFocus';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { queryClient } from '../base/dataProvider/queryClient.ts';
import { speak, whenSpoken } from '../base/texts/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Where its texts cannot be loaded, English is better than nothing.
await speak(languageFor(null)).catch((error: unknown) => console.error(error));
// The history, and who somebody was, are told in the language that is spoken when they are read.
whenSpoken(() => void queryClient.invalidateQueries());
keepFocus();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
