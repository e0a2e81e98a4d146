/** Files of what is said. */
export const files = {
  files: 'Files',
  attached: 'Attached files',
  attach: 'Attach files',
  choose: 'Files from this device',
  going: 'Uploading %{name}',
  checking: 'Checking %{name}',
  beingChecked: 'Being checked',
  drop: 'Remove %{name}',
  keep: 'Download',
  erased: 'A file was here. It was erased.',
  tooMany: 'One message can have at most %{most} files.',
  tooLarge:
    'A file can have at most %{most}. Make it smaller, or share it elsewhere and paste the link.',
} as const;
