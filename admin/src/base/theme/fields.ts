import type { ThemeOptions } from '@mui/material/styles';
import { offered } from './offered.ts';
import { raised } from './overlays.ts';

const tick = {
  padding: 0,
  width: 24,
  height: 24,
  color: 'var(--control)',
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--brand-line)' },
  '& svg': { width: 18, height: 18 },
};

/** Inputs: 32 high, the label above and never floating, the ring as focus. */
export const fields: NonNullable<ThemeOptions['components']> = {
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      margin: 'none',
      size: 'small',
      slotProps: { inputLabel: { shrink: true } },
    },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        font: 'var(--t-12)',
        fontWeight: 500,
        color: 'var(--ink-2)',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink-2)' },
        '& b': { color: 'var(--ink)', fontWeight: 600 },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--ctl)',
        borderRadius: 'var(--r-2)',
        background: 'var(--surface)',
        font: 'var(--t-13)',
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--control)',
          top: 0,
        },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { border: '2px solid var(--focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--stuck)' },
        '&.MuiInputBase-multiline': { padding: '6px 10px', '& textarea': { padding: 0 } },
      },
      input: {
        height: 'auto',
        padding: '5px 10px',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } } },
  MuiSelect: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      select: { minHeight: '0 !important', lineHeight: '20px' },
      icon: { color: 'var(--ink-3)' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        font: 'var(--t-12)',
        color: 'var(--ink-3)',
        '&.Mui-disabled': { color: 'var(--ink-3)' },
        '&.Mui-error': { color: 'var(--stuck)' },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { filterOptions: offered },
    styleOverrides: {
      // As high as every other field. The room at the right is MUI's own: it depends on the buttons
      // that stand there.
      root: {
        '&&& .MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
        '&&& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '5px 10px' },
      },
      listbox: { padding: 4 },
      popper: {
        '&& .MuiAutocomplete-option': {
          minHeight: 32,
          padding: '4px 8px',
          borderRadius: 'var(--r-2)',
          overflowWrap: 'anywhere',
        },
        '&& .MuiAutocomplete-option.Mui-focused': { background: 'var(--hover)' },
      },
      paper: { ...raised, boxShadow: 'var(--overlay)', borderRadius: 'var(--r-3)', marginTop: 4 },
      noOptions: { padding: '8px 12px', color: 'var(--ink-2)' },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      // React-admin names the frame of the checkbox of a row, where a name belongs to the input.
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
    styleOverrides: { root: tick },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: tick } },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 28,
        height: 16,
        padding: 0,
        overflow: 'visible',
        '&&.MuiSwitch-sizeSmall': { width: 28, height: 16, padding: 0 },
      },
      switchBase: {
        '&&': { padding: 2 },
        '&&.Mui-checked': { transform: 'translateX(12px)', color: 'var(--surface)' },
        '&.Mui-checked + .MuiSwitch-track': {
          background: 'var(--brand-line)',
          borderColor: 'var(--brand-line)',
          opacity: 1,
        },
      },
      thumb: { '&&&': { width: 12, height: 12 }, boxShadow: 'none' },
      track: { borderRadius: 8, background: 'var(--control)', opacity: 1 },
    },
  },
};
