import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import '@fontsource-variable/inter/wght.css';
import '@waymark/look/tokens.css';
import '@waymark/look/avatar.css';
import './page/measures.css';
import './page/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
