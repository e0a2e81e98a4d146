/** Files of what is said. */
export const files = {
  files: 'Files',
  attached: 'Files that go with it',
  attach: 'Attach files',
  choose: 'Files from this device',
  going: '%{name} is being brought',
  drop: 'Do not send %{name}',
  keep: 'Keep %{name}',
  erased: 'A file was here; it was erased.',
  tooMany: 'At most %{most} files go with one message.',
  tooLarge:
    'A file may have at most %{most}. Make it smaller, or share it elsewhere and write its link.',
} as const;
