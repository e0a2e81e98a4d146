import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { tokenValue } from '@waymark/look';
import type { Scheme, TokenName } from '@waymark/look';
import { components } from './components.ts';

const DURATIONS = { fast: 120, base: 180, slow: 240 };
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/**
 * Waymark's tokens as a MUI theme. MUI's palette computes with its colours and so takes literals
 * (`tokenValue`, proven equal to tokens.css); everything else says `var(--…)`.
 */
export function makeTheme(scheme: Scheme): Theme {
  const value = (name: TokenName): string => tokenValue(name, scheme);
  const plain = (name: TokenName) => ({
    main: value(name),
    dark: value(name),
    light: value(name),
    contrastText: value('surface'),
  });
  return createTheme({
    palette: {
      mode: scheme,
      contrastThreshold: 4.5,
      primary: {
        main: value('brand-fill'),
        dark: value('brand-hover'),
        light: value('brand-tint-2'),
        contrastText: value('brand-on'),
      },
      secondary: plain('ink-2'),
      error: {
        main: value('stuck'),
        dark: value('danger-fill'),
        light: value('stuck-tint'),
        contrastText: value('danger-on'),
      },
      warning: plain('paused'),
      success: plain('done'),
      info: plain('active'),
      background: { default: value('canvas'), paper: value('surface') },
      text: { primary: value('ink'), secondary: value('ink-2'), disabled: value('ink-off') },
      divider: value('line'),
      action: {
        hover: value('hover'),
        selected: value('brand-tint'),
        disabled: value('ink-off'),
        disabledBackground: value('sunken'),
      },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 13,
      htmlFontSize: 16,
      body1: lines(13, 20),
      body2: lines(13, 20),
      h1: lines(32, 40, 600),
      h2: lines(24, 32, 600),
      h3: lines(20, 28, 600),
      h4: lines(16, 24, 600),
      h5: lines(14, 20, 600),
      h6: lines(13, 20, 600),
      subtitle1: lines(13, 20, 500),
      subtitle2: lines(12, 16, 500),
      caption: lines(12, 16),
      button: { ...lines(13, 20, 500), textTransform: 'none', letterSpacing: 0 },
    },
    shadows: ['none', ...Array.from({ length: 24 }, () => 'var(--overlay)')] as Theme['shadows'],
    transitions: {
      duration: {
        shortest: DURATIONS.fast,
        shorter: DURATIONS.fast,
        short: DURATIONS.fast,
        standard: DURATIONS.base,
        complex: DURATIONS.slow,
        enteringScreen: DURATIONS.base,
        leavingScreen: DURATIONS.fast,
      },
      easing: { easeInOut: EASE, easeOut: EASE, easeIn: EASE, sharp: EASE },
    },
    components,
  });
}

const lines = (size: number, height: number, weight = 400) => ({
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  fontWeight: weight,
  letterSpacing: size >= 20 ? 'var(--track-tight)' : 0,
});

export const lightTheme = makeTheme('light');
export const darkTheme = makeTheme('dark');
