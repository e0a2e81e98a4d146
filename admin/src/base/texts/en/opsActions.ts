/** What an operator may do. */
export const opsActions = {
  rebuild: 'Rebuild',
  verify: 'Verify',
  pause: 'Pause',
  resume: 'Resume',
  swap: 'Swap in',
  rollback: 'Roll back',
  cancel: 'Cancel',
  retry: 'Retry',
  discard: 'Discard',
} as const;
