import type { ThemeOptions } from '@mui/material/styles';

/** The ground of what floats, and what is under the pointer there. */
export const raised = { background: 'var(--raised)', '--hover': 'var(--raised-hover)' };
const floating = { ...raised, boxShadow: 'var(--overlay)', borderRadius: 'var(--r-3)' };

/** Looks of all that floats, and so has the one shadow: menus, dialogs, tooltips, toasts. */
export const overlays: NonNullable<ThemeOptions['components']> = {
  MuiMenu: {
    styleOverrides: { paper: { ...floating, minWidth: 176, marginTop: 4 }, list: { padding: 4 } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '4px 8px',
        gap: 8,
        borderRadius: 'var(--r-2)',
        font: 'var(--t-13)',
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--brand-tint)' },
        '& > svg': { flex: 'none', width: 16, height: 16, color: 'var(--ink-3)' },
        '@media (width >= 600px)': { minHeight: 32 },
      },
    },
  },
  MuiListItemIcon: {
    styleOverrides: {
      root: { '&&': { minWidth: 0 }, color: 'var(--ink-3)', '& svg': { width: 16, height: 16 } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...raised,
        boxShadow: 'var(--overlay)',
        borderRadius: 'var(--r-4)',
        margin: 24,
        minWidth: 'min(var(--menu-w) * 1.5, 100vw - 48px)',
      },
      paperFullScreen: { margin: 0, borderRadius: 0 },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { background: 'var(--scrim)' },
      invisible: { background: 'transparent' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: {
        background: 'var(--inverse)',
        color: 'var(--on-inverse)',
        font: 'var(--t-12)',
        padding: '6px 8px',
        borderRadius: 'var(--r-2)',
      },
    },
  },
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
    styleOverrides: {
      root: {
        // On a phone it stands above the foot of a page or sheet: what was refused can be tried
        // again at once.
        '@media (width < 600px)': { '&&': { bottom: 'calc(var(--nav-h) + var(--s-4))' } },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        minWidth: 0,
        padding: '4px 16px',
        background: 'var(--inverse)',
        color: 'var(--on-inverse)',
        font: 'var(--t-13)',
        boxShadow: 'var(--overlay)',
        borderRadius: 'var(--r-3)',
        '&&.RaNotification-warning': { background: 'var(--inverse)', color: 'var(--on-inverse)' },
        '&&.RaNotification-error': { background: 'var(--danger-fill)', color: 'var(--danger-on)' },
        '& .MuiButton-root, & .MuiButton-root:hover': {
          color: 'inherit',
          background: 'transparent',
          textDecoration: 'underline',
        },
      },
    },
  },
};
