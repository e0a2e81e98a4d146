import type { ThemeOptions } from '@mui/material/styles';
import { fields } from './fields.ts';
import { overlays } from './overlays.ts';

const icon = {
  '& .MuiButton-startIcon, & .MuiButton-endIcon': {
    margin: 0,
    '& > *': { fontSize: 16, width: 16, height: 16 },
  },
};

/** Waymark's look of MUI's components (LOOK, "Into MUI 9 and react-admin 5"). */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { background: 'var(--canvas)', color: 'var(--ink)', font: 'var(--t-13)' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: '2px' } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 'var(--ctl)',
        padding: '0 12px',
        gap: '6px',
        borderRadius: 'var(--r-2)',
        whiteSpace: 'nowrap',
        ...icon,
        '&.Mui-disabled': {
          color: 'var(--ink-off)',
          background: 'var(--sunken)',
          borderColor: 'transparent',
        },
        variants: [
          { props: { size: 'small' }, style: { height: 28, padding: '0 8px', fontSize: 13 } },
          {
            props: { variant: 'text' },
            style: {
              color: 'var(--ink-2)',
              '&:hover': { background: 'var(--hover)', color: 'var(--ink)' },
              '&.Mui-disabled': { background: 'transparent' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: '1px solid var(--line-2)',
              background: 'var(--surface)',
              color: 'var(--ink)',
              '&:hover': { background: 'var(--hover)', borderColor: 'var(--line-2)' },
              '& .MuiButton-startIcon': { color: 'var(--ink-2)' },
              // What it opens is open.
              '&[aria-pressed="true"]': {
                background: 'var(--brand-tint)',
                borderColor: 'var(--brand-line)',
                '& .MuiButton-startIcon': { color: 'inherit' },
              },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              border: '1px solid var(--brand-line)',
              background: 'var(--brand-fill)',
              color: 'var(--brand-on)',
              '&:hover': { background: 'var(--brand-hover)' },
              '&:active': { background: 'var(--brand-press)' },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              border: '1px solid var(--danger-fill)',
              background: 'var(--danger-fill)',
              color: 'var(--danger-on)',
              '&:hover': { background: 'var(--danger-fill)' },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 28,
        height: 28,
        padding: 0,
        borderRadius: 'var(--r-2)',
        color: 'var(--ink-3)',
        '&:hover, &[aria-haspopup][aria-expanded="true"]': {
          background: 'var(--hover)',
          color: 'var(--ink)',
        },
        '& svg': { width: 16, height: 16 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: 'var(--line-2)' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--brand-tint)' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--row)',
        padding: '0 12px',
        borderBottom: 'var(--border)',
        font: 'var(--t-13)',
        color: 'var(--ink)',
      },
      head: {
        height: 'var(--head)',
        font: 'var(--t-12)',
        fontWeight: 500,
        color: 'var(--ink-3)',
        borderBottom: '1px solid var(--line-2)',
        background: 'var(--surface)',
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        color: 'inherit',
        '&.Mui-active': { color: 'var(--ink)' },
        '& .MuiTableSortLabel-icon': { fontSize: 14 },
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { height: 28, borderRadius: 'var(--r-2)', font: 'var(--t-12)' } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, background: 'var(--sunken)' },
      bar: {
        borderRadius: 2,
        background: 'var(--brand-line)',
        transition: 'transform var(--slow) var(--ease)',
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--row)' },
      indicator: { height: 2, background: 'var(--brand-line)' },
      list: { gap: 20 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 'var(--row)',
        minWidth: 0,
        padding: 0,
        font: 'var(--t-13)',
        fontWeight: 500,
        color: 'var(--ink-2)',
        textTransform: 'none',
        '&.Mui-selected': { color: 'var(--ink)' },
      },
    },
  },
  ...fields,
  ...overlays,
};
